import { formatRange, holdsAll, parseRange } from "../number-range.ts";
import { readParameters } from "../read-parameters.ts";
import { type FacetId, facetIds, isRangeFacet } from "./facets.ts";

/** `match` is how well a template answers to what is asked; `date` is newest first. */
export const sortIds = ["match", "date", "name", "goal"] as const;
export type SortId = (typeof sortIds)[number];

/** The values chosen in each facet: ids of terms, or ranges as `formatRange` writes them. A facet without any is absent. */
export type ChosenValues = Partial<Record<FacetId, readonly string[]>>;

/** The question that a visitor asks of a listing. All of it stands in the address (R2.14). */
export interface ListingQuery {
  /** The result of `cleanKeyword`; empty for none. */
  keyword: string;
  chosen: ChosenValues;
  /** Only the visitor's favourites. */
  favourites: boolean;
  /** Undefined: the usual one, see `usualSort`. */
  sort?: SortId;
}

export const emptyQuery: ListingQuery = { keyword: "", chosen: {}, favourites: false };

/** Longer keywords are cut. */
export const longestKeyword = 100;

/** More ranges of one facet are left out: nobody means as many, and each takes a look at all templates. */
export const mostRanges = 20;

/** The values that a listing offers, by facet; a facet that it does not offer is absent. */
export type OfferedValues = Partial<Record<FacetId, readonly string[]>>;

/**
 * Normalises a keyword: removes control characters, needless spaces, lone surrogates and replacement characters, and cuts it
 * to length. Also removes characters that set the direction of writing, which would turn the words around the keyword.
 */
export function cleanKeyword(text: string): string {
  const clean = text
    .slice(0, 4 * longestKeyword)
    .replace(/[\p{Surrogate}\uFFFD\p{Bidi_Control}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...clean].slice(0, longestKeyword).join("").trim();
}

/** Reads the query of an address. Values that the listing does not know, malformed and empty ones are left out. */
export function readQuery(search: string, offered: OfferedValues): ListingQuery {
  const parameters = readParameters(search);
  const valuesOf = (name: string) => parameters.flatMap(([its, value]) => (its === name ? value : []));
  const keyword = valuesOf("q").map(cleanKeyword).find(Boolean) ?? "";
  const chosen: Partial<Record<FacetId, string[]>> = {};
  for (const facet of facetIds) {
    const values = readValues(facet, valuesOf(facet), offered[facet]);
    if (values.length > 0) chosen[facet] = values;
  }
  const sort = sortIds.find((id) => valuesOf("sort").includes(id));
  const query = { keyword, chosen, favourites: valuesOf("favourites").includes("1") };
  return { ...query, ...(sort && sort !== usualSort(query) && { sort }) };
}

function readValues(facet: FacetId, texts: readonly string[], offered: readonly string[] | undefined): string[] {
  if (!offered) return [];
  const values = texts.flatMap((text) => text.split(","));
  return isRangeFacet(facet)
    ? inOrder(facet, values).slice(0, mostRanges)
    : inOrder(
        facet,
        values.filter((value) => offered.includes(value)),
      );
}

/**
 * Sorts values and removes duplicates, so that an address has one spelling: terms by their ids, which all languages share,
 * and ranges by their numbers. A range of all numbers asks for nothing, so the result is empty.
 */
function inOrder(facet: FacetId, values: readonly string[]): string[] {
  if (!isRangeFacet(facet)) return [...new Set(values)].sort();
  const ranges = values.flatMap((value) => parseRange(value) ?? []);
  if (ranges.some(holdsAll)) return [];
  return [...new Set(ranges.sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to)).map(formatRange))];
}

/** Compares without subtracting, because the difference of two open ends would not be a number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The order without a choice: where something is asked the best match first, else the newest. */
export function usualSort({ keyword, chosen }: Pick<ListingQuery, "keyword" | "chosen">): SortId {
  const isChosen = facetIds.some((facet) => inOrder(facet, chosen[facet] ?? []).length > 0);
  return keyword !== "" || isChosen ? "match" : "date";
}

/** Encodes a keyword as browsers show it in an address, so that equal queries have equal addresses. */
function encode(keyword: string): string {
  return encodeURIComponent(keyword).replaceAll("%20", "+").replaceAll("'", "%27");
}

/** The one way to write a query: empty, or with its question mark. */
export function writeQuery({ chosen, favourites, sort, ...query }: ListingQuery): string {
  const keyword = cleanKeyword(query.keyword);
  const parts = [
    ...(keyword ? [`q=${encode(keyword)}`] : []),
    ...facetIds.flatMap((facet) => {
      const values = inOrder(facet, chosen[facet] ?? []);
      return values.length > 0 ? [`${facet}=${values.join(",")}`] : [];
    }),
    ...(favourites ? ["favourites=1"] : []),
    ...(sort && sort !== usualSort({ keyword, chosen }) ? [`sort=${sort}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
