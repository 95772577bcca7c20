import { type Analyzer, termOf } from "./analyzer.ts";
import { findApart, findBeginnings, findExact, type Match } from "./find-matches.ts";
import { findMistaken } from "./find-mistaken.ts";
import { findParts } from "./find-parts.ts";
import { isApartKey } from "./index-keys.ts";
import { joinedTerm, readKeyword, type SoughtWord } from "./keyword.ts";
import { type FoundWords, markWords, type TextPart } from "./mark-words.ts";
import { type FoundPostings, rankTemplates } from "./rank-templates.ts";
import { type LoadFile, SearchIndex } from "./search-index.ts";

/** What a keyword finds in a listing. */
export interface SearchResult {
  /** The positions of all templates found, the best first. */
  ranked: readonly number[];
  /** A text in parts, which joined give the text again, with the words that the keyword found marked. */
  highlight: (text: string) => TextPart[];
}

export interface Search {
  search: (keyword: string) => Promise<SearchResult>;
}

/**
 * Searches an index. `load` gives what a file of it holds, by its name (`index.json`), parsed as JSON; it is asked once for each
 * file, when that is first needed.
 */
export function createSearch(load: LoadFile, analyzer: Analyzer): Search {
  const index = new SearchIndex(load);
  const termOfShown = rememberTerms(analyzer);
  return {
    async search(keyword) {
      const words = readKeyword(keyword, analyzer);
      const [{ size }, matches] = await Promise.all([index.contents(), findAll(words, index, analyzer)]);
      const found = await Promise.all(
        matches.map((ofWord) => Promise.all(ofWord.map((match) => postingsOf(match, index)))),
      );
      const marks = marksOf(words, matches);
      return { ranked: rankTemplates(found, size), highlight: (text) => markWords(text, marks, termOfShown) };
    },
  };
}

/** The same cards show again and again while a visitor types. */
function rememberTerms(analyzer: Analyzer): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const term = known.get(word) ?? termOf(word, analyzer);
    known.set(word, term);
    return term;
  };
}

/** A word that makes another with the stop word after it, `check` of `check-out`: in any place it is worth less than the other. */
const pieceQuality = 0.05;

function isNumber(word: SoughtWord | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word.typed);
}

const isCount = (matches: readonly Match[]) => matches.some((match) => match.isCount);

/** `fourteen` with `people`, or `5` with `whys`: where the two are known together, neither is meant by itself. */
function isKnown(first: SoughtWord | undefined, joined: readonly Match[]): boolean {
  return isCount(joined) || (isNumber(first) && joined.length > 0);
}

/** What answers to each telling word. A word that two neighbours make answers to both; one that all make is what is meant. */
async function findAll(words: readonly SoughtWord[], index: SearchIndex, analyzer: Analyzer): Promise<Match[][]> {
  const pairs = words.slice(1).map((word, at) => [words[at] as SoughtWord, word]);
  const findJoined = (several: readonly SoughtWord[]) => findExact(joinedTerm(several, analyzer), index);
  // `group of 14`, by the place of its number.
  const groups = words.map((word, at) =>
    isNumber(word) && words[at - 1]?.isTelling === false ? words.slice(at - 2, at + 1) : [],
  );
  const [alone, joined, grouped, whole] = await Promise.all([
    Promise.all(words.map((word) => (word.isTelling ? findWritten(word, index) : []))),
    Promise.all(pairs.map(findJoined)),
    Promise.all(groups.map((group) => (group.length === 3 ? findJoined(group) : []))),
    words.length > 2 ? findJoined(words) : [],
  ]);
  if (whole.length > 0) return [whole];
  const isCounted = (at: number) => isCount(grouped[at] ?? []) || isCount(joined[at] ?? []);
  const all = words.map(async (word, at): Promise<Match[][]> => {
    if (!word.isTelling) return [];
    const [own = [], before = [], after = []] = [alone[at], joined[at - 1], joined[at]];
    // The number says it all.
    if (grouped[at + 2]?.length) return [];
    if (grouped[at]?.length) return [grouped[at]];
    // Of `10 to 15 people` all say it that are for 15.
    if (
      isNumber(word) &&
      !isCounted(at) &&
      (isCounted(nextTelling(words, at, 1)) || isCounted(nextTelling(words, at, -1)))
    )
      return [];
    // What comes after it is first: `for 14` is another thing in `for 14 minutes`.
    if (isKnown(word, after)) return [after];
    if (isKnown(words[at - 1], before)) return [before];
    const isPiece = after.length > 0 && !words[at + 1]?.isTelling;
    const pieces = isPiece ? own.map((match) => ({ ...match, quality: match.quality * pieceQuality })) : own;
    const written = [...pieces, ...before, ...after];
    const isForeign = before.length + after.length === 0 && own.every(({ entry }) => isApartKey(entry.key));
    if (!isForeign) return [written];
    // A mistake may well make a word of another language: `retrospetiva` is Portuguese.
    const foreign = own.length > 0 ? own : await findApart(word.typed, index);
    const guessed = [...foreign, ...(await findMistaken(word, index))];
    return guessed.length > 0 ? [guessed] : findParts(word, index, analyzer);
  });
  return (await Promise.all(all)).flat();
}

/** Where the next word that counts stands, or the one before. */
function nextTelling(words: readonly SoughtWord[], at: number, step: 1 | -1): number {
  const next = at + step;
  return words[next]?.isTelling === false ? nextTelling(words, next, step) : next;
}

/** Shorter stems begin too much. */
const shortestStem = 4;

/** The word itself and what begins like it; or else what begins like its stem. */
async function findWritten({ term, typed }: SoughtWord, index: SearchIndex): Promise<Match[]> {
  const [exact, beginnings] = await Promise.all([findExact(term, index), findBeginnings(typed, index)]);
  if (exact.length + beginnings.length > 0) return [...exact, ...beginnings];
  return term.length < shortestStem ? [] : findBeginnings(term, index);
}

async function postingsOf({ entry, quality, places }: Match, index: SearchIndex): Promise<FoundPostings> {
  return { postings: await index.postingsOf(entry), quality, places };
}

function marksOf(words: readonly SoughtWord[], matches: readonly Match[][]): FoundWords {
  return {
    terms: new Set(matches.flat().flatMap(({ word }) => word ?? [])),
    beginnings: words.flatMap(({ typed, isTelling }) => (isTelling && typed.length > 1 ? typed : [])),
  };
}
