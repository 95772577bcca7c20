import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const file = "vocabulary/situations.yaml";

describe("checkSituationSlugs", () => {
  it("reports a slug that another situation has in the same language", async () => {
    const content = new TestContent().set(file, "tense.slug.fr", "stuck-fr");
    const [problem, ...others] = await content.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: `content/${file}`,
      field: "tense.slug.fr",
      found: "'stuck-fr'",
      expected: "write another slug: stuck has this one",
    });
  });

  it("lets two languages share a slug", async () => {
    const content = new TestContent().set(file, "tense.slug.fr", "stuck-de");
    expect(await content.problems()).toEqual([]);
  });

  it("reports one that is missing, and one that is no slug", async () => {
    const missing = new TestContent().set(file, "tense.slug.it", undefined);
    expect(await missing.problems()).toMatchObject([{ field: "tense.slug.it", expected: "write a text" }]);
    const accented = new TestContent().set(file, "tense.slug.it", "tensione-più");
    expect(await accented.problems()).toMatchObject([
      { field: "tense.slug.it", expected: "write lower-case letters without accents, digits and single hyphens" },
    ]);
  });
});
