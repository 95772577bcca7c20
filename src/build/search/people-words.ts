import type { Locale } from "../../domain/locale.ts";
import type { NumberRange } from "../../domain/number-range.ts";
import { type Postings, places } from "../../domain/search/index-files.ts";
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
 * `14 people` as one word, which is what two neighbours in a keyword are also looked for as, with the templates that are for so many.
 * A number by itself would be found as a length, too. Each template has the range of its group.
 */
export function peopleWords(groups: readonly NumberRange[], locale: Locale, reader: TextReader): Map<string, Postings> {
  const words = new Map<string, Postings>();
  for (let count = 1; count <= mostPeople; count += 1) {
    const suited = groups.flatMap(({ from, to }, position) => (from <= count && count <= to ? [position] : []));
    if (suited.length === 0) continue;
    const postings = places.map((place) => (place === "terms" ? suited : []));
    for (const word of wordsForPeople[locale]) words.set(reader.join(`${count} ${word}`).whole, postings);
  }
  return words;
}
