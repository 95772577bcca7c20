import type { Analyzer } from "../domain/finding/keyword/analyzer.ts";
import type { NeedWords } from "../domain/finding/needs/need-words.ts";

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
  /** How visitors type the size, length and place of a meeting. */
  needWords: NeedWords;
  /** The letters that may stand between the parts of a compound, in a language that writes compounds as one word. */
  compoundJoints?: readonly string[];
  /** The adjectives for a short time. */
  shortTime: readonly string[];
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
