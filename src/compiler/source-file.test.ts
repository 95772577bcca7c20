import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSource } from "./source-file.ts";
import { TestContent } from "./test-content.ts";

const contentFolder = path.resolve(import.meta.dirname, "../../content");

const text = `# a comment
name: Alpha
steps:
  - title: One
    do: Begin
  - title: Two
areas: { left: { label: L },
  right: { label: R } }
`;

describe("readSource", () => {
  const { source } = readSource("content/a.yaml", text);

  it.each([
    [["name"], 2],
    [["steps"], 3],
    [["steps", 0, "do"], 5],
    [["steps", 1, "title"], 6],
    [["areas", "right", "label"], 8],
  ])("knows that %j stands on line %i", (field, line) => {
    expect(source.problem(field, "x", "y").line).toBe(line);
  });

  it.each([
    [["missing"], 1],
    [["steps", 1, "do"], 6],
    [["steps", 7, "do"], 3],
    [["areas", "left", "hint"], 7],
  ])("points to the parent of %j, which is missing: line %i", (field, line) => {
    expect(source.problem(field, "x", "y").line).toBe(line);
  });

  it("reports a field that stands twice", async () => {
    const content = new TestContent();
    const file = "inspirations/alpha/facts.yaml";
    content.write(file, `${content.textOf(file)}tags: [agile]\n`);
    const problems = await content.problems();
    expect(problems.filter(({ found }) => found.includes("twice"))).toEqual([
      content.problemAt(file, "tags: [agile]", "tags", "a field that stands twice", "write each field once"),
    ]);
  });

  it("reports broken YAML at its line, and nothing else of that file", async () => {
    const content = new TestContent().write("inspirations/alpha/de.yaml", "slug: a\nname: 'open\npromise: x\n");
    const problems = await content.problems();
    expect(problems).toMatchObject([{ file: "content/inspirations/alpha/de.yaml", field: "" }]);
    expect(problems[0]?.found).toMatch(/^broken YAML/);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

describe("the two parsers", () => {
  // The other languages are written in the same way, and the thorough parser takes seconds for all.
  it("read the same from the content, of two languages", async () => {
    const names = await readdir(contentFolder, { recursive: true });
    for (const name of names.filter((each) => /(?<!\b(?:en|es|it|nl|pt))\.yaml$/.test(each))) {
      const written = await readFile(path.join(contentFolder, name), "utf8");
      expect((readSource(name, written).source as { raw: unknown }).raw, name).toEqual(parse(written));
    }
  });
});
