import { describe, expect, it } from "vitest";
import { makeEntry, openListing } from "./test-index.ts";

describe("the situations that a keyword tells of", () => {
  const situations = {
    angry: ["The team is angry", "conflict in the team", "they shout at each other"],
    tired: ["Everybody is tired", "the team fell asleep after lunch", "no energy"],
    stuck: ["We cannot decide", "the team decides nothing", "no decision again"],
  };
  const { search } = openListing([makeEntry("Starfish")], { situations });
  const likeliest = async (keyword: string) => {
    const told = [...(await search(keyword)).situations].sort(([, a], [, b]) => b - a);
    return told[0];
  };

  it.each([
    ["my team is so angry", "angry"],
    ["shouting", "angry"],
    ["asleep again", "tired"],
    ["why can’t we decide anything", "stuck"],
  ])("are known by words in any form, whatever the order: %s", async (keyword, id) => {
    expect((await likeliest(keyword))?.[0]).toBe(id);
  });

  it("are known while a word is being typed", async () => {
    expect((await likeliest("confl"))?.[0]).toBe("angry");
  });

  it("are the less likely, the more of the keyword nobody has said of them", async () => {
    const [, sure = 0] = (await likeliest("angry")) ?? [];
    const [, unsure = 0] = (await likeliest("angry penguins in zoos")) ?? [];
    expect(unsure).toBeLessThan(sure / 2);
  });

  it("are all alike for a word that is said of all, and none for what is said of none", async () => {
    const [, share = 1] = (await likeliest("team")) ?? [];
    expect(share).toBeLessThan(0.5);
    expect((await search("penguins")).situations.size).toBe(0);
  });
});
