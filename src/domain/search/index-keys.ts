/**
 * What stands in the index, each with the templates that have it. Beside words (their folded stems) there are keys with a
 * sign, which no word has:
 *
 * - `swot+`: a word that stands in a name, a promise or the like, not only in bodies;
 * - `swo*`: all words that begin so, where they are many;
 * - `wot<s`: `swot` once more, under its second letter, so that it is found when the first is mistyped.
 */
const signs = { strong: "+", beginning: "*", secondLetter: "<" } as const;

export const strongKey = (word: string) => word + signs.strong;
export const beginningKey = (beginning: string) => beginning + signs.beginning;
export const secondLetterKey = (word: string) => word.slice(1) + signs.secondLetter + word.charAt(0);

export interface WordKey {
  word: string;
  isStrong: boolean;
  /** It stands under the word's second letter. */
  isMoved: boolean;
}

/** The word that a key stands for; nothing where it stands for something else. */
export function readWordKey(key: string): WordKey | undefined {
  const last = key.at(-1) ?? "";
  if (last === signs.beginning) return undefined;
  if (last === signs.strong) return { word: key.slice(0, -1), isStrong: true, isMoved: false };
  return key.at(-2) === signs.secondLetter
    ? { word: last + key.slice(0, -2), isStrong: true, isMoved: true }
    : { word: key, isStrong: false, isMoved: false };
}
