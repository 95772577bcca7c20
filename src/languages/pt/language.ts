import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  numbers: {
    fromTwo:
      "dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte",
    tens: "trinta quarenta cinquenta sessenta",
    fives: "vinteecinco trintaecinco quarentaecinco",
  },
  groups: {
    people: ["pessoas", "participantes"],
    before: ["grupoDe", "equipaDe", "equipeDe", "para", "somos"],
    named: {
      4: ["grupoPequeno", "gruposPequenos", "pequenoGrupo", "equipaPequena"],
      30: ["grupoGrande", "gruposGrandes", "grandeGrupo", "equipaGrande"],
    },
  },
  lengths: {
    minutes: ["minutos", "min"],
    hours: ["horas", "h"],
    named: {
      15: ["quartoDeHora", "umQuartoDeHora"],
      30: ["meiaHora"],
      60: ["umaHora"],
      90: ["horaEMeia", "umaHoraEMeia"],
      120: ["duasHoras"],
    },
    short: ["curto", "breve", "rápido"],
  },
  material: /post-its?|notas?|pontos?|cart(?:ão|ões)|folhas?/,
};
