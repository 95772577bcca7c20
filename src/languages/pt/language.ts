import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";
import { needWords } from "./need-words.ts";

export const language: Language = {
  name: "Português",
  territory: "PT",
  typography: {
    quotes: { outer: "«…»", inner: "“…”" },
    numberedThings: /passos?|blocos?/,
  },
  smallWords:
    "o a os as um uma uns umas e ou não é são se com para em de do da dos das ao no na nos nas por como que quem seu sua mais quando há cada tudo todos",
  analyzer,
  needWords,
  shortTime: ["curto", "breve", "rápido"],
  material: /post-its?|notas?|pontos?|cart(?:ão|ões)|folhas?/,
};
