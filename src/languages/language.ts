import type { Analyzer } from "../domain/finding/keyword/analyzer.ts";

/** What the compiler and the build need to know of a language beside its content. The rules that use it stand with them. */
export interface Language {
  /** By itself: what the language selector shows. */
  name: string;
  /** Whose spelling and dates the site's texts have: `GB`. */
  territory: string;
  typography: Typography;
  /** Where the first day of a month alone is counted: "1er juillet". */
  firstOfMonth?: string;
  /** Whether the same thought takes more words, and a file may have a fifth more. */
  isWordy: boolean;
  /** Articles, pronouns and prepositions, which tell it from other languages: frequent, and seldom in a name or a quotation. */
  smallWords: string;
  /** How the search reads it. */
  analyzer: Analyzer;
  /** What may stand between the parts of a compound, where compounds are written as one word. */
  compoundJoints?: readonly string[];
  numbers: NumberWords;
  groups: GroupWords;
  lengths: LengthWords;
}

export interface Typography {
  /** With … for what they quote. */
  quotes: { outer: string; inner: string };
  /** Whether a narrow space stands before `:`, `;`, `!` and `?`, and inside of « ». */
  hasNarrowSpaces?: true;
  /** Whether `¿` and `¡` open what `?` and `!` close. */
  hasOpeningMarks?: true;
  /** What a number is the name of, as in "step 6": no line ends between the two. */
  numberedThings: RegExp;
  /** An article so short that no line ends after it. */
  shortArticle?: RegExp;
}

/** With spaces between them, and as one word where the language puts a stop word into them. */
export interface NumberWords {
  /** From two to twenty. */
  fromTwo: string;
  /** From thirty to sixty. */
  tens: string;
  /** 25, 35 and 45: what meetings take. */
  fives: string;
}

/** How visitors type a number of people. */
export interface GroupWords {
  /** After the number. */
  people: readonly string[];
  /** Before it, the last of it a stop word. Not `with`: it is said of four questions, too. */
  before: readonly string[];
  /** Groups without a number, by how many they are taken to be. As one word each, since two are looked for as one as well. */
  named: Readonly<Record<number, readonly string[]>>;
}

/** How visitors type a length. */
export interface LengthWords {
  /** After a number. */
  minutes: readonly string[];
  hours: readonly string[];
  /** Without a number, in minutes. As one word each: what is typed in several is looked for as one, with its stop words. */
  named: Readonly<Record<number, readonly string[]>>;
  /** For what takes little time. */
  short: readonly string[];
}
