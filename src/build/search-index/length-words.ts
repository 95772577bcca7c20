import { type Place, type Postings, places } from "../../domain/finding/keyword/index-files.ts";
import type { Locale } from "../../domain/locale.ts";
import { waysToCount } from "./number-words.ts";
import type { TextReader } from "./text-reader.ts";

interface UnitWords {
  minutes: readonly string[];
  hours: readonly string[];
  /** Lengths without a number, in minutes. As one word each: what is typed in several is looked for as one, with its stop words. */
  named: Readonly<Record<number, readonly string[]>>;
}

/** What is typed after a number, or in place of one. */
const unitWords: Record<Locale, UnitWords> = {
  de: {
    minutes: ["Minuten", "Min"],
    hours: ["Stunden", "Std", "h"],
    named: {
      15: ["Viertelstunde"],
      30: ["halbeStunde", "halbenStunde"],
      45: ["dreiviertelStunde"],
      60: ["eineStunde"],
      90: ["anderthalbStunden", "eineinhalbStunden"],
    },
  },
  en: {
    minutes: ["minutes", "mins"],
    hours: ["hours", "hrs", "h"],
    named: {
      15: ["quarterHour", "quarterOfAnHour", "aQuarterOfAnHour"],
      30: ["halfHour", "halfAnHour"],
      60: ["anHour", "oneHour"],
      90: ["hourAndAHalf", "anHourAndAHalf"],
    },
  },
  es: {
    minutes: ["minutos", "min"],
    hours: ["horas", "h"],
    named: {
      15: ["cuartoDeHora", "unCuartoDeHora"],
      30: ["mediaHora"],
      60: ["unaHora"],
      90: ["horaYMedia", "unaHoraYMedia"],
    },
  },
  fr: {
    minutes: ["minutes", "min", "mn"],
    hours: ["heures", "h"],
    named: {
      15: ["quartDHeure", "unQuartDHeure"],
      30: ["demiHeure"],
      45: ["troisQuartsDHeure"],
      60: ["uneHeure"],
      90: ["heureEtDemie", "uneHeureEtDemie"],
    },
  },
  it: {
    minutes: ["minuti", "min"],
    hours: ["ore", "ora", "h"],
    named: {
      15: ["quartoDOra", "unQuartoDOra"],
      30: ["mezzOra", "mezzaOra"],
      45: ["treQuartiDOra"],
      60: ["unOra"],
      90: ["oraEMezza", "unOraEMezza"],
    },
  },
  nl: {
    minutes: ["minuten", "minuut", "min"],
    hours: ["uur", "uren", "u"],
    named: {
      15: ["kwartier"],
      30: ["halfUur"],
      45: ["drieKwartier"],
      60: ["eenUur"],
      90: ["anderhalfUur"],
    },
  },
  pt: {
    minutes: ["minutos", "min"],
    hours: ["horas", "h"],
    named: {
      15: ["quartoDeHora", "umQuartoDeHora"],
      30: ["meiaHora"],
      60: ["umaHora"],
      90: ["horaEMeia", "umaHoraEMeia"],
      120: ["duasHoras"],
    },
  },
};

/** Longer ones are words like any other. */
const mostMinutes = 240;

/** What fills so much of the time stands in this place, and what fills less in none. */
const shares: readonly [least: number, place: Place][] = [
  [1, "terms"],
  [5 / 6, "promise"],
  [2 / 3, "body"],
];

/**
 * `25 minutes`, `2 hours` and `1h30` as one word each, with the templates that fill most of that time and take no longer: what takes
 * exactly so long comes first. Each template has its minutes.
 */
export function lengthWords(lengths: readonly number[], locale: Locale, reader: TextReader): Map<string, Postings> {
  const words = new Map<string, Postings>();
  const positionsOf = new Map<number, number[]>();
  for (const [position, length] of lengths.entries()) {
    const same = positionsOf.get(length);
    if (same) same.push(position);
    else positionsOf.set(length, [position]);
  }
  for (let minutes = 1; minutes <= mostMinutes; minutes += 1) {
    const placeOf = (length: number) =>
      length <= minutes ? shares.find(([least]) => length >= least * minutes)?.[1] : undefined;
    const found = [...positionsOf].filter(([length]) => placeOf(length));
    if (found.length === 0) continue;
    const postings = places.map((place) =>
      found.flatMap(([length, positions]) => (placeOf(length) === place ? positions : [])).sort((a, b) => a - b),
    );
    for (const written of waysToWrite(minutes, locale)) words.set(reader.join(written).whole, postings);
  }
  return words;
}

function waysToWrite(minutes: number, locale: Locale): string[] {
  const { minutes: minuteWords, hours, named } = unitWords[locale];
  const countedIn = (units: readonly string[], count: number) =>
    waysToCount(count, locale).flatMap((number) => units.map((unit) => number + unit));
  const written = countedIn(minuteWords, minutes);
  // `1.5 hours`: a keyword is read without the point.
  if (minutes % 60 === 30) written.push(...hours.map((word) => `${Math.floor(minutes / 60)}5${word}`));
  if (minutes % 60 === 0) written.push(...countedIn(hours, minutes / 60));
  if (minutes >= 60) written.push(`${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`);
  return [...written, ...(named[minutes] ?? [])];
}
