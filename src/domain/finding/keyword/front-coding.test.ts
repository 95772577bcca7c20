import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeWords, encodeWords } from "./front-coding.ts";

describe("encodeWords", () => {
  it("writes how much a word shares with the one before it, and the rest", () => {
    expect(encodeWords(["board", "boat*", "boats", "é"])).toBe("AboardDt*EsAé");
  });

  it("can be read again, for any words without capital letters", () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(..."abcz059é+*<ש") }), { maxLength: 50 });
    fc.assert(
      fc.property(words, (list) => {
        const sorted = [...list].sort();
        expect(decodeWords(encodeWords(sorted))).toEqual(sorted);
      }),
    );
  });

  it("copes with words that share more than a letter can say", () => {
    const long = "a".repeat(60);
    expect(decodeWords(encodeWords([long, `${long}b`, `${long}c`]))).toEqual([long, `${long}b`, `${long}c`]);
  });
});
