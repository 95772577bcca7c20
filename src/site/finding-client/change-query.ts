/** The changes that a visitor makes to a query, one step each. */
import type { FacetId } from "../../domain/finding/facets.ts";
import type { ListingQuery } from "../../domain/finding/listing-query.ts";

export type QueryChange = (query: ListingQuery) => ListingQuery;

export function setValues(query: ListingQuery, facet: FacetId, values: readonly string[]): ListingQuery {
  const { [facet]: _, ...others } = query.chosen;
  return { ...query, chosen: values.length > 0 ? { ...others, [facet]: values } : others };
}

export function toggleValue(query: ListingQuery, facet: FacetId, value: string): ListingQuery {
  const values = query.chosen[facet] ?? [];
  const isChosen = values.includes(value);
  return setValues(query, facet, isChosen ? values.filter((it) => it !== value) : [...values, value]);
}

/**
 * A range of the visitor's own is exact, and takes the place of all others. Without one, the chosen values among those offered stay.
 */
export function setOwnValue(
  query: ListingQuery,
  facet: FacetId,
  value: string | undefined,
  offered: readonly string[],
): ListingQuery {
  const chosen = value === undefined ? query.chosen[facet]?.filter((it) => offered.includes(it)) : [value];
  return setValues(query, facet, chosen ?? []);
}

/** The keyword stays: it stands in a field of its own, and so does the sort. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, chosen: {}, favourites: false };
}

/** The favourites count as one filter, each chosen value as another; the keyword as none. */
export function countFilters({ chosen, favourites }: ListingQuery): number {
  const values = Object.values(chosen).reduce((sum, it) => sum + it.length, 0);
  return values + (favourites ? 1 : 0);
}
