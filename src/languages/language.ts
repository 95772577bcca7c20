import type { Analyzer } from "../domain/finding/keyword/analyzer.ts";

/**
 * The facts about a language that the compiler and the build need beside its content. The rules that use them are in those
 * two.
 */
export interface Language {
  /** Its name in itself, as the language selector shows it. */
  name: string;
  /** The territory whose spelling and dates the site's texts follow: `GB`. */
  territory: string;
  typography: Typography;
  /** The first day of a month, in a language that writes only this day as an ordinal: "1er juillet". */
  firstOfMonth?: string;
  /** Articles, pronouns and prepositions, which tell it from other languages: frequent, and seldom in a name or a quotation. */
  smallWords: string;
  /** The rules by which the search reads it. */
  analyzer: Analyzer;
  /** The letters that may stand between the parts of a compound, in a language that writes compounds as one word. */
  compoundJoints?: readonly string[];
  numbers: NumberWords;
  groups: GroupWords;
  lengths: LengthWords;
  /** The nouns for what the facts count: sticky notes, dots, cards, sheets. */
  material: RegExp;
}

export interface Typography {
  /** The pairs of quotation marks, with … for the quotation. */
  quotes: { outer: string; inner: string };
  /** Whether a narrow space stands before `:`, `;`, `!` and `?`, and inside of « ». */
  hasNarrowSpaces?: true;
  /** Whether `¿` and `¡` open what `?` and `!` close. */
  hasOpeningMarks?: true;
  /** The nouns that are named by a number, as in "step 6": no line ends between the two. */
  numberedThings: RegExp;
  /** An article so short that no line ends after it. */
  shortArticle?: RegExp;
}

/** Number words with spaces between them. A number with a stop word inside is written as one word. */
export interface NumberWords {
  /** From two to twenty. */
  fromTwo: string;
  /** From thirty to sixty. */
  tens: string;
  /** 25, 35 and 45, common lengths of meetings. */
  fives: string;
}

/** How visitors type a number of people. */
export interface GroupWords {
  /** The words after the number. */
  people: readonly string[];
  /** The phrases before the number, which end in a stop word. `with` is not one, because it is said of four questions, too. */
  before: readonly string[];
  /** Groups without a number, by the assumed number of people. Each is one word, since two words are also looked for as one. */
  named: Readonly<Record<number, readonly string[]>>;
}

/** How visitors type a length. */
export interface LengthWords {
  /** The words after a number of minutes. */
  minutes: readonly string[];
  hours: readonly string[];
  /**
   * Lengths without a number, by minutes. Each is one word, since several words are also looked for as one, with their stop
   * words.
   */
  named: Readonly<Record<number, readonly string[]>>;
  /** The adjectives for a short time. */
  short: readonly string[];
}
