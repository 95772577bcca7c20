import { type Analyzer, termOf } from "./analyzer.ts";
import { findExact, type Match } from "./find-matches.ts";
import type { SoughtWord } from "./keyword.ts";
import type { SearchIndex } from "./search-index.ts";

const shortestPart = 4;

/** An ending of the first part, and what joins the two: `ungs` of `entscheidungsmatrix`, whose first stem is `entscheid`. */
const mostBetween = 4;

/**
 * What answers to either part of a compound that the index does not know, such as `entscheidungsmatrix`: the longest word that it
 * begins with, and what comes after. One empty list where it has no such parts.
 */
export async function findParts({ typed }: SoughtWord, index: SearchIndex, analyzer: Analyzer): Promise<Match[][]> {
  if (typed.length < 2 * shortestPart) return [[]];
  const entries = await index.beginningWith(typed.slice(0, shortestPart));
  const first = entries
    .flatMap(({ word: key }) => (key && !key.isMoved ? key.word : []))
    .filter((word) => typed.startsWith(word) && typed.length - word.length >= shortestPart)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  if (first === "") return [[]];
  const rest = typed.slice(first.length);
  for (let between = 0; between <= mostBetween && rest.length - between >= shortestPart; between += 1) {
    const second = await findExact(termOf(rest.slice(between), analyzer), index);
    if (second.length > 0) return [await findExact(first, index), second];
  }
  return [[]];
}
