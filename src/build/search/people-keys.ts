import type { Locale } from "../../domain/locale.ts";
import type { NumberRange } from "../../domain/number-range.ts";
import { type Postings, places } from "../../domain/search/index-files.ts";
import { apartKey } from "../../domain/search/index-keys.ts";
import type { TextReader } from "./text-reader.ts";

/** What is typed after a number of people. */
const wordsForPeople: Record<Locale, readonly string[]> = {
  de: ["Personen", "Leute", "Menschen", "Teilnehmer", "Teilnehmende"],
  en: ["people", "persons", "participants", "attendees"],
  es: ["personas", "participantes", "asistentes"],
  fr: ["personnes", "participants", "participantes"],
  it: ["persone", "partecipanti"],
  nl: ["personen", "mensen", "deelnemers"],
  pt: ["pessoas", "participantes"],
};

/** Larger numbers are words like any other. */
const mostPeople = 100;

/**
 * Keys for `14 people`, with the templates that are for so many: as one word, which is what two neighbours in a keyword are also
 * looked for as. A number by itself would be found as a length, too. Each template has the range of its group.
 */
export function peopleKeys(groups: readonly NumberRange[], locale: Locale, reader: TextReader): Map<string, Postings> {
  const keys = new Map<string, Postings>();
  for (let count = 1; count <= mostPeople; count += 1) {
    const found = groups.flatMap(({ from, to }, position) => (from <= count && count <= to ? [position] : []));
    const postings = places.map((place) => (place === "terms" ? found : []));
    for (const word of wordsForPeople[locale]) keys.set(apartKey(reader.join(`${count} ${word}`).whole), postings);
  }
  return keys;
}
