import { describe, expect, it } from "vitest";
import { makeEntry, openListing } from "./test-index.ts";

describe("synonyms", () => {
  const synonyms = [
    ["retrospective", "debrief", "lessons learned"],
    ["delegate tasks", "pass on"],
    ["who is who", "introductions"],
  ];
  const entries = [
    makeEntry("Speedboat", { terms: ["Retrospective"] }),
    makeEntry("5 whys", { body: ["Sort the problems and the priorities."] }),
    makeEntry("Who is who", { body: ["One true fact of each colleague."] }),
    makeEntry("Eisenhower matrix", { body: ["Delegate tasks."] }),
  ];
  const withSynonyms = openListing(entries, { synonyms });

  it.each([
    ["debriefs", ["Speedboat"]],
    ["debreif", ["Speedboat"]],
    ["lesson learned", ["Speedboat"]],
    ["lessonslearned", ["Speedboat"]],
    ["pass on", ["Eisenhower matrix"]],
    ["introduction", ["Who is who"]],
  ])("lead to the templates that have another word of the group: %s", async (keyword, names) => {
    expect(await withSynonyms.find(keyword)).toEqual(names);
  });

  it("take a stop word after a hyphen for a part of the word: check-in, check-out (R2.13)", async () => {
    const groups = [
      ["check-in", "opening round"],
      ["check-out", "closing round"],
    ];
    const entries = [
      makeEntry("Door", { otherNames: ["Goodbye check"], terms: ["Check-out"] }),
      makeEntry("Sky", { terms: ["Check-in"] }),
    ];
    const rounds = openListing(entries, { synonyms: groups });
    expect(await rounds.find("opening round")).toEqual(["Sky"]);
    expect(await rounds.find("closing round")).toEqual(["Door"]);
  });

  it("are not said by the one word of them that is no stop word", async () => {
    const groups = [["introductions", "get to know each other"]];
    const entries = [
      makeEntry("Quiz", { body: ["They know it."] }),
      makeEntry("Round", { body: ["To get to know each other."] }),
    ];
    expect(await openListing(entries, { synonyms: groups }).find("introductions")).toEqual(["Round"]);
  });

  it("weigh as much as the place where the other word stands", async () => {
    const entries = [makeEntry("A", { body: ["A vote."] }), makeEntry("B", { terms: ["Vote"] })];
    expect(await openListing(entries, { synonyms: [["vote", "ballot"]] }).find("ballot")).toEqual(["B", "A"]);
  });

  it("of a name weigh less than a name", async () => {
    const entries = [makeEntry("Vote"), makeEntry("Dots", { otherNames: ["Ballot box"] })];
    expect(await openListing(entries, { synonyms: [["vote", "ballot"]] }).find("ballot")).toEqual(["Dots", "Vote"]);
  });

  it("count as a whole where all of their words are stop words", async () => {
    const round = makeEntry("Round", { body: ["Introductions."] });
    expect(await openListing([round], { synonyms: [["introductions", "who is who"]] }).find("who is who")).toEqual([
      "Round",
    ]);
  });

  it("are found when they are written as one", async () => {
    const rounds = openListing([makeEntry("Sky", { terms: ["Opening"] })], { synonyms: [["opening", "kick-off"]] });
    expect(await rounds.find("kickoff")).toEqual(["Sky"]);
  });
});
