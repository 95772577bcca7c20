import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Français",
  territory: "FR",
  typography: {
    quotes: { outer: "«\u202f…\u202f»", inner: "“…”" },
    hasNarrowSpaces: true,
    numberedThings: /étapes?|blocs?/,
  },
  firstOfMonth: "1er",
  smallWords:
    "le la les l un une des et ou ne pas est sont se vous on il elle avec pour sur de du d au aux en par comme qui que ce cette son sa ses plus si quand chaque tout tous chacun dans",
  analyzer,
  needWords,
  shortTime: ["court", "bref", "rapide"],
  material: /fiches?|notes?|post-its?|gommettes?|cartes?|feuilles?/,
};
