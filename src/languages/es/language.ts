import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  numbers: {
    fromTwo:
      "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
    tens: "treinta cuarenta cincuenta sesenta",
    fives: "veinticinco treintaycinco cuarentaycinco",
  },
  groups: {
    people: ["personas", "pers", "participantes", "asistentes"],
    before: ["grupoDe", "equipoDe", "para"],
    named: {
      4: ["grupoPequeño", "gruposPequeños", "equipoPequeño"],
      30: ["grupoGrande", "gruposGrandes", "granGrupo", "equipoGrande"],
    },
  },
  lengths: {
    minutes: ["minutos", "min"],
    hours: ["horas", "h"],
    named: {
      15: ["cuartoDeHora", "unCuartoDeHora"],
      30: ["mediaHora"],
      60: ["unaHora"],
      90: ["horaYMedia", "unaHoraYMedia"],
    },
    short: ["corto", "breve", "rápido"],
  },
  material: /post-its?|notas?|puntos?|tarjetas?|hojas?/,
};
