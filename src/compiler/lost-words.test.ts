import { describe, expect, it } from "vitest";
import { formatProblem, type Problem } from "./problem.ts";
import { readSource } from "./source-file.ts";

function problemsOf(text: string, file = "content/inspirations/alpha/en.yaml"): string[] {
  return readSource(file, text).problems.map((problem: Problem) => formatProblem({ ...problem, file: "" }));
}

const comment = "put quotes around a text that holds #; a comment stands on a line of its own";

describe("findLostWords", () => {
  it.each([
    ["promise: The #1 way to end a meeting\n", `:1  found a comment, '#1 way to end a meeting', ${comment}`],
    ["promise: The\n  team’s #1 way\n", `:2  found a comment, '#1 way', ${comment}`],
    ["promise: #1 way\n  to end\n", `:1  found a comment, '#1 way', ${comment}`],
    ["notes:\n  - |\n    Two\n  - Card #3\n", `:4  found a comment, '#3', ${comment}`],
    ["promise: &Co came\n", ":1  found an anchor, '&Co', put quotes around a text that begins with &"],
    ["promise: ! Ten minutes\n", ":1  found a tag, '!', put quotes around a text that begins with !"],
    ["promise: !Ten minutes\n", ":1  found a tag, '!Ten', put quotes around a text that begins with !"],
    ["notes: [a, !b c]\n", ":1  found a tag, '!b', put quotes around a text that begins with !"],
    ["promise:\n  *Ten minutes*\n", ":2  found an alias, '*Ten', put quotes around a text that begins with *"],
    ["promise: *Ten\n", ":1  found an alias, '*Ten', put quotes around a text that begins with *"],
  ])("reports once what YAML would leave out of %j (R1.1)", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it.each([
    "# All of it\nname: a\n  # here, too\npromise: b\n",
    'promise: "The #1 way, & so on! *Ten* &Co !now"\n',
    "promise: The number#1 way & so on! It’s Q&A\n",
    "do: |\n  The #1 way\n  &Co !now\n# Then\nsay: >-\n  Card #3\n",
  ])("leaves alone what loses nothing: %j", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it("lets facts have comments beside their values, and no tags", () => {
    expect(problemsOf("minutes: 5 # at most\n", "content/inspirations/alpha/facts.yaml")).toEqual([]);
    expect(problemsOf("level: !easy\n", "content/inspirations/alpha/facts.yaml")).toHaveLength(1);
  });
});
