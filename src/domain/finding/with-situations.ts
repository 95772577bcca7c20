import type { SearchResult } from "./keyword/search.ts";
import type { ListingIndex } from "./listing-index.ts";

/** The relevance that a situation adds where a keyword tells of nothing else: less than a whole name. */
const worth = 0.4;

/** With less of a keyword told, it is about something else. */
const leastTold = 0.3;

/**
 * The templates that a keyword finds, with those of the situation that it tells of, if it tells of one. Templates that have some of its
 * words by chance are none then.
 */
export function withSituations({ ranked, relevance, isWhole, situations }: SearchResult, index: ListingIndex) {
  const [best] = [...situations].filter(([, share]) => share >= leastTold).sort(([, a], [, b]) => b - a);
  const both = Float64Array.from(relevance);
  for (const [id, share] of situations)
    for (const position of index.helpingIn(id)) both[position] = (both[position] as number) + worth * share;
  if (!best) return { ranked, relevance: both };
  const [situation] = best;
  const helping = index.helpingIn(situation);
  const others = isWhole ? ranked.filter((position) => !helping.has(position)) : [];
  return { situation, ranked: [...helping, ...others], relevance: both };
}
