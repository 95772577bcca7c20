import { describe, expect, it } from "vitest";
import { readSource } from "./source-file.ts";

const indentation = /^indent with two spaces a level/;

describe("adviseOnSyntax", () => {
  it.each<[string, string, number, RegExp]>([
    ["a tab", "steps:\n\t- title: x\n\t  do: y\n", 2, /^indent with two spaces, not with a tab$/],
    ["a list entry out of line", "steps:\n  - title: x\n    do: y\n - title: z\n    do: q\na: b\n", 4, indentation],
    ["a field out of line", "steps:\n  - title: x\n   do: y\n    say: w\n", 3, indentation],
    ["a file that begins indented", "  name: a\npromise: z\n", 2, indentation],
    ["a colon in a text", "name: a\npromise: One thing: two\n", 2, /^put quotes around a text that holds a colon$/],
    ["words after quotes", 'name: "One" and two\n', 1, /^put double quotes around the whole text/],
    ["a field without a colon", "name: a\npromise\nx: y\n", 2, /^write a colon and a space/],
    ["quotes that are not closed", "slug: a\nname: 'open\npromise: x\n", 4, /^close the quotation mark/],
    ["a bracket that is not closed", "a: [b\nc: d\n", 2, /^close the bracket/],
    ["a sign that YAML keeps to itself", "name: @one\n", 1, /^put quotes around a text that begins/],
    ["a backslash", 'name: "a\\qb"\n', 1, /^write \\\\ for a backslash$/],
    ["two documents", "a: b\n---\nc: d\n", 2, /^write valid YAML/],
  ])("says once what to write in place of %s", (_, text, line, advice) => {
    const { problems } = readSource("content/a.yaml", text);
    expect(problems).toMatchObject([{ line, found: expect.stringMatching(/^broken YAML/) }]);
    expect(problems[0]?.expected).toMatch(advice);
  });
});
