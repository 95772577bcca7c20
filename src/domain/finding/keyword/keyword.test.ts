import { describe, expect, it } from "vitest";
import type { Analyzer } from "./analyzer.ts";
import { joinedTerm, readKeyword } from "./keyword.ts";

const analyzer: Analyzer = { stem: (word) => word.replace(/s$/, ""), stopWords: new Set(["l", "qui", "est"]) };

describe("readKeyword", () => {
  it("reads words as typed and as the index knows them", () => {
    expect(readKeyword("Équipes ", analyzer)).toEqual([
      { written: "Équipes", typed: "equipes", term: "equipe", isLast: false, isTelling: true },
    ]);
  });

  it("takes the last word for one that may go on", () => {
    expect(readKeyword("vote rap", analyzer).map(({ isLast }) => isLast)).toEqual([false, true]);
  });

  it("knows which words tell something: stop words do only where there is nothing else", () => {
    const read = (keyword: string) => readKeyword(keyword, analyzer).map(({ typed, isTelling }) => [typed, isTelling]);
    expect(read("l’équipe")).toEqual([
      ["l", false],
      ["equipe", true],
    ]);
    expect(read("qui est")).toEqual([
      ["qui", true],
      ["est", true],
    ]);
  });

  it("finds no words in emoji and marks", () => {
    expect(readKeyword(" 🎉 <!-- ' ", analyzer)).toEqual([]);
    // A letter to Unicode, of which folding leaves nothing.
    expect(readKeyword("\uff9e", analyzer)).toEqual([]);
  });
});

describe("joinedTerm", () => {
  it("makes one word of several", () => {
    expect(joinedTerm(readKeyword("Brise Glaces", analyzer), analyzer)).toBe("briseglace");
    expect(joinedTerm(readKeyword("L. E. S.", analyzer), analyzer)).toBe("le");
  });
});
