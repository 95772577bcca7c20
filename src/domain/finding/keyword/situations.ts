/** The terms that visitors type when they tell of their situation rather than name a method. */
import { sum } from "../../sum.ts";
import { decodeWords } from "./front-coding.ts";
import type { SoughtWord } from "./keyword.ts";

/** The part of an index by which situations are known. */
export const situationsPart = "situations";

export interface SituationsPart {
  ids: string[];
  /** The terms of all ways to put them, sorted, as `encodeWords` writes them. */
  terms: string;
  /**
   * For each term, with spaces in between, the situations that it is said of, each as a letter by its place among the ids, as often as
   * ways to put it have the term.
   */
  said: string;
}

/** By the ids of situations, from 0 to 1: how likely a keyword tells of it. */
export type ToldSituations = ReadonlyMap<string, number>;

/** The letter of a situation, by its place. */
export const letterOf = (place: number) => String.fromCharCode(0x61 + place);

/** Terms are drawn to what they are said of everywhere by as much as so many more ways to put a situation would. */
const smoothing = 20;
/** The words of a keyword hang together, so that they prove less than they would by themselves. */
const independence = 0.7;

/** Tells situations by their words, as a naive Bayes classifier. */
export class SituationReader {
  readonly #ids: readonly string[];
  readonly #said: ReadonlyMap<string, readonly number[]>;
  /** How many terms each situation has, counted as often as they are said. */
  readonly #sizes: readonly number[];
  readonly #size: number;

  constructor({ ids, terms, said }: SituationsPart) {
    const letters = said.split(" ");
    this.#ids = ids;
    this.#said = new Map(decodeWords(terms).map((term, at) => [term, countLetters(letters[at] ?? "", ids.length)]));
    this.#sizes = ids.map((_, place) => sum([...this.#said.values()].map((counts) => counts[place] ?? 0)));
    this.#size = sum(this.#sizes);
  }

  read(words: readonly SoughtWord[]): ToldSituations {
    const telling = distinct(words);
    const known = telling.map((word) => this.#countsOf(word)).filter((counts) => counts !== undefined);
    if (known.length === 0) return new Map();
    const likelihoods = this.#sizes.map((size, place) =>
      sum(
        known.map((counts) => {
          const usual = sum(counts) / this.#size;
          return Math.log(((counts[place] ?? 0) + smoothing * usual) / (size + smoothing) / usual);
        }),
      ),
    );
    const best = Math.max(...likelihoods);
    const odds = likelihoods.map((likelihood) => Math.exp(independence * (likelihood - best)));
    const share = known.length / telling.length;
    return new Map(this.#ids.map((id, place) => [id, (share * (odds[place] ?? 0)) / sum(odds)]));
  }

  /** The last word may be on its way. */
  #countsOf({ term, typed, isLast }: SoughtWord): readonly number[] | undefined {
    const exact = this.#said.get(term);
    if (exact || !isLast || typed.length < shortestBeginning) return exact;
    return [...this.#said].find(([its]) => its.startsWith(typed))?.[1];
  }
}

const shortestBeginning = 4;

function distinct(words: readonly SoughtWord[]): SoughtWord[] {
  return [...new Map(words.filter(({ isTelling }) => isTelling).map((word) => [word.term, word])).values()];
}

function countLetters(letters: string, size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const letter of letters) {
    const place = letter.charCodeAt(0) - 0x61;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
