import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

function withThreeSteps(minutes: number): TestContent {
  const content = new TestContent().set(facts, "steps.3", undefined).set(facts, "minutes", minutes);
  for (const locale of locales) content.set(`inspirations/alpha/${locale}.yaml`, "steps.3", undefined);
  return content.set(facts, "steps.0.minutes", minutes - 10);
}

describe("checkStepCounts", () => {
  it("lets an activity of a quarter of an hour have three steps", async () => {
    expect(await withThreeSteps(15).problems()).toEqual([]);
  });

  it("reports three steps in a longer one", async () => {
    const content = withThreeSteps(16);
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "steps:",
        "steps",
        "3 entries",
        "write at least 4: only 15 minutes or less go with fewer",
      ),
    ]);
  });
});
