import { type Analyzer, termOf } from "./analyzer.ts";
import { findExact, type Match } from "./find-matches.ts";
import type { SoughtWord } from "./keyword.ts";
import type { SearchIndex } from "./search-index.ts";

const shortestPart = 4;

/** A stem may be shorter than its word, and end otherwise: `ide` of `Ideen`, `stori` of `story`. It still begins like it. */
const sameLetters = 3;

/** The letters between the two parts: `ungs` of `entscheidungsmatrix`, whose first stem is `entscheid`. */
const mostBetween = 4;

/**
 * The entries for the two parts of a compound that the index does not know, such as `entscheidungsmatrix`. The first part is the longest
 * known word at its beginning after which another known word follows. One empty list if it has no such parts.
 */
export async function findParts({ typed }: SoughtWord, index: SearchIndex, analyzer: Analyzer): Promise<Match[][]> {
  if (typed.length < 2 * shortestPart) return [[]];
  const entries = await index.beginningWith(typed.slice(0, sameLetters));
  const known = new Set(entries.flatMap(({ word: key }) => key?.word ?? []));
  for (let length = typed.length - shortestPart; length >= shortestPart; length -= 1) {
    const part = typed.slice(0, length);
    const first = [part, termOf(part, analyzer)].find((word) => known.has(word));
    if (first === undefined) continue;
    const rest = typed.slice(length);
    for (let between = 0; between <= mostBetween && rest.length - between >= shortestPart; between += 1) {
      const second = await findExact(termOf(rest.slice(between), analyzer), index);
      if (second.length > 0) return [await findExact(first, index), second];
    }
  }
  return [[]];
}
