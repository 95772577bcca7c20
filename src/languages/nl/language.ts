import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Nederlands",
  territory: "NL",
  typography: {
    quotes: { outer: "‘…’", inner: "“…”" },
    numberedThings: /stap(?:pen)?|blok/,
    shortArticle: /’s/,
  },
  smallWords:
    "de het een en of niet is zijn je we ik met voor op van te in aan bij uit als wat wie dat die zich nog alleen wanneer heeft hebben wordt worden geen elke iedereen alle er om",
  analyzer,
  needWords,
  compoundJoints: ["", "s", "e", "en", "er"],
  shortTime: ["kort", "snel"],
  material: /(?:plak)?notities?|post-its?|stickers?|kaart(?:en|jes?)?|vel(?:len)?|blad(?:en)?/,
};
