import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  compoundJoints: ["", "s", "es", "n", "en", "e", "er"],
  numbers: {
    fromTwo:
      "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    tens: "dreißig vierzig fünfzig sechzig",
    fives: "fünfundzwanzig fünfunddreißig fünfundvierzig",
  },
  groups: {
    people: [
      "Personen",
      "Pers",
      "Leute",
      "Menschen",
      "Teilnehmer",
      "Teilnehmern",
      "Teilnehmende",
      "Teilnehmenden",
      "TN",
    ],
    before: ["GruppeVon", "TeamVon", "für", "wirSind"],
    named: {
      4: ["kleineGruppe", "kleinenGruppen", "Kleingruppe", "kleinesTeam"],
      30: ["großeGruppe", "großenGruppen", "Großgruppe", "großesTeam"],
    },
  },
  lengths: {
    minutes: ["Minuten", "Min"],
    hours: ["Stunden", "Std", "h"],
    named: {
      15: ["Viertelstunde"],
      30: ["halbeStunde", "halbenStunde"],
      45: ["dreiviertelStunde"],
      60: ["eineStunde"],
      90: ["anderthalbStunden", "eineinhalbStunden"],
    },
    short: ["kurz", "schnell"],
  },
  material: /post-its?|(?:haft)?notiz(?:en)?|zettel|(?:klebe)?punkte?|karten?|bl(?:att|ätter)/,
};
