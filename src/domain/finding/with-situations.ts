import type { SearchResult } from "./keyword/search.ts";
import type { ListingIndex } from "./listing-index.ts";

/** From this relevance on, a keyword names what it looks for: all of its words stand in a name or among the terms of a template. */
const leastNamed = 0.3;
/** How much a situation that is told for sure counts beside the template that says most of the words. */
const situationWorth = 1.3;
/** Less likely ones are not offered as what the visitor means. */
const leastTold = 0.3;
/** The share of the best template's relevance that the others need. */
const leastShare = 0.4;

export interface Answer {
  /** The positions of the templates found. */
  found: readonly number[];
  /** The relevance of each template, by its position. */
  relevance: Float64Array;
  /** The id of the situation that the keyword tells of, if it tells of one. */
  situation?: string;
}

/**
 * A keyword that names something finds what has its words. Any other is taken for what a visitor tells of their situation: it finds the
 * templates that help there, and those that say the most of it.
 */
export function withSituations(
  { ranked, relevance, isWhole, isSentence, situations }: SearchResult,
  index: ListingIndex,
): Answer {
  const best = ranked.reduce((most, position) => Math.max(most, relevance[position] as number), 0);
  if (isWhole && !isSentence && best >= leastNamed) return { found: ranked, relevance };
  const mostSaid = relevance.reduce((most, each) => Math.max(most, each), Number.MIN_VALUE);
  const told = relevance.map((each) => each / mostSaid);
  for (const [id, likelihood] of situations)
    for (const position of index.helpingIn(id))
      told[position] = (told[position] as number) + situationWorth * likelihood;
  const most = told.reduce((a, b) => Math.max(a, b), 0);
  const found = [...told.keys()].filter((position) => most > 0 && (told[position] as number) >= leastShare * most);
  const [likeliest] = [...situations].sort(([, a], [, b]) => b - a);
  return { found, relevance: told, ...(likeliest && likeliest[1] >= leastTold && { situation: likeliest[0] }) };
}
