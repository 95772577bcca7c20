import { type Postings, places } from "../../domain/finding/keyword/index-parts.ts";
import type { NumberRange } from "../../domain/number-range.ts";
import type { Language } from "../../languages/language.ts";
import { waysToCount } from "./number-words.ts";
import type { TextReader } from "./text-reader.ts";

/** Larger numbers are words like any other. */
const mostPeople = 100;

/**
 * `14 people`, `fourteen people`, `group of 14` and `for 14` as one word each, which is what two neighbours in a keyword are also looked for as, with
 * the templates that are for so many. A number by itself would be found as a length, too. Each template has the range of its group.
 */
export function peopleWords(
  groups: readonly NumberRange[],
  language: Language,
  reader: TextReader,
): Map<string, Postings> {
  const { people, before } = language.groups;
  return wordsOfEachSize(groups, reader, (count) => [
    ...waysToCount(count, language.numbers).flatMap((number) => people.map((word) => number + word)),
    // In digits alone: a retro may be one `for two`, and means a pair.
    ...before.map((word) => word + count),
  ]);
}

/** `large group` and the like. They count nothing: what says it in its text is found after those that are for so many. */
export function groupSizeWords(
  groups: readonly NumberRange[],
  language: Language,
  reader: TextReader,
): Map<string, Postings> {
  return wordsOfEachSize(groups, reader, (count) => language.groups.named[count] ?? []);
}

function wordsOfEachSize(
  groups: readonly NumberRange[],
  reader: TextReader,
  waysToSay: (count: number) => readonly string[],
): Map<string, Postings> {
  const words = new Map<string, Postings>();
  for (let count = 1; count <= mostPeople; count += 1) {
    const suited = groups.flatMap(({ from, to }, position) => (from <= count && count <= to ? [position] : []));
    if (suited.length === 0) continue;
    const postings = places.map((place) => (place === "name" ? suited : []));
    for (const each of waysToSay(count)) words.set(reader.join(each).whole, postings);
  }
  return words;
}
