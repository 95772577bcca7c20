/**
 * What a listing's page leaves out, as files of their own, each fetched when it is first needed. Templates stand in all of
 * them by their position in the listing, newest first.
 */
import type { TermFacet } from "./facets.ts";

/** `cards-1.json`, ...: `Card[]`, a page of the listing in each. The first one, 0, is in the page itself. */
export const cardsFile = (page: number) => `cards-${page}.json`;

/** `facets.json`: what templates have of each facet. */
export const facetsFile = "facets.json";

export interface FacetsFile {
  size: number;
  /** By facet and value, the set of the positions that have it, as `encodeBits` writes it. */
  terms: Partial<Record<TermFacet, Record<string, string>>>;
  /** The goals in their order, and for each position the main one: a column as `encodeColumn` writes it. */
  mainGoals: { values: string[]; column: string };
  minutes: { values: number[]; column: string };
  /** As `formatRange` writes them; `1-` for any group. */
  people: { values: string[]; column: string };
}

/** `names.json`: `number[]`, the positions in the order of the templates' names in the page's language. */
export const namesFile = "names.json";

/** `keys.json`: `string[]`, the English slug at each position. */
export const keysFile = "keys.json";

/** The folder of the keyword's index. */
export const searchFolder = "search/";
