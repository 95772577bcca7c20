import { type Analyzer, fold, termOf } from "./analyzer.ts";
import { findAnswers } from "./find-answers.ts";
import type { Match } from "./find-matches.ts";
import { readKeyword, type SoughtWord } from "./keyword.ts";
import { type FoundWords, markWords, type TextPart } from "./mark-words.ts";
import { type FoundPostings, type Ranking, rankTemplates } from "./rank-templates.ts";
import { type LoadPart, SearchIndex } from "./search-index.ts";
import type { ToldSituations } from "./situations.ts";

/** The results of a keyword in a listing. */
export interface SearchResult extends Ranking {
  /** Whether most of its words are small ones, as in a sentence: `they don’t know each other`. */
  isSentence: boolean;
  situations: ToldSituations;
  /** A text in parts, which joined give the text again, with the words that the keyword found marked; undefined if none would be. */
  highlight?: (text: string) => TextPart[];
}

export interface Search {
  search: (keyword: string) => Promise<SearchResult>;
}

/**
 * Searches an index. `load` gives a part of it, by its name (`index`); it is asked once for each part, when that is first needed.
 */
export function createSearch(load: LoadPart, analyzer: Analyzer): Search {
  const index = new SearchIndex(load);
  // The same cards show again and again while a visitor types.
  const termOfShown = remember((word) => termOf(word, analyzer));
  const foldedOfShown = remember(fold);
  return {
    async search(keyword) {
      const words = readKeyword(keyword, analyzer);
      const [{ size }, matches, reader] = await Promise.all([
        index.contents(),
        findAnswers(words, index, analyzer),
        index.situations(),
      ]);
      const found = await Promise.all(
        matches.map((ofWord) => Promise.all(ofWord.map((match) => postingsOf(match, index)))),
      );
      const marks = marksOf(words, matches);
      return {
        ...rankTemplates(found, size),
        isSentence: words.length > 2 && matches.length * 2 < words.length,
        situations: reader.read(words),
        // A single letter marks nothing: the cards stay as they are.
        ...(marks.terms.size + marks.beginnings.length > 0 && {
          highlight: (text: string) => markWords(text, marks, termOfShown, foldedOfShown),
        }),
      };
    },
  };
}

function remember(find: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? find(word);
    known.set(word, found);
    return found;
  };
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
