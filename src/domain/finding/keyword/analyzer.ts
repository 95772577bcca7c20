/** The knowledge of a language that finding words needs. The stemmer is passed in, since it comes from a package. */
export interface Analyzer {
  /** The part of a lower-case word that its forms have in common: `rétrospect` of `rétrospectives`. */
  stem: (word: string) => string;
  /** Words that tell nothing apart, folded. */
  stopWords: ReadonlySet<string>;
}

/** A word of a text, and its place there. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Only a hyphen or an apostrophe stands between it and the word before: `glace` of `brise-glace`. */
  isGlued: boolean;
}

/** Longer words are cut. */
const longestTerm = 40;

/** Soft hyphens stand inside words and are not seen. */
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*/gu;
const glue = /^[-\u2010\u2011'’ʼ]$/;

export function findWords(text: string): Word[] {
  const found: Word[] = [];
  let last = 0;
  // A build reads millions of words: `matchAll` takes nearly twice as long.
  words.lastIndex = 0;
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const { 0: word, index: start } = match;
    const isGlued = last > 0 && start === last + 1 && glue.test(text.charAt(last));
    last = start + word.length;
    found.push({ text: word, start, end: last, isGlued });
  }
  return found;
}

const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", þ: "th", ð: "d" };

/** Lower case without accents and other marks, so that it is found however it is typed. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/[ßæœøđłþð]/g, (letter) => letters[letter] ?? letter);
}

/**
 * The term that stands for a word and all its forms in the index. Stemmed before it is folded, since endings are told
 * by their accents.
 */
export function termOf(word: string, { stem }: Analyzer): string {
  const lower = word.replaceAll("\u00ad", "").toLowerCase().normalize("NFC").slice(0, longestTerm);
  return fold(stem(lower)) || fold(lower);
}

export function isStopWord(word: string, { stopWords }: Analyzer): boolean {
  return stopWords.has(fold(word));
}
