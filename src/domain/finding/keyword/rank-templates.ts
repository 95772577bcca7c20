import { places as allPlaces, type Place, type Postings } from "./index-parts.ts";

/** The templates that an entry of the index gives to a word. */
export interface FoundPostings {
  postings: Postings;
  /** From 0 to 1: how well the entry answers to the word. */
  quality: number;
  /** The number of places that count, from the first. */
  places: number;
}

/** How much a place is worth. */
const worths: Record<Place, number> = {
  wholeName: 12,
  name: 8,
  otherNames: 6,
  terms: 4,
  foreignNames: 5,
  promise: 3,
  body: 1,
};

/** Worths of an inexact match. A whole name counts less, so that it ranks below a foreign name that is typed exactly. */
const worthsOfOtherwise = { ...worths, wholeName: 7 };

/**
 * The positions of the templates that have all words or, if none has, of those that have the most, the best first. `words`
 * holds the postings that answer to each word. The rarer a word, the more it counts.
 */
export function rankTemplates(words: readonly (readonly FoundPostings[])[], size: number): number[] {
  const scores = new Float64Array(size);
  const counts = new Uint8Array(size);
  for (const found of words) {
    const worth = new Float64Array(size);
    for (const postings of found) raiseWorth(worth, postings);
    const rarity = Math.log(1 + size / worth.reduce((sum, each) => (each > 0 ? sum + 1 : sum), 0));
    worth.forEach((each, position) => {
      if (each === 0) return;
      scores[position] = (scores[position] as number) + each * rarity;
      counts[position] = (counts[position] as number) + 1;
    });
  }
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0) return [];
  const ranked: number[] = [];
  counts.forEach((count, position) => {
    if (count === most) ranked.push(position);
  });
  return ranked.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
}

/** The share of each further place, small enough to part only templates that would be equal. */
const shareOfFurtherPlaces = 0.02;

/** A template is worth as much as the best of its places, and a little more for each further one. */
function raiseWorth(worth: Float64Array, { postings, quality, places }: FoundPostings): void {
  const worthOf = quality < 1 ? worthsOfOtherwise : worths;
  for (const [place, positions] of postings.slice(0, places).entries()) {
    const each = quality * worthOf[allPlaces[place] as Place];
    for (const position of positions) {
      const before = worth[position];
      if (before !== undefined)
        worth[position] = Math.max(before, each) + shareOfFurtherPlaces * Math.min(before, each);
    }
  }
}
