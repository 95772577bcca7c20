import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Español",
  territory: "ES",
  typography: {
    quotes: { outer: "«…»", inner: "“…”" },
    hasOpeningMarks: true,
    numberedThings: /pasos?|bloques?/,
  },
  smallWords:
    "el la los las un una unos unas y o no es son se con para en de del al por como qué que quien lo le su sus más si cuando hay cada todo todos",
  analyzer,
  needWords,
  shortTime: ["corto", "breve", "rápido"],
  material: /post-its?|notas?|puntos?|tarjetas?|hojas?/,
};
