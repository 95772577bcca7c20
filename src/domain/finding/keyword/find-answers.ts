import type { Analyzer } from "./analyzer.ts";
import { findApart, findBeginnings, findExact, type Match } from "./find-matches.ts";
import { findMistaken } from "./find-mistaken.ts";
import { findParts } from "./find-parts.ts";
import { isApartKey } from "./index-keys.ts";
import { joinedTerm, type SoughtWord } from "./keyword.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * The entries of the index for one word of a keyword: for the word alone, and for the terms that it makes with its
 * neighbours.
 */
interface Lookup {
  word: SoughtWord;
  /** The word itself, and words that begin with it. */
  alone: Match[];
  /** The matches of the word joined with the word before: `checkout` for `out` of `check out`. */
  withBefore: Match[];
  /** The matches of the word joined with the word after. */
  withAfter: Match[];
}

/**
 * The entries that answer to each meaning of the keyword. Mostly each word has one meaning. Words that make one together
 * share a meaning, and words that the index does not know may have several.
 */
export async function findAnswers(
  words: readonly SoughtWord[],
  index: SearchIndex,
  analyzer: Analyzer,
): Promise<Match[][]> {
  const findTogether = (several: readonly SoughtWord[]) => findExact(joinedTerm(several, analyzer), index);
  const [whole, lookups] = await Promise.all([
    words.length > 2 ? findTogether(words) : [],
    lookUp(words, index, findTogether),
  ]);
  if (whole.length > 0) return [whole];
  const found = await Promise.all(lookups.map((_, at) => answersTo(lookups, at, index, analyzer)));
  return found.flat();
}

async function lookUp(
  words: readonly SoughtWord[],
  index: SearchIndex,
  findTogether: (several: readonly SoughtWord[]) => Promise<Match[]>,
): Promise<Lookup[]> {
  const [alone, pairs] = await Promise.all([
    Promise.all(words.map((word) => (word.isTelling ? findWritten(word, index) : []))),
    Promise.all(words.slice(1).map((word, at) => findTogether([words[at] as SoughtWord, word]))),
  ]);
  return words.map((word, at) => ({
    word,
    alone: alone[at] ?? [],
    withBefore: pairs[at - 1] ?? [],
    withAfter: pairs[at] ?? [],
  }));
}

/** The meanings of one word, each as the entries that answer to it; none if a neighbour already covers it. */
async function answersTo(
  lookups: readonly Lookup[],
  at: number,
  index: SearchIndex,
  analyzer: Analyzer,
): Promise<Match[][]> {
  const { word, withBefore, withAfter } = lookups[at] as Lookup;
  if (!word.isTelling) return [];
  if (isOneThing(word, withAfter)) return [withAfter];
  if (isOneThing(lookups[at - 1]?.word, withBefore)) return [withBefore];
  const written = [...alonePart(lookups, at), ...withBefore, ...withAfter];
  const isOfThisLanguage =
    written.some(({ entry }) => !isApartKey(entry.key)) || withBefore.length + withAfter.length > 0;
  return isOfThisLanguage ? [written] : guess(word, written, index, analyzer);
}

function isNumber(word: SoughtWord | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word.typed);
}

/** Whether two neighbours are known as a name with a number (`5 whys`), so that neither is meant alone. */
function isOneThing(first: SoughtWord | undefined, together: readonly Match[]): boolean {
  return isNumber(first) && together.length > 0;
}

/**
 * The factor on a word that makes another with the stop word after it, such as `check` of `check-out`, so that it ranks
 * below the other.
 */
const pieceQuality = 0.05;

function alonePart(lookups: readonly Lookup[], at: number): Match[] {
  const { alone, withAfter } = lookups[at] as Lookup;
  const isPiece = withAfter.length > 0 && !lookups[at + 1]?.word.isTelling;
  return isPiece ? alone.map((match) => ({ ...match, quality: match.quality * pieceQuality })) : alone;
}

/**
 * Guesses a word that the index does not know, or only from names in other languages. Such a name may match by chance,
 * because a mistake can make a foreign word (`retrospetiva` is Portuguese), so words that differ by mistakes are added.
 */
async function guess(
  word: SoughtWord,
  foreign: readonly Match[],
  index: SearchIndex,
  analyzer: Analyzer,
): Promise<Match[][]> {
  const apart = foreign.length > 0 ? foreign : await findApart(word.typed, index);
  const guessed = [...apart, ...(await findMistaken(word, index))];
  return guessed.length > 0 ? [guessed] : findParts(word, index, analyzer);
}

/** The least length of a stem to look up, because too many words begin with shorter ones. */
const shortestStem = 4;

/** The word itself and words that begin with it; if there are none, words that begin with its stem. */
async function findWritten({ term, typed }: SoughtWord, index: SearchIndex): Promise<Match[]> {
  const [exact, beginnings] = await Promise.all([findExact(term, index), findBeginnings(typed, index)]);
  if (exact.length + beginnings.length > 0) return [...exact, ...beginnings];
  return term.length < shortestStem ? [] : findBeginnings(term, index);
}
