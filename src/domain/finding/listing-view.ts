import type { Card } from "../page.ts";
import type { FacetId } from "./facets.ts";
import type { ListingQuery } from "./listing-query.ts";

/** How many results each value would give once it is chosen as well, by facet and value. */
export type FacetCounts = Partial<Record<FacetId, Readonly<Record<string, number>>>>;

/** A part of a query that can be let go of, and the results without it. */
export interface Relaxation {
  /** The part to let go of: all values of one facet, the keyword, or the favourites. */
  part: FacetId | "keyword" | "favourites";
  query: ListingQuery;
  total: number;
}

/** A template that all of a query finds but one filter. */
export interface NearResult {
  card: Card;
  /** The filter by which it differs. */
  facet: FacetId;
}

/** A listing as a visitor's query shows it. */
export interface ListingView {
  /** The visitor's query; needs that were typed into the keyword are filters in it. */
  query: ListingQuery;
  total: number;
  /** The first of the results, as many as are shown. */
  cards: readonly Card[];
  counts: FacetCounts;
  /** The counts for each value as the only one that is chosen in its facet. */
  countsAlone: FacetCounts;
  /** How many of the visitor's favourites the rest of the query leaves. */
  favouritesCount: number;
  /** Where few are found: others that are near, the nearest first. */
  near: readonly NearResult[];
  /** The id of the situation that the keyword tells of, if it was told as one. */
  situation?: string;
  /** If nothing is found: each part of the query whose removal alone gives results. */
  relaxations: readonly Relaxation[];
  /** Says which words of a text the keyword found; nothing without a keyword. */
  highlight?: (text: string) => readonly { text: string; isMatch: boolean }[];
}
