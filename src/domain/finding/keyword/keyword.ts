import { type Analyzer, findWords, fold, isStopWord, termOf } from "./analyzer.ts";

/** A word that a visitor looks for. */
export interface SoughtWord {
  written: string;
  /** The word as written, folded: it may be the beginning of a longer word. */
  typed: string;
  /** Its stem, folded, as in the index. */
  term: string;
  /** Whether nothing was typed after it, so that it may not be complete. */
  isLast: boolean;
  /** Whether it counts by itself. Stop words do so only if a keyword has no other words. */
  isTelling: boolean;
}

/** All words of a keyword, including stop words, which may be pieces of a word that was written apart. */
export function readKeyword(typed: string, analyzer: Analyzer): SoughtWord[] {
  const found = findWords(typed).filter(({ text }) => fold(text) !== "");
  const tellsNothing = (text: string) => isStopWord(text, analyzer);
  const isAllStopWords = found.every(({ text }) => tellsNothing(text));
  return found.map(({ text, end }) => ({
    written: text,
    typed: fold(text),
    term: termOf(text, analyzer),
    isLast: end === typed.length,
    isTelling: isAllStopWords || !tellsNothing(text),
  }));
}

/** Several words as one term: `brise glace` may stand as `briseglace` in the index. */
export function joinedTerm(words: readonly SoughtWord[], analyzer: Analyzer): string {
  return termOf(words.map(({ written }) => written).join(""), analyzer);
}
