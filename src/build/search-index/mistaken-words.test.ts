import { describe, expect, it } from "vitest";
import { makeEntry, openListing, someEntries } from "./test-index.ts";

const listing = openListing(someEntries);

describe("a word with a mistake", () => {
  it.each(["speedbaot", "spedboat", "spoedboat", "speeedboat", "peedboat", "xpeedboat", "aspeedboat", "pseedboat"])(
    "finds a name with a mistake anywhere, its first letter too: %s",
    async (keyword) => {
      expect(await listing.find(keyword)).toEqual(["Speedboat"]);
    },
  );

  it.each([
    ["eisenhaur matirx", ["Eisenhower matrix"]],
    ["xolleague", []],
    ["coleage", []],
    ["coleageu", ["Who is who"]],
    ["bta", []],
    ["xrags", []],
    ["xroblem", ["5 whys"]],
    ["xoat", ["Retro of the boat", "Speedboat"]],
  ])(
    "tolerates more mistakes in longer words, and in the first letter only in names and terms: %s",
    async (keyword, names) => {
      expect(await listing.find(keyword)).toEqual(names);
    },
  );

  it("finds a name of four letters with a mistake in the first", async () => {
    expect(await openListing([makeEntry("SWOT")]).find("xwot")).toEqual(["SWOT"]);
  });

  it("takes a swapped pair before any other mistake, and a whole word before a mere beginning", async () => {
    const names = ["Stop and go", "Story", "Sweet", "Two stars", "Swtx", "SWOT"].map((name) => makeEntry(name));
    expect((await openListing(names).find("swto")).slice(0, 2)).toEqual(["SWOT", "Swtx"]);
  });

  it("tolerates in a stem no more mistakes than in a word of its length", async () => {
    const named = openListing([makeEntry("Activities"), makeEntry("Modest proposal")]);
    expect(await named.find("moderation")).toEqual([]);
    expect(await named.find("activation")).toEqual(["Activities"]);
  });

  it("takes a word with a mistake for a mere beginning only where nothing comes after it", async () => {
    expect(await listing.find("fact spoedb")).toEqual(["Speedboat", "Who is who"]);
    expect(await listing.find("spoedb fact")).toEqual(["Who is who"]);
  });

  it("takes a word with a mistake for four others at most, those of names first", async () => {
    const said = ["a", "e", "i", "u"].map((letter) => makeEntry(letter, { body: [`All zark${letter}b.`] }));
    expect(await openListing([...said, makeEntry("Zarkyb")]).find("zarkob")).toEqual(["Zarkyb", "a", "e", "i"]);
  });

  it("takes a foreign word for a mistake as well", async () => {
    const film = makeEntry("Critica", { foreignNames: ["Retrospetiva de cinema"] });
    const stella = makeEntry("Retrospettiva a stella");
    const listed = openListing([film, stella], { locale: "it" });
    expect((await listed.find("retrospetiva")).sort()).toEqual(["Critica", "Retrospettiva a stella"]);
    expect(await listed.find("retrospettiva")).toEqual(["Retrospettiva a stella"]);
  });
});
