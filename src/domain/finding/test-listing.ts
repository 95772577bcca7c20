import fc from "fast-check";
import { rangeOf } from "../group-size.ts";
import { overlaps, parseRange } from "../number-range.ts";
import { type Place, places, suitabilities } from "../template.ts";
import type { FacetFacts } from "./encode-facets.ts";
import { type FacetId, facetIds, isRangeFacet, type TermFacet } from "./facets.ts";
import { type ListingQuery, type OfferedValues, sortIds } from "./listing-query.ts";
import { offeredRanges } from "./offered-ranges.ts";

/** The values that the tests' listings offer. */
export const offered = {
  situation: ["stuck", "tired"],
  goal: ["decide", "look-back", "meet"],
  place: places,
  context: ["routine", "project"],
  level: ["easy", "hard"],
  phase: ["open", "close"],
  activity: ["board", "canvas"],
  tag: ["agile", "quiz", "remote", "visual"],
  author: ["people", "agile"],
  ...offeredRanges,
} satisfies OfferedValues;

const terms = (facet: Exclude<TermFacet, "place">) => fc.subarray([...offered[facet]]);

const suitability = fc.constantFrom(...suitabilities);

export const facts: fc.Arbitrary<FacetFacts> = fc.record({
  terms: fc.record({
    goal: fc.shuffledSubarray([...offered.goal], { minLength: 1 }),
    situation: terms("situation"),
    context: terms("context"),
    level: terms("level"),
    phase: terms("phase"),
    activity: terms("activity"),
    tag: terms("tag"),
    author: terms("author"),
  }),
  places: fc.record({ onSite: suitability, remote: suitability, hybrid: suitability }),
  minutes: fc.tuple(fc.integer({ min: 1, max: 120 }), fc.nat(60)).map(([from, more]) => ({ from, to: from + more })),
  group: fc.oneof(
    fc.constant("any" as const),
    fc.record({ from: fc.integer({ min: 1, max: 30 }) }),
    fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(20)).map(([from, more]) => ({ from, to: from + more })),
  ),
});

const ownRange = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.nat(30))
  .map(([from, more]) => (more === 0 ? String(from) : `${from}-${from + more}`));

const values = (facet: FacetId): fc.Arbitrary<string[]> =>
  isRangeFacet(facet)
    ? fc.uniqueArray(fc.oneof(fc.constantFrom(...offered[facet]), ownRange), { maxLength: 3 })
    : fc.subarray([...offered[facet]]);

/** Also such as mean nothing, or need care in an address. */
const keyword = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(" ", "+", "%", "&", "=", ",", "?", "#", "a", "\ud83e", "\udd8a"), maxLength: 8 }),
);

/** Queries as a visitor can make them: in each facet, values in any order. */
export const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    keyword,
    chosen: fc.record(Object.fromEntries(facetIds.map((facet) => [facet, values(facet)]))),
    favourites: fc.boolean(),
    sort: fc.option(fc.constantFrom(...sortIds), { nil: undefined }),
  })
  .map(({ chosen, sort, ...query }) => ({
    ...query,
    chosen: Object.fromEntries(Object.entries(chosen).filter(([, values]) => (values as string[]).length > 0)),
    ...(sort && { sort }),
  }));

/** Whether a template has one of the values, said as plainly as possible. */
export function hasOne(template: FacetFacts, facet: FacetId, values: readonly string[]): boolean {
  return values.some((value) => {
    if (facet === "place") return template.places[value as Place] !== "no";
    if (!isRangeFacet(facet)) return template.terms[facet].includes(value);
    const range = parseRange(value);
    if (!range) return false;
    return overlaps(facet === "minutes" ? template.minutes : rangeOf(template.group), range);
  });
}
