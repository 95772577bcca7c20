import { findWords, fold } from "./analyzer.ts";

/** The terms and beginnings by which a keyword's words are marked in any text. */
export interface FoundWords {
  /** Whole words, as the index knows them. */
  terms: ReadonlySet<string>;
  /** Folded beginnings of words. */
  beginnings: readonly string[];
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that were found and parts that were not. Joined, they are the text again. */
export function markWords(
  text: string,
  found: FoundWords,
  termOf: (word: string) => string,
  foldedOf: (word: string) => string = fold,
): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end <= done) return;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text.slice(done, end);
    else parts.push({ text: text.slice(done, end), isMatch });
    done = end;
  };
  const words = findWords(text);
  for (const [at, { text: word, start, end }] of words.entries()) {
    const before = words[at - 1];
    if (found.terms.has(termOf(word))) {
      add(start, false);
      add(end, true);
    } else if (before && found.terms.has(termOf(before.text + word))) {
      add(before.start, false);
      add(end, true);
    } else {
      const length = lengthOfBeginning(word, foldedOf(word), found.beginnings);
      if (length === 0) continue;
      add(start, false);
      add(start + length, true);
    }
  }
  add(text.length, false);
  return parts;
}

/** How much of a word, as written, makes up one of the beginnings. */
function lengthOfBeginning(word: string, folded: string, beginnings: readonly string[]): number {
  const beginning = beginnings.find((typed) => folded.startsWith(typed));
  if (beginning === undefined) return 0;
  let length = 0;
  for (const { 0: letter } of word.matchAll(/.[\p{M}\u00ad]*/gsu)) {
    length += letter.length;
    if (fold(word.slice(0, length)).length >= beginning.length) break;
  }
  return length;
}
