import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeEntry, openListing, someEntries } from "./test-index.ts";

const listing = openListing(someEntries);

describe("a keyword", () => {
  it.each([
    ["speedboat", ["Speedboat"]],
    ["SPEEDBOAT!", ["Speedboat"]],
    ["sailboats", ["Speedboat"]],
    ["anchor", ["Speedboat", "5 whys"]],
    ["boat", ["Retro of the boat", "Speedboat", "Who is who"]],
    ["delegating task", ["Eisenhower matrix"]],
    ["colleagues", ["Who is who"]],
    ["segelboot", ["Speedboat"]],
    ["drags", ["Speedboat"]],
  ])("finds whole words and their forms in all that a template says: %s", async (keyword, names) => {
    expect(await listing.find(keyword)).toEqual(names);
  });

  it.each([
    ["spe", ["Speedboat"]],
    ["eisenh", ["Eisenhower matrix"]],
    ["retrospecti", ["Speedboat"]],
    ["w", ["5 whys", "Who is who"]],
    ["pr", ["5 whys"]],
    ["ev", []],
    ["dri", ["Speedboat"]],
    ["anc", []],
    ["anch", ["5 whys", "Speedboat"]],
  ])("finds beginnings, short ones in names or else not in bodies: %s", async (keyword, names) => {
    expect((await listing.find(keyword)).sort()).toEqual([...names].sort());
  });

  it("finds what two letters begin in names alone, where there is any", async () => {
    const entries = [makeEntry("Retro"), makeEntry("Speedboat", { terms: ["Retrospective"], promise: "Real reasons" })];
    expect(await openListing(entries).find("re")).toEqual(["Retro"]);
  });

  it("takes no name for what begins like it from its second letter on", async () => {
    const entries = [makeEntry("Strategy"), makeEntry("Trail")];
    expect(await openListing(entries).find("tra")).toEqual(["Trail"]);
  });

  it("finds what begins so in names from other languages, unless it is too much", async () => {
    const boats = Array.from("abcdefghijklm", (letter) => makeEntry(letter, { foreignNames: [`Segel${letter}boot`] }));
    expect(await openListing(boats.slice(1)).find("segel")).toHaveLength(12);
    expect(await openListing(boats).find("segel")).toEqual([]);
  });

  it("finds four letters in bodies too, though another word comes after them", async () => {
    expect((await listing.find("anch fact")).sort()).toEqual(["5 whys", "Speedboat", "Who is who"]);
  });

  it("finds nothing by a stem of two or three letters", async () => {
    const entries = ["Diet plan", "Dynamo"].map((name) => makeEntry(name));
    expect(await openListing(entries).find("dying")).toEqual([]);
  });

  it.each([
    ["speed boat", "Speedboat"],
    ["speed-boat", "Speedboat"],
    ["checkout", "Speedboat"],
    ["check out", "Speedboat"],
    ["eisenhowermatrix", "Eisenhower matrix"],
    ["urgentimportant", "Eisenhower matrix"],
    ["rootcauseanalysis", "5 whys"],
    ["whoiswho", "Who is who"],
    ["fact colleagues matrixboat", "Who is who"],
  ])("finds words that are written as one or as two: %s", async (keyword, name) => {
    expect((await listing.find(keyword))[0]).toBe(name);
  });

  it.each(["check-in", "check in", "checkin"])(
    "puts what a word makes with a stop word before the word: %s",
    async (keyword) => {
      const entries = [
        makeEntry("Check"),
        makeEntry("Goodbye", { terms: ["Check-out"] }),
        makeEntry("Sky", { body: ["A check-in."] }),
      ];
      expect((await openListing(entries).find(keyword))[0]).toBe("Sky");
    },
  );

  it("puts both words in a name before the two as one in a foreign name", async () => {
    const entries = [makeEntry("Auto", { foreignNames: ["Speedboat"] }), makeEntry("Boat of speed")];
    expect(await openListing(entries).find("speed boat")).toEqual(["Boat of speed", "Auto"]);
  });

  it("finds a word of which a piece is a stop word, and then nothing else (R2.13)", async () => {
    const names = ["SWOT", "Say it with tulips"].map((name) => makeEntry(name));
    for (const keyword of ["S.W.O.T.", "s w o t"]) expect(await openListing(names).find(keyword)).toEqual(["SWOT"]);
    const spanish = openListing([makeEntry("5 porqués"), makeEntry("5 objetivos")], { locale: "es" });
    expect(await spanish.find("5 por qués")).toEqual(["5 porqués"]);
  });

  it("finds parts of a compound that it does not know", async () => {
    expect(await listing.find("speedboatpriorities")).toEqual(["Speedboat", "5 whys"]);
  });

  it("finds a first part of four letters", async () => {
    expect((await listing.find("taskpriorities")).sort()).toEqual(["5 whys", "Eisenhower matrix"]);
  });

  it("finds parts whose stems are shorter than they are, or end otherwise", async () => {
    const english = openListing([makeEntry("Secret story", { body: ["Everyone tells one."] })]);
    expect(await english.find("storytelling")).toEqual(["Secret story"]);
    const german = openListing([makeEntry("Ideen"), makeEntry("Workshop")], { locale: "de" });
    expect((await german.find("Ideenworkshop")).sort()).toEqual(["Ideen", "Workshop"]);
    const dutch = openListing([makeEntry("Visgraat"), makeEntry("Diagram")], { locale: "nl" });
    expect((await dutch.find("visgraatdiagram")).sort()).toEqual(["Diagram", "Visgraat"]);
  });

  it.each([
    ["the boat of the fact", ["Who is who"]],
    ["who is who", ["Who is who"]],
    ["is", ["Who is who"]],
  ])("leaves out stop words as long as there are others: %s", async (keyword, names) => {
    expect(await listing.find(keyword)).toEqual(names);
  });

  it.each([
    ["anchors problems", ["5 whys"]],
    ["matrix colleague pair", ["Speedboat", "Who is who", "Eisenhower matrix"]],
  ])("finds what has all words, or else what has most: %s", async (keyword, names) => {
    expect((await listing.find(keyword)).sort()).toEqual([...names].sort());
  });

  it("puts what is quick before what has the word in another name", async () => {
    const boat = makeEntry("Boat", { otherNames: ["Quick boat"], promise: "Quick, quicker" });
    const quick = makeEntry("Check", { qualities: ["quick"] });
    const listed = openListing([boat, quick]);
    expect(await listed.find("quick")).toEqual(["Check", "Boat"]);
    expect(await listed.find("quic")).toEqual(["Check", "Boat"]);
    expect(await listed.find("quick boat")).toEqual(["Boat"]);
  });

  it("puts a template first whose whole name was typed", async () => {
    const names = ["Retro of the month", "Retro of the year", "Retro"].map((name) => makeEntry(name));
    expect(await openListing(names).find("retro")).toEqual(["Retro", "Retro of the month", "Retro of the year"]);
    const checks = ["Check-in", "Check"].map((name) => makeEntry(name));
    expect(await openListing(checks).find("check")).toEqual(["Check", "Check-in"]);
  });

  it.each(["", "   ", "🎉", "…", "'"])("finds nothing without a word: %j", async (keyword) => {
    expect(await listing.find(keyword)).toEqual([]);
  });

  it("never throws, and marks texts without changing them, whatever is typed", async () => {
    const letters = fc.constantFrom(..."abdeopst 5-’<*+!.=éßשם🎉\u0301\u00ad");
    const keywords = fc.oneof(
      fc.string({ unit: "binary", maxLength: 100 }),
      fc.string({ unit: letters, maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(keywords, fc.string({ unit: letters }), async (keyword, text) => {
        const { ranked, highlight } = await listing.search(keyword);
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(ranked.every((position) => position >= 0 && position < 5)).toBe(true);
        const parts = highlight?.(text) ?? [{ text, isMatch: false }];
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it("marks what it found", async () => {
    const { highlight } = await listing.search("retrospectives sail drag");
    const marked = highlight?.("A retrospective: sailboats and drags").filter(({ isMatch }) => isMatch) ?? [];
    expect(marked.map(({ text }) => text)).toEqual(["retrospective", "sail", "drags"]);
  });

  it.each(["the boat", "r boat"])("marks nothing for a stop word or a single letter: %s", async (keyword) => {
    const { highlight } = await listing.search(keyword);
    const marked = highlight?.("The theme of a retro boat").filter(({ isMatch }) => isMatch) ?? [];
    expect(marked.map(({ text }) => text)).toEqual(["boat"]);
  });
});

it("marks nothing for a letter, so that no card is drawn anew", async () => {
  expect(await listing.search("s")).not.toHaveProperty("highlight");
});

describe("makeSearchIndex", () => {
  it("makes few parts of a small listing, and the same ones each time", () => {
    expect([...listing.parts.keys()]).toEqual(["index", "situations", "keys-0", "lists-0-0"]);
    expect(openListing(someEntries).parts).toEqual(listing.parts);
  });

  it("lists a template once for a word that it says twice", () => {
    const [once, twice] = ["A boat.", "A boat, a boat."].map((text) =>
      openListing([makeEntry("Name", { body: [text] })]),
    );
    expect(twice?.parts).toEqual(once?.parts);
  });

  it("cuts what is large, so that a word takes three parts of many", async () => {
    const syllables = ["ba", "ce", "di", "fo", "gu", "ha", "ke", "li", "mo", "nu"];
    const word = (number: number) =>
      Array.from(String(number).padStart(4, "0"), (digit) => syllables[Number(digit)]).join("");
    const entries = Array.from({ length: 4000 }, (_, number) =>
      makeEntry(word(number), { body: [`${word((number * 7) % 4000)} ${word((number * 3) % 4000)}`] }),
    );
    const large = openListing(entries, { locale: "it" });
    expect(large.parts.size).toBeGreaterThan(20);
    const sizes = [...large.parts.values()].map((content) => JSON.stringify(content).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect((await large.find(word(1234)))[0]).toBe(word(1234));
    expect(large.loaded.length).toBeLessThanOrEqual(4);
  });
});
