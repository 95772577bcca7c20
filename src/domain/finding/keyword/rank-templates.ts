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
export const worths: Record<Place, number> = {
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

export interface Ranking {
  /** Whether those have all words, and not just the most. */
  isWhole: boolean;
  /** The best first. */
  ranked: number[];
  /** By position, from 0 to about 1: all words as a whole name. */
  relevance: Float64Array;
}

/**
 * Ranks the templates that have all words or, if none has, those that have the most. `words` holds the postings that answer to each
 * word. The rarer a word, the more it counts.
 */
export function rankTemplates(words: readonly (readonly FoundPostings[])[], size: number): Ranking {
  const scores = new Float64Array(size);
  const counts = new Uint8Array(size);
  let most = 0;
  for (const found of words) {
    const worth = new Float64Array(size);
    for (const postings of found) raiseWorth(worth, postings);
    const having = worth.reduce((sum, each) => (each > 0 ? sum + 1 : sum), 0);
    const rarity = Math.log(1 + size / Math.max(1, having));
    most += rarity * worths.wholeName;
    worth.forEach((each, position) => {
      if (each === 0) return;
      scores[position] = (scores[position] as number) + each * rarity;
      counts[position] = (counts[position] as number) + 1;
    });
  }
  const mostWords = counts.reduce((a, b) => Math.max(a, b), 0);
  const ranked: number[] = [];
  counts.forEach((count, position) => {
    if (count > 0 && count === mostWords) ranked.push(position);
  });
  ranked.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  return { isWhole: mostWords === words.length, ranked, relevance: scores.map((score) => score / most) };
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
