import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "English",
  territory: "GB",
  typography: {
    quotes: { outer: "“…”", inner: "‘…’" },
    numberedThings: /steps?|blocks?/,
  },
  smallWords:
    "the a an and or not is are you we it they with for on of to in at by from as what who that this only when have has will be no each every your which one",
  analyzer,
  needWords,
  shortTime: ["short", "quick", "fast"],
  material: /post-its?|(?:sticky )?notes?|(?:sticky )?dots?|cards?|sheets?/,
};
