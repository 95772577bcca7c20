import {
  namePlaces,
  type Postings,
  placesOfBeginning,
  strongPlaces,
} from "../../domain/finding/keyword/index-files.ts";
import { apartKey, beginningKey, secondLetterKey, strongKey } from "../../domain/finding/keyword/index-keys.ts";
import type { CollectedWords } from "./collect-words.ts";

/** A mistake in the first letter is tolerated in names, from so many letters on. */
const shortestMoved = 4;

/** All that stands in the index. */
export function allKeys({ words, native, named }: CollectedWords): Map<string, Postings> {
  const keys = new Map<string, Postings>();
  for (const [word, postings] of words) {
    if (!native.has(word)) {
      keys.set(apartKey(word), postings);
      continue;
    }
    const strong = postings.slice(0, strongPlaces);
    keys.set(hasAny(strong) ? strongKey(word) : word, postings);
    if (word.length >= shortestMoved && named.has(word)) keys.set(secondLetterKey(word), strong);
  }
  for (const [beginning, group] of groupByBeginning(words, native)) {
    const postings = postingsOfBeginning(beginning, group);
    if (hasAny(postings)) keys.set(beginningKey(beginning), postings);
  }
  return keys;
}

/** What more words begin with has a key. */
const mostWordsWithoutKey = 12;
const longestBeginning = 10;

function groupByBeginning(words: ReadonlyMap<string, Postings>, native: ReadonlySet<string>): Map<string, Postings[]> {
  const groups = new Map<string, Postings[]>();
  for (const word of native) {
    const postings = words.get(word) ?? [];
    for (let length = 1; length <= Math.min(longestBeginning, word.length); length += 1) {
      const beginning = word.slice(0, length);
      const group = groups.get(beginning);
      if (group) group.push(postings);
      else groups.set(beginning, [postings]);
    }
  }
  return groups;
}

/**
 * The templates for a beginning, none where the words themselves are few enough. Of one or two letters they are those with a
 * name that begins so, as long as there are any.
 */
function postingsOfBeginning(beginning: string, group: readonly Postings[]): Postings {
  const inPlaces = (count: number) =>
    Array.from({ length: count }, (_, place) => union(group.map((postings) => postings[place] ?? [])));
  const places = placesOfBeginning(beginning.length);
  if (places === 0) {
    const names = inPlaces(namePlaces);
    return hasAny(names) ? names : inPlaces(strongPlaces);
  }
  if (group.length <= mostWordsWithoutKey) return [];
  return inPlaces(places);
}

function hasAny(postings: Postings): boolean {
  return postings.some((positions) => positions.length > 0);
}

function union(lists: readonly (readonly number[])[]): number[] {
  const all = new Set<number>();
  for (const list of lists) for (const position of list) all.add(position);
  return [...all].sort((a, b) => a - b);
}
