import { apartKey, beginningKey, secondLetterKey, strongKey } from "../../domain/finding/keyword/index-keys.ts";
import {
  namePlaces,
  type Postings,
  placesOfBeginning,
  strongPlaces,
} from "../../domain/finding/keyword/index-parts.ts";
import type { CollectedWords } from "./collect-words.ts";

/** The least length of a name's word of which a mistake in the first letter is tolerated. */
const shortestMoved = 4;

/** All keys of the index with their postings. */
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

/** The number of words up to which their common beginning has no key of its own. */
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
 * The postings of a beginning; none if so few words begin with it that they are looked up one by one. For one or two letters
 * only the names that begin so count, if there are any.
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
