import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

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
  numbers: {
    fromTwo:
      "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
    tens: "trente quarante cinquante soixante",
    fives: "vingt-cinq trente-cinq quarante-cinq",
  },
  groups: {
    people: ["personnes", "pers", "participants", "participantes"],
    before: ["groupeDe", "équipeDe", "pour", "nousSommes", "onEst"],
    named: {
      4: ["petitGroupe", "petitsGroupes", "petiteÉquipe"],
      30: ["grandGroupe", "grandsGroupes", "grosGroupe", "grandeÉquipe"],
    },
  },
  lengths: {
    minutes: ["minutes", "min", "mn"],
    hours: ["heures", "h"],
    named: {
      15: ["quartDHeure", "unQuartDHeure"],
      30: ["demiHeure"],
      45: ["troisQuartsDHeure"],
      60: ["uneHeure"],
      90: ["heureEtDemie", "uneHeureEtDemie"],
    },
    short: ["court", "bref", "rapide"],
  },
  material: /fiches?|notes?|post-its?|gommettes?|cartes?|feuilles?/,
};
