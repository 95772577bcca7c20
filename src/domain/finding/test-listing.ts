import fc from "fast-check";
import { rangeOf } from "../group-size.ts";
import { overlaps, parseRange } from "../number-range.ts";
import type { FacetFacts } from "./encode-facets.ts";
import { type FacetId, facetIds, isRangeFacet, type TermFacet } from "./facets.ts";
import { type ListingQuery, type OfferedValues, sortIds } from "./listing-query.ts";
import { offeredRanges } from "./offered-ranges.ts";

/** The values that the tests' listings offer. */
export const offered = {
  goal: ["decide", "look-back", "meet"],
  context: ["routine", "project"],
  level: ["easy", "hard"],
  phase: ["open", "close"],
  activity: ["board", "canvas"],
  tag: ["agile", "quiz", "remote", "visual"],
  author: ["people", "agile"],
  ...offeredRanges,
} satisfies OfferedValues;

const terms = (facet: TermFacet) => fc.subarray([...offered[facet]]);

export const facts: fc.Arbitrary<FacetFacts> = fc.record({
  terms: fc.record({
    goal: fc.shuffledSubarray([...offered.goal], { minLength: 1 }),
    context: terms("context"),
    level: terms("level"),
    phase: terms("phase"),
    activity: terms("activity"),
    tag: terms("tag"),
    author: terms("author"),
  }),
  minutes: fc.integer({ min: 1, max: 120 }),
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
    if (!isRangeFacet(facet)) return template.terms[facet].includes(value);
    const range = parseRange(value);
    if (!range) return false;
    return facet === "minutes"
      ? template.minutes >= range.from && template.minutes <= range.to
      : overlaps(rangeOf(template.group), range);
  });
}
