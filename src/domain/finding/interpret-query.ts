import { type FacetId, isRangeFacet } from "./facets.ts";
import { cleanKeyword, type ListingQuery, type OfferedValues } from "./listing-query.ts";
import type { TypedNeeds } from "./needs/read-needs.ts";

export type ReadNeeds = (keyword: string) => TypedNeeds;

/**
 * The query as it is meant: the needs of a meeting that stand in its keyword (`14 people 25 minutes`) are filters, in the place of those
 * of their facets, and leave the keyword.
 */
export function interpretQuery(query: ListingQuery, readNeeds: ReadNeeds, offered: OfferedValues): ListingQuery {
  const { needs, rest } = readNeeds(query.keyword);
  const typed = Object.entries(needs).flatMap(([facet, value]) =>
    isOffered(offered, facet as keyof typeof needs, value) ? [[facet, [value]] as const] : [],
  );
  // A need that the listing does not offer stays a word to look for.
  if (typed.length < Object.keys(needs).length || typed.length === 0) return query;
  return { ...query, keyword: cleanKeyword(rest), chosen: { ...query.chosen, ...Object.fromEntries(typed) } };
}

function isOffered(offered: OfferedValues, facet: FacetId, value: string): boolean {
  return facet in offered && (isRangeFacet(facet) || offered[facet]?.includes(value) === true);
}
