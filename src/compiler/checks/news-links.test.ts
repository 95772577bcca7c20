import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "news/launch/facts.yaml";

describe("checkNewsLinks", () => {
  it("reports a link to a page or a template that does not exist", async () => {
    const content = new TestContent().set(facts, "link", "page:discovery");
    const [problem, ...others] = await content.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: `content/${facts}`,
      line: content.lineOf(facts, "link:"),
      field: "link",
      found: "'page:discovery'",
    });
    expect(problem?.expected).toMatch(/^did you mean 'page:discover'\?/);
  });

  it("accepts a page", async () => {
    expect(await new TestContent().set(facts, "link", "page:sessions").problems()).toEqual([]);
  });
});
