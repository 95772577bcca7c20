/**
 * The keys of the index, each with the templates that have it. Beside words (their folded stems) there are keys with a
 * sign, which no word has:
 *
 * - `swot+`: a word that stands in a name, a promise or the like, not only in bodies;
 * - `swo*`: all words that begin so, where they are many;
 * - `wot<s`: `swot` once more, under its second letter, so that it is found when the first is mistyped;
 * - `=segelboot`: no word of the language: names from other languages, and words of a name written as one. They stand
 *   apart, so that looking for mistakes does not have to go through them.
 */
const signs = { strong: "+", beginning: "*", secondLetter: "<", apart: "=" } as const;

export const strongKey = (word: string) => word + signs.strong;
export const beginningKey = (beginning: string) => beginning + signs.beginning;
export const secondLetterKey = (word: string) => word.slice(1) + signs.secondLetter + word.charAt(0);
export const apartKey = (word: string) => signs.apart + word;
export const isApartKey = (key: string) => key.startsWith(signs.apart);

export interface WordKey {
  word: string;
  isStrong: boolean;
  /** It stands under the word's second letter. */
  isMoved: boolean;
}

/** The word that a key stands for; undefined if it stands for many words, or apart. */
export function readWordKey(key: string): WordKey | undefined {
  const last = key.at(-1) ?? "";
  if (last === signs.beginning || isApartKey(key)) return undefined;
  if (last === signs.strong) return { word: key.slice(0, -1), isStrong: true, isMoved: false };
  return key.at(-2) === signs.secondLetter
    ? { word: last + key.slice(0, -2), isStrong: true, isMoved: true }
    : { word: key, isStrong: false, isMoved: false };
}
