import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

describe("checkGroupSizes", () => {
  it("reports a group size that is upside down", async () => {
    const content = new TestContent().set(facts, "group", { from: 12, to: 4 });
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "group:",
        "group",
        "from 12 to 4",
        "write the smaller number first: { from: 4, to: 12 }",
      ),
    ]);
  });

  it("reports the same of groups within a step", async () => {
    const content = new TestContent()
      .set(facts, "group", { from: 5, to: 8 })
      .set(facts, "steps.1.who", "groups")
      .set(facts, "steps.1.groupsOf", { from: 5, to: 3 });
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "groupsOf:",
        "steps.1.groupsOf",
        "from 5 to 3",
        "write the smaller number first: { from: 3, to: 5 }",
      ),
    ]);
  });

  it("reports groups without a size", async () => {
    const content = new TestContent().set(facts, "steps.1.who", "groups");
    expect(await content.problems()).toMatchObject([
      { file: `content/${facts}`, field: "steps.1.groupsOf", found: "nothing" },
    ]);
  });

  it("reports groups that are larger than all who may be there", async () => {
    const content = new TestContent()
      .set(facts, "group", { from: 2, to: 3 })
      .set(facts, "steps.1.who", "groups")
      .set(facts, "steps.1.groupsOf", { from: 5, to: 8 });
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "groupsOf:",
        "steps.1.groupsOf",
        "groups of 5 or more, of at most 3 people",
        "write from: 3 or less",
      ),
    ]);
  });

  it("reports more groups than all who may be there could make", async () => {
    const content = new TestContent()
      .set(facts, "group", { from: 3, to: 11 })
      .set(facts, "steps.1.who", "groups")
      .set(facts, "steps.1.groupsOf", { from: 3, to: 8, count: 4 });
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "groupsOf:",
        "steps.1.groupsOf",
        "4 groups of 3 or more, of at most 11 people",
        "write from: 2 or less, or a smaller count",
      ),
    ]);
  });

  it("reports a size of groups where nobody works in groups", async () => {
    const content = new TestContent().set(facts, "steps.1.groupsOf", { from: 3, to: 5 });
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "groupsOf:",
        "steps.1.groupsOf",
        "a group size with 'who: everyone'",
        "remove it, or write who: groups",
      ),
    ]);
  });

  it("accepts any number of people and an open end", async () => {
    const content = new TestContent()
      .set(facts, "group", "any")
      .set("inspirations/beta/facts.yaml", "group", { from: 3 });
    expect(await content.problems()).toEqual([]);
  });
});
