import type { Language } from "../language.ts";
import { analyzer } from "./analyzer.ts";

export const language: Language = {
  name: "English",
  territory: "GB",
  typography: {
    quotes: { outer: "“…”", inner: "‘…’" },
    numberedThings: /steps?|blocks?/,
  },
  smallWords:
    "the a an and or not is are you we it they with for on of to in at by from as what who that this only when have has will be no each every your which one",
  analyzer,
  numbers: {
    fromTwo:
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    tens: "thirty forty fifty sixty",
    fives: "twenty-five thirty-five forty-five",
  },
  groups: {
    people: ["people", "ppl", "persons", "participants", "attendees", "pax"],
    before: ["groupOf", "teamOf", "for", "weAre"],
    named: { 4: ["smallGroup", "smallTeam"], 30: ["largeGroup", "bigGroup", "largeTeam", "bigTeam"] },
  },
  lengths: {
    minutes: ["minutes", "mins"],
    hours: ["hours", "hrs", "h"],
    named: {
      15: ["quarterHour", "quarterOfAnHour", "aQuarterOfAnHour"],
      30: ["halfHour", "halfAnHour"],
      60: ["anHour", "oneHour"],
      90: ["hourAndAHalf", "anHourAndAHalf"],
    },
    short: ["short", "quick", "fast"],
  },
  material: /post-its?|(?:sticky )?notes?|(?:sticky )?dots?|cards?|sheets?/,
};
