import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const dutch = "inspirations/alpha/nl.yaml";

describe("checkLiterals", () => {
  it.each(["&nbsp;", "&amp;", "&#8209;"])("reports %s, which pages would show as it stands", async (code) => {
    const content = new TestContent().set(dutch, "promise", `Een${code}woord dat iedereen kan begrijpen`);
    expect(await content.problems()).toEqual([
      content.problemAt(dutch, "promise:", "promise", `'${code}'`, "write the character itself"),
    ]);
  });

  it.each(["{brand}", "{naam", "}"])("reports %s where nothing is filled in", async (braces) => {
    const content = new TestContent().set(dutch, "promise", `Een ${braces} woord dat iedereen kan begrijpen`);
    const [problem] = await content.problems();
    expect(problem).toMatchObject({ field: "promise", expected: "write no braces: nothing is filled in here" });
  });

  it("reports a misspelt brand, and not the brand, where it is filled in", async () => {
    const field = "title";
    const content = new TestContent().set("discover/nl.yaml", field, "Ontdek {brnad} nu");
    const expected = "write {brand}, or no braces";
    expect(await content.problems()).toEqual([
      content.problemAt("discover/nl.yaml", `${field}:`, field, "'{brnad}'", expected),
    ]);
    expect(await new TestContent().set("discover/nl.yaml", field, "Ontdek {brand} nu").problems()).toEqual([]);
  });
});
