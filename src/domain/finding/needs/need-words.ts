import type { Place } from "../../template.ts";

/**
 * The words by which visitors of a language type the size, length and place of a meeting, and that they lead one for the first time.
 * Phrases are written with spaces.
 */
export interface NeedWords {
  numbers: NumberWords;
  /** The words after a number of people. */
  people: readonly string[];
  /** The phrases before one that has no such word after it: `group of 14`, `for 14`. */
  beforePeople: readonly string[];
  /** The small phrases before a need, which tell nothing without it: `for`, `at most`. */
  leading: readonly string[];
  /** Numbers of people in a word of their own, by number: `a dozen`. */
  counts: Readonly<Record<number, readonly string[]>>;
  /** Groups without a number, by the range of people that is meant, as `formatRange` writes it. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The words after a number of minutes. */
  minutes: readonly string[];
  hours: readonly string[];
  /** Lengths without a number, by minutes. */
  lengths: Readonly<Record<number, readonly string[]>>;
  /** The words between the two numbers of a range. */
  to: readonly string[];
  places: Readonly<Record<Place, readonly string[]>>;
  /** Phrases of people who lead a meeting for the first time. */
  firstTime: readonly string[];
}

/** Number words with spaces between them, hyphens within. */
export interface NumberWords {
  /** From two to twenty. */
  fromTwo: string;
  /** From thirty to sixty. */
  tens: string;
  /** 25, 35 and 45, common lengths of meetings. */
  fives: string;
}
