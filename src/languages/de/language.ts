import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Deutsch",
  territory: "DE",
  typography: {
    quotes: { outer: "„…“", inner: "‚…‘" },
    numberedThings: /schritte?n?|blocks?/,
  },
  smallWords:
    "der die das den dem des ein eine einen einem einer und oder nicht ist sind sie wir es ich mit für auf von zu im am bei aus wie was wer dass sich noch nur wenn haben hat wird werden kein keine jede jeder alle",
  analyzer,
  needWords,
  compoundJoints: ["", "s", "es", "n", "en", "e", "er"],
  shortTime: ["kurz", "schnell"],
  material: /post-its?|(?:haft)?notiz(?:en)?|zettel|(?:klebe)?punkte?|karten?|bl(?:att|ätter)/,
};
