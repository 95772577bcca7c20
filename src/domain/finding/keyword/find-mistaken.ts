import { editDistance, lettersOf, missingLetters } from "./edit-distance.ts";
import type { Match } from "./find-matches.ts";
import { places } from "./index-files.ts";
import type { SoughtWord } from "./keyword.ts";
import type { IndexEntry, SearchIndex } from "./search-index.ts";

/** What a word is worth that differs in nothing but its ending, in one letter, in two. Less than all that is written as typed. */
const qualities = [0.6, 0.5, 0.3];

const mostMatches = 4;

/** How many mistakes are tolerated. */
function limitFor(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * What a word may have been meant to be, the likeliest first. The index has names under their second letter as well, so the first
 * two letters lead to all that a mistake at either can hide.
 */
export async function findMistaken(sought: SoughtWord, index: SearchIndex): Promise<Match[]> {
  const limit = limitFor(sought.typed);
  if (limit === 0) return [];
  const letters = [...new Set(sought.typed.slice(0, 2))];
  const entries = await Promise.all(letters.map((letter) => index.beginningWith(letter)));
  const countMistakes = createMistakeCounter(sought, limit);
  const all = entries.flat();
  // A name may be there twice, and has all of its places where it begins as it is written.
  const written = new Set(all.flatMap(({ word: key }) => (key && !key.isMoved ? key.word : [])));
  return all
    .filter(({ word: key }) => !(key?.isMoved && written.has(key.word)))
    .map((entry) => ({ entry, mistakes: countMistakes(entry) }))
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((a, b) => a.mistakes - b.mistakes || Number(b.entry.word?.isStrong) - Number(a.entry.word?.isStrong))
    .slice(0, mostMatches)
    .map(({ entry, mistakes }) => ({
      entry,
      ...(entry.word && { word: entry.word.word }),
      quality: qualities[mistakes] ?? 0,
      places: places.length,
    }));
}

/** Most words are told apart by their letters alone. */
function createMistakeCounter({ typed, term, isLast }: SoughtWord, limit: number): (entry: IndexEntry) => number {
  const [lettersOfTyped, lettersOfTerm] = [lettersOf(typed), lettersOf(term)];
  // A stem is shorter than what is typed: two mistakes would make `activ` of `motiv`.
  const limitOfTerm = limitFor(term);
  return ({ word: key, letters }) => {
    let mistakes = limit + 1;
    if (!key) return mistakes;
    const { word } = key;
    if (missingLetters(lettersOfTerm, letters) <= limitOfTerm) {
      const distance = editDistance(term, word, { limit: limitOfTerm });
      if (distance <= limitOfTerm) mistakes = distance;
    }
    if (missingLetters(lettersOfTyped, letters) <= limit) {
      mistakes = Math.min(mistakes, editDistance(typed, word, { limit, isBeginning: isLast }));
    }
    return mistakes > limit && isMostOf(word, typed) ? limit : mistakes;
  };
}

/** Whether a word is what is typed but for an ending that the stemmer does not know. */
function isMostOf(word: string, typed: string): boolean {
  return word.length >= 5 && word.length * 5 >= typed.length * 3 && typed.startsWith(word);
}
