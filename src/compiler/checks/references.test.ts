import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";
const session = "sessions/gamma/facts.yaml";

describe("checkReferences", () => {
  it("reports a recommendation that does not exist", async () => {
    const content = new TestContent().set(facts, "recommendations.0", "inspiration:betta");
    const expected =
      "did you mean 'inspiration:beta'? Otherwise write one of: inspiration:alpha, inspiration:beta, inspiration:delta, session:gamma";
    expect(await content.problems()).toEqual([
      content.problemAt(facts, "inspiration:betta", "recommendations.0", "'inspiration:betta'", expected),
    ]);
  });

  it("reports a template that recommends itself", async () => {
    const content = new TestContent().set(facts, "recommendations.2", "inspiration:alpha");
    const expected = "write another template: this is the template itself";
    expect(await content.problems()).toEqual([
      content.problemAt(facts, "inspiration:alpha", "recommendations.2", "'inspiration:alpha'", expected),
    ]);
  });

  it("reports an activity of a block that is no inspiration", async () => {
    const content = new TestContent().set(session, "blocks.3.activities", ["gamma"]);
    expect(await content.problems()).toEqual([
      content.problemAt(session, "- gamma", "blocks.3.activities.0", "'gamma'", "write one of: alpha, beta, delta"),
    ]);
  });

  it("knows a template whose facts are broken", async () => {
    const content = new TestContent().set("inspirations/beta/facts.yaml", "activity", "x");
    expect((await content.problems()).map(({ file }) => file)).toEqual(["content/inspirations/beta/facts.yaml"]);
  });
});
