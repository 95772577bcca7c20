import { editDistance, lettersOf, missingLetters } from "./edit-distance.ts";
import { beginningQuality, type Match } from "./find-matches.ts";
import { places } from "./index-parts.ts";
import type { SoughtWord } from "./keyword.ts";
import type { IndexEntry, SearchIndex } from "./search-index.ts";

/**
 * The quality of a word that differs only in its ending or by a swapped pair, in one letter, in two. All are below that of a word as
 * it is typed. A swapped pair is a slip of the fingers: `swto` means `swot` more than `stop`.
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
  const qualityOf = createJudge(sought, limit);
  const all = entries.flat();
  // A name may have two entries. The one under its first letter has all of its places.
  const written = new Set(all.flatMap(({ word: key }) => (key && !key.isMoved ? key.word : [])));
  return all
    .filter(({ word: key }) => !(key?.isMoved && written.has(key.word)))
    .map((entry) => ({ entry, quality: qualityOf(entry) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || Number(b.entry.word?.isStrong) - Number(a.entry.word?.isStrong))
    .slice(0, mostMatches)
    .map(({ entry, quality }) => ({
      entry,
      ...(entry.word && { word: entry.word.word }),
      quality,
      places: places.length,
    }));
}

/** The quality of an entry for the typed word: 0 if it is another word. */
function createJudge({ typed, term, isLast }: SoughtWord, limit: number): (entry: IndexEntry) => number {
  const letters = { typed: lettersOf(typed), term: lettersOf(term) };
  // A stem is shorter than the typed word: two mistakes would turn `motiv` into `activ`.
  const limitOfTerm = limitFor(term);
  return ({ word: key, letters: ofWord }) => {
    if (!key) return 0;
    const { word } = key;
    // Most words are told apart by their letters alone.
    const mayBeTerm = missingLetters(letters.term, ofWord) <= limitOfTerm;
    const mayBeTyped = missingLetters(letters.typed, ofWord) <= limit;
    return Math.max(
      mayBeTerm ? qualityWithin(limitOfTerm, editDistance(term, word, { limit: limitOfTerm })) : 0,
      mayBeTyped ? qualityWithin(limit, editDistance(typed, word, { limit })) : 0,
      mayBeTyped && isLast
        ? beginningQuality * qualityWithin(limit, editDistance(typed, word, { limit, isBeginning: true }))
        : 0,
      isSwapped(typed, word) || isSwapped(term, word) ? qualityWithin(limit, 0) : 0,
      isMostOf(word, typed) ? qualityWithin(limit, limit) : 0,
    );
  };
}

function qualityWithin(limit: number, mistakes: number): number {
  return mistakes > limit ? 0 : (qualities[mistakes] ?? 0);
}

/** Whether two neighbours are in each other's place, and nothing else differs. */
function isSwapped(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed === word) return false;
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  return typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2) === word;
}

/** Whether a word is the typed one without an ending that the stemmer does not know. */
function isMostOf(word: string, typed: string): boolean {
  return word.length >= 5 && word.length * 5 >= typed.length * 3 && typed.startsWith(word);
}
