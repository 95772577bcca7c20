/** What visitors type when they tell of their situation rather than name a method. */
import type { SoughtWord } from "./keyword.ts";

/** The part of an index by which situations are known. */
export const situationsPart = "situations";

/** By the ids of situations: their terms, with spaces in between, each followed by the number of ways to put it that say it. */
export type SituationsPart = Readonly<Record<string, string>>;

/** By the ids of situations, from 0 to 1: how much of a keyword tells of it. */
export type ToldSituations = ReadonlyMap<string, number>;

/** By term, how many ways to put each situation say it. */
export type SituationTerms = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function readSituations(part: SituationsPart): SituationTerms {
  const terms = new Map<string, Map<string, number>>();
  for (const [id, text] of Object.entries(part)) {
    for (const [, term = "", count] of text.matchAll(/(\S+) (\d+)/g)) {
      const said = terms.get(term) ?? new Map<string, number>();
      terms.set(term, said.set(id, Number(count)));
    }
  }
  return terms;
}

/** Keeps a word that one way of one situation says from being a proof. */
const doubt = 0.5;

/**
 * How much a keyword tells of each situation: a word as much as it is said of that one rather than of others, and the rarer it is, the
 * more.
 */
export function tellSituations(words: readonly SoughtWord[], terms: SituationTerms): ToldSituations {
  const told = new Map<string, number>();
  let all = 0;
  for (const word of distinct(words)) {
    const said = sayingOf(word, terms);
    const times = [...said.values()].reduce((sum, count) => sum + count, 0);
    const weight = 1 / Math.log(2 + times);
    all += weight;
    for (const [id, count] of said) told.set(id, (told.get(id) ?? 0) + (weight * count) / (times + doubt));
  }
  return new Map([...told].map(([id, sum]) => [id, sum / all]));
}

function distinct(words: readonly SoughtWord[]): SoughtWord[] {
  return [...new Map(words.filter(({ isTelling }) => isTelling).map((word) => [word.term, word])).values()];
}

const shortestBeginning = 4;
const nowhere: ReadonlyMap<string, number> = new Map();

/** The last word may be on its way. */
function sayingOf({ term, typed, isLast }: SoughtWord, terms: SituationTerms): ReadonlyMap<string, number> {
  const exact = terms.get(term);
  if (exact || !isLast || typed.length < shortestBeginning) return exact ?? nowhere;
  return [...terms].find(([its]) => its.startsWith(typed))?.[1] ?? nowhere;
}
