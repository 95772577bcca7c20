import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analyzer, findWords, fold, isStopWord, termOf } from "./analyzer.ts";

const cutS: Analyzer = { stem: (word) => word.replace(/é?s$/, ""), stopWords: new Set(["a", "ete"]) };

const anyText = fc.string({ unit: "binary", maxLength: 60 });

describe("findWords", () => {
  it("tells where words stand, and which of them a hyphen or an apostrophe joins", () => {
    expect(findWords("L’équipe : brise-glace !")).toEqual([
      { text: "L", start: 0, end: 1, isGlued: false },
      { text: "équipe", start: 2, end: 8, isGlued: true },
      { text: "brise", start: 11, end: 16, isGlued: false },
      { text: "glace", start: 17, end: 22, isGlued: true },
    ]);
  });

  it("joins nothing to a word that a space parts from it, nor to none", () => {
    for (const text of ["pre- and post-", "the teams' board", "'The board'"]) {
      expect(findWords(text).map(({ isGlued }) => isGlued)).not.toContain(true);
    }
  });

  it("keeps accents, however they are encoded, and soft hyphens inside a word", () => {
    expect(findWords("e\u0301te\u0301 Besprech\u00adung").map(({ text }) => text)).toEqual([
      "e\u0301te\u0301",
      "Besprech\u00adung",
    ]);
  });

  it("finds words of any script, and none in emoji and marks", () => {
    expect(findWords("שלום 5 会议 <b>🎉</b> \u0301").map(({ text }) => text)).toEqual(["שלום", "5", "会议", "b", "b"]);
  });

  it("gives the words where they stand, for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const word of findWords(text)) {
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(word.start, word.end)).toBe(word.text);
          last = word.end;
        }
      }),
    );
  });
});

describe("fold", () => {
  it.each([
    ["Équipe", "equipe"],
    ["E\u0301QUIPE", "equipe"],
    ["Größe", "grosse"],
    ["œuvre", "oeuvre"],
    ["Besprech\u00adung", "besprechung"],
    ["ação", "acao"],
    ["İdea", "idea"],
    ["ﬁn", "fin"],
  ])("folds %s to %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("leaves nothing that a key of the index could mistake for a sign, for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/[A-Z+*<.!\s]/);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("termOf", () => {
  it("stems before it folds, since endings are known by their accents", () => {
    expect(termOf("Passés", cutS)).toBe("pass");
    expect(termOf("PASSE\u0301S", cutS)).toBe("pass");
  });

  it("cuts what is longer than any word", () => {
    expect(termOf("ab".repeat(50), cutS)).toBe("ab".repeat(20));
  });

  it("keeps a word of which the stemmer leaves nothing", () => {
    expect(termOf("és", cutS)).toBe("es");
  });
});

describe("isStopWord", () => {
  it("knows stop words with and without accents, in capitals too", () => {
    expect(["À", "été", "ete", "hat"].map((word) => isStopWord(word, cutS))).toEqual([true, true, true, false]);
  });
});
