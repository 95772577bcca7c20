import { editDistance, lettersOf, missingLetters } from "./edit-distance.ts";
import type { Match } from "./find-matches.ts";
import { places } from "./index-files.ts";
import type { SoughtWord } from "./keyword.ts";
import type { IndexEntry, SearchIndex } from "./search-index.ts";

/**
 * The quality of a word that differs only in its ending, in one letter, in two. All are below that of a word as it is
 * typed.
 */
const qualities = [0.6, 0.5, 0.3];

const mostMatches = 4;

/** How many mistakes are tolerated. */
function limitFor(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * The words that a visitor may have meant by a mistyped one, the likeliest first. The index has names under their second letter as well,
 * so the first two letters lead to all words, even with a mistake in one of the two.
 */
export async function findMistaken(sought: SoughtWord, index: SearchIndex): Promise<Match[]> {
  const limit = limitFor(sought.typed);
  if (limit === 0) return [];
  const letters = [...new Set(sought.typed.slice(0, 2))];
  const entries = await Promise.all(letters.map((letter) => index.beginningWith(letter)));
  const countMistakes = createMistakeCounter(sought, limit);
  const all = entries.flat();
  // A name may have two entries. The one under its first letter has all of its places.
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
  // A stem is shorter than the typed word: two mistakes would turn `motiv` into `activ`.
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

/** Whether a word is the typed one without an ending that the stemmer does not know. */
function isMostOf(word: string, typed: string): boolean {
  return word.length >= 5 && word.length * 5 >= typed.length * 3 && typed.startsWith(word);
}
