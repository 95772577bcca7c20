import type { TemplateKind } from "../template.ts";

/** Facets whose values are terms: of the vocabulary, kinds of activity, or places. */
const termFacets = ["situation", "goal", "context", "place", "level", "phase", "activity", "tag", "author"] as const;
export type TermFacet = (typeof termFacets)[number];

/** Facets whose values are ranges of numbers. */
const rangeFacets = ["people", "minutes"] as const;
export type RangeFacet = (typeof rangeFacets)[number];

export type FacetId = TermFacet | RangeFacet;

/** In the order in which they are offered, and in which they stand in an address. */
export const facetIds: readonly FacetId[] = [
  "situation",
  "goal",
  "context",
  "people",
  "minutes",
  "place",
  "level",
  "phase",
  "activity",
  "tag",
  "author",
];

export const facetsOfKind: Record<TemplateKind, readonly FacetId[]> = {
  inspiration: facetIds.filter((id) => id !== "context"),
  session: facetIds.filter((id) => id !== "activity"),
};

export function isRangeFacet(id: FacetId): id is RangeFacet {
  return (rangeFacets as readonly string[]).includes(id);
}
