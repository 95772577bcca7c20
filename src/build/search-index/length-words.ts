import { type Place, type Postings, places } from "../../domain/finding/keyword/index-parts.ts";
import type { Language } from "../../languages/language.ts";
import { waysToCount } from "./number-words.ts";
import type { TextReader } from "./text-reader.ts";

/** The longest time that is made into one word. Longer ones are words like any other. */
const mostMinutes = 240;

/** The place of a template by the least share of the time that it fills. A template that fills less has none. */
const shares: readonly [least: number, place: Place][] = [
  [1, "terms"],
  [5 / 6, "promise"],
  [2 / 3, "body"],
];

/**
 * `25 minutes`, `2 hours` and `1h30` as one word each, with the templates that fill most of that time and take no longer;
 * those that take exactly so long come first. `lengths` holds the minutes of each template.
 */
export function lengthWords(lengths: readonly number[], language: Language, reader: TextReader): Map<string, Postings> {
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
    for (const written of waysToWrite(minutes, language)) words.set(reader.join(written).whole, postings);
  }
  return words;
}

function waysToWrite(minutes: number, { numbers, lengths }: Language): string[] {
  const { minutes: minuteWords, hours, named } = lengths;
  const countedIn = (units: readonly string[], count: number) =>
    waysToCount(count, numbers).flatMap((number) => units.map((unit) => number + unit));
  const written = countedIn(minuteWords, minutes);
  // `1.5 hours`: a keyword is read without the point.
  if (minutes % 60 === 30) written.push(...hours.map((word) => `${Math.floor(minutes / 60)}5${word}`));
  if (minutes % 60 === 0) written.push(...countedIn(hours, minutes / 60));
  if (minutes >= 60) written.push(`${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`);
  return [...written, ...(named[minutes] ?? [])];
}
