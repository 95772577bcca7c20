import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Italiano",
  territory: "IT",
  typography: {
    quotes: { outer: "«…»", inner: "“…”" },
    numberedThings: /pass[io]|blocco/,
  },
  smallWords:
    "il lo la i gli le un uno una e o non è sono si con per su di del della dei al da in come che chi cosa ci ogni tutto tutti più se quando nel nella",
  analyzer,
  needWords,
  shortTime: ["breve", "corto", "veloce", "rapido"],
  material: /not[ae]|post-it|bollin[oi]|cartoncin[oi]|fogli[oi]?/,
};
