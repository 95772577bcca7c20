import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  compoundJoints: ["", "s", "e", "en", "er"],
  numbers: {
    fromTwo:
      "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
    tens: "dertig veertig vijftig zestig",
    fives: "vijfentwintig vijfendertig vijfenveertig",
  },
  groups: {
    people: ["personen", "pers", "mensen", "deelnemers", "man"],
    before: ["groepVan", "teamVan", "voor", "zijnMet"],
    named: { 4: ["kleineGroep", "kleinTeam"], 30: ["groteGroep", "grootTeam"] },
  },
  lengths: {
    minutes: ["minuten", "minuut", "min"],
    hours: ["uur", "uren", "u"],
    named: { 15: ["kwartier"], 30: ["halfUur"], 45: ["drieKwartier"], 60: ["eenUur"], 90: ["anderhalfUur"] },
    short: ["kort", "snel"],
  },
  material: /(?:plak)?notities?|post-its?|stickers?|kaart(?:en|jes?)?|vel(?:len)?|blad(?:en)?/,
};
