import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

/** A template for so many people, whose second step of five minutes is this one. */
function withStep(group: object, step: object): TestContent {
  const content = new TestContent().set(facts, "group", group);
  for (const [name, value] of Object.entries(step)) content.set(facts, `steps.1.${name}`, value);
  return content;
}

const found = async (content: TestContent) => (await content.problems()).map(({ field, found: what }) => [field, what]);

describe("checkRunnableParts", () => {
  it.each([
    ["turns of all", { turns: { each: "person", seconds: 30 } }, { from: 2, to: 11 }, "5:30"],
    ["notes of all", { reads: { count: 4, per: "person", seconds: 8 } }, { from: 2, to: 10 }, "5:20"],
    [
      "turns and notes together",
      { turns: { each: "person", seconds: 20 }, reads: { count: 1, per: "person", seconds: 11 } },
      { from: 2, to: 10 },
      "5:10",
    ],
    ["notes of the whole meeting", { reads: { count: 31, per: "session", seconds: 10 } }, { from: 2, to: 10 }, "5:10"],
    [
      "turns in the largest group",
      { who: "groups", groupsOf: { from: 2, to: 4 }, turns: { each: "person", seconds: 76 } },
      { from: 2, to: 12 },
      "5:04",
    ],
    ["turns in pairs", { who: "pairs", turns: { each: "person", seconds: 151 } }, { from: 2, to: 12 }, "5:02"],
  ])("reports %s that take longer than the step", async (_, step, group, time) => {
    expect(await found(withStep(group, step))).toEqual([
      ["steps.1.minutes", `5, and ${time} of turns and reading with ${group.to} people`],
    ]);
  });

  it("counts the groups of the step before where each of them reports", async () => {
    const content = withStep({ from: 2, to: 12 }, { turns: { each: "group", seconds: 70 } })
      .set(facts, "steps.0.who", "groups")
      .set(facts, "steps.0.groupsOf", { from: 2, to: 3 });
    expect(await found(content)).toEqual([]);
    content.set(facts, "steps.1.turns.seconds", 76);
    expect(await found(content)).toEqual([["steps.1.minutes", "5, and 5:04 of turns and reading with 12 people"]]);
  });

  it("takes what fits to the second", async () => {
    expect(await found(withStep({ from: 2, to: 10 }, { turns: { each: "person", seconds: 30 } }))).toEqual([]);
  });

  it("reports turns of everybody in a meeting of any size, and leaves those in groups alone", async () => {
    const turns = { each: "person", seconds: 10 };
    expect(await found(withStep({ from: 2 }, { turns }))).toEqual([
      ["steps.1.turns", "a turn for each before all, with a group without an upper limit"],
    ]);
    expect(await found(withStep({ from: 2 }, { who: "groups", groupsOf: { from: 2, to: 4 }, turns }))).toEqual([]);
  });

  it("reports a group that the smallest meeting cannot make", async () => {
    expect(await found(withStep({ from: 1, to: 8 }, { who: "pairs" }))).toEqual([
      ["steps.1.who", "pairs of 2 or more, with 1 person"],
    ]);
    expect(await found(withStep({ from: 2, to: 8 }, { who: "groups", groupsOf: { from: 3, to: 5 } }))).toEqual([
      ["steps.1.who", "groups of 3 or more, with 2 people"],
    ]);
  });
});
