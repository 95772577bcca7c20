import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const session = "sessions/gamma/facts.yaml";

describe("checkPossibleFacts", () => {
  it("reports a template that can be run nowhere", async () => {
    const content = new TestContent().set(session, "places", { onSite: "no", remote: "no", hybrid: "no" });
    expect(await content.problems()).toEqual([
      content.problemAt(session, "places:", "places", "no place at all", "write as-is or adapted for one of them"),
    ]);
  });

  it("takes a template that has to be adapted for the one place where it can be run", async () => {
    const content = new TestContent().set(session, "places", { onSite: "no", remote: "adapted", hybrid: "no" });
    expect(await content.problems()).toEqual([]);
  });

  it("reports parts that may all be left out, and takes one that stays", async () => {
    const content = new TestContent();
    for (let index = 1; index < 5; index += 1) content.set(session, `blocks.${index}.canSkip`, true);
    expect(await content.problems()).toEqual([]);
    content.set(session, "blocks.0.canSkip", true);
    expect(await content.problems()).toEqual([
      content.problemAt(
        session,
        "blocks:",
        "blocks",
        "canSkip: true in all",
        "remove it where the meeting needs the part",
      ),
    ]);
  });
});
