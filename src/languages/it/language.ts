import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  numbers: {
    fromTwo:
      "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
    tens: "trenta quaranta cinquanta sessanta",
    fives: "venticinque trentacinque quarantacinque",
  },
  groups: {
    people: ["persone", "pers", "partecipanti"],
    before: ["gruppoDi", "teamDi", "per", "siamoIn"],
    named: {
      4: ["piccoloGruppo", "piccoliGruppi", "gruppoPiccolo", "piccoloTeam"],
      30: ["grandeGruppo", "grandiGruppi", "gruppoGrande", "grandeTeam"],
    },
  },
  lengths: {
    minutes: ["minuti", "min"],
    hours: ["ore", "ora", "h"],
    named: {
      15: ["quartoDOra", "unQuartoDOra"],
      30: ["mezzOra", "mezzaOra"],
      45: ["treQuartiDOra"],
      60: ["unOra"],
      90: ["oraEMezza", "unOraEMezza"],
    },
    short: ["breve", "corto", "veloce", "rapido"],
  },
  material: /not[ae]|post-it|bollin[oi]|cartoncin[oi]|fogli[oi]?/,
};
