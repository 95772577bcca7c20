import type { ListingData } from "../page.ts";
import { emptyQuery, type ListingQuery, type OfferedValues } from "./listing-query.ts";
import type { FacetCounts, ListingView } from "./listing-view.ts";

type Listing = Pick<ListingData, "total" | "cards" | "facets">;

/** The values that a listing offers. */
export function offeredOf({ facets }: Pick<Listing, "facets">): OfferedValues {
  return Object.fromEntries(facets.map(({ id, values }) => [id, values.map((value) => value.id)]));
}

/** The listing as it was built: nothing is asked of it. */
export function plainView({ total, cards, facets }: Listing): ListingView {
  const counts: FacetCounts = Object.fromEntries(
    facets.map(({ id, values }) => [id, Object.fromEntries(values.map((value) => [value.id, value.count]))]),
  );
  return {
    query: emptyQuery,
    total,
    cards,
    counts,
    countsAlone: counts,
    favouritesCount: 0,
    near: [],
    relaxations: [],
  };
}

export function isPlain({ keyword, chosen, favourites, sort }: ListingQuery): boolean {
  return keyword === "" && !favourites && sort === undefined && Object.keys(chosen).length === 0;
}
