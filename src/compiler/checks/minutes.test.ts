import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

describe("checkMinutes", () => {
  it("reports steps that do not add up to the declared length", async () => {
    const content = new TestContent().set(facts, "steps.2.minutes", 9);
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "minutes: 20",
        "minutes",
        "20",
        "write 24, or correct the steps: their minutes add up to 24",
      ),
    ]);
  });

  it("reports blocks that do not add up", async () => {
    const content = new TestContent().set("sessions/gamma/facts.yaml", "minutes", 60);
    expect(await content.problems()).toEqual([
      content.problemAt(
        "sessions/gamma/facts.yaml",
        "minutes: 60",
        "minutes",
        "60",
        "write 25, or correct the blocks: their minutes add up to 25",
      ),
    ]);
  });

  it("reports a step that is longer at its shortest", async () => {
    const content = new TestContent().set(facts, "steps.1.shortest", 6);
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "shortest: 6",
        "steps.1.shortest",
        "6 minutes",
        "write at most 5, the minutes of this part",
      ),
    ]);
  });
});
