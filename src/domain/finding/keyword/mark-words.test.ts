import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./analyzer.ts";
import { markWords } from "./mark-words.ts";

const termOf = (word: string) => fold(word).replace(/s$/, "");

/** The text with what is marked in brackets. */
function mark(text: string, terms: string[], beginnings: string[] = []): string {
  return markWords(text, { terms: new Set(terms), beginnings }, termOf)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

describe("markWords", () => {
  it("marks whole words by their terms, accents and all", () => {
    expect(mark("Les Équipes d’une équipe", ["equipe"])).toBe("Les [Équipes] d’une [équipe]");
  });

  it("marks of a longer word what was typed", () => {
    expect(mark("Rétrospective", [], ["retro"])).toBe("[Rétro]spective");
    expect(mark("Re\u0301tro\u0301spective", [], ["retro"])).toBe("[Re\u0301tro\u0301]spective");
    expect(mark("Großbritannien", [], ["gros"])).toBe("[Groß]britannien");
    expect(mark("Be\u00adsprechung", [], ["bespr"])).toBe("[Be\u00adspr]echung");
  });

  it("marks two words that were typed as one", () => {
    expect(mark("Un brise-glace, deux", ["briseglace"])).toBe("Un [brise-glace], deux");
    expect(mark("sail boat", ["sailboat"], ["sai"])).toBe("[sail boat]");
  });

  it("marks nothing where nothing is found", () => {
    expect(markWords("Nothing", { terms: new Set(), beginnings: [] }, termOf)).toEqual([
      { text: "Nothing", isMatch: false },
    ]);
    expect(markWords("", { terms: new Set(["a"]), beginnings: ["a"] }, termOf)).toEqual([]);
  });

  it("gives parts that make up the text, for any text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."abß-’ é\u0301\u00adİﬁ🎉ש<"), maxLength: 30 });
    const words = fc.array(fc.string({ unit: fc.constantFrom(..."abse"), minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(text, words, words, (whole, terms, beginnings) => {
        const parts = markWords(whole, { terms: new Set(terms), beginnings }, termOf);
        expect(parts.map((part) => part.text).join("")).toBe(whole);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});
