import { describe, expect, it } from "vitest";
import type { Analyzer } from "./analyzer.ts";
import { joinedTerm, readKeyword } from "./keyword.ts";

const analyzer: Analyzer = { stem: (word) => word.replace(/s$/, ""), stopWords: new Set(["l", "qui", "est"]) };

describe("readKeyword", () => {
  it("reads words as typed and as the index knows them", () => {
    expect(readKeyword("Équipes ", analyzer)).toEqual([
      { written: "Équipes", typed: "equipes", term: "equipe", isLast: false },
    ]);
  });

  it("takes the last word for one that may go on", () => {
    expect(readKeyword("vote rap", analyzer).map(({ isLast }) => isLast)).toEqual([false, true]);
  });

  it("leaves out stop words, unless there is nothing else", () => {
    expect(readKeyword("l’équipe", analyzer).map(({ typed }) => typed)).toEqual(["equipe"]);
    expect(readKeyword("qui est qui", analyzer).map(({ typed }) => typed)).toEqual(["qui", "est", "qui"]);
  });

  it("finds no words in emoji and marks", () => {
    expect(readKeyword(" 🎉 <!-- ' ", analyzer)).toEqual([]);
  });
});

describe("joinedTerm", () => {
  it("makes one word of several", () => {
    expect(joinedTerm(readKeyword("Brise Glaces", analyzer), analyzer)).toBe("briseglace");
  });
});
