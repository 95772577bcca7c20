/**
 * The parts of a listing beside its page and the index of the keyword (see `shards.ts` for the files that hold them). In all of
 * them, a template is identified by its position in the listing, newest first.
 */
import type { FacetId } from "./facets.ts";
import { rootPart } from "./shards.ts";

/** `Card`, the template at that position. Those that the page itself holds have no part of their own. */
export const cardPart = (position: number) => `card-${position}`;

/** `Card[]`, those that the page itself holds, for other pages: it has a file of its own. */
export const firstCardsPart = "first-cards";

/** The values of each template, by facet. */
export const facetsPart = rootPart;

export interface FacetsPart {
  size: number;
  /** The ids of the goals, in the order in which they are shown. */
  goals: string[];
  columns: Record<ColumnFacet, FacetColumn>;
  /** By value, the set of the positions that have it, as `encodeBits` writes it: hardly two templates have all the same ones. */
  sets: Record<SetFacet, Record<string, string>>;
}

export type SetFacet = Extract<FacetId, "situation" | "tag">;

export type ColumnFacet = Exclude<FacetId, SetFacet>;

/** After a place for which a template has to be adapted. */
export const adaptedMark = "~";

export interface FacetColumn {
  /**
   * All lists of values that any template has, with commas in between: the main goal first, ranges as `formatRange` writes them,
   * `1-` for any group, lengths from the shortest to that which is written.
   */
  lists: string[];
  /** Which of the lists each position has, as `encodeColumn` writes it. */
  column: string;
}

/** `number[]`, the positions in the order of the templates' names in the page's language. */
export const namesPart = "names";

/** `string[]`, the English slug at each position. */
export const cardKeysPart = "keys";
