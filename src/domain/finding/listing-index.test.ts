import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BitSet } from "./bit-set.ts";
import { encodeFacets, type FacetFacts } from "./encode-facets.ts";
import { type FacetId, facetIds } from "./facets.ts";
import { ListingIndex } from "./listing-index.ts";
import { emptyQuery, type ListingQuery } from "./listing-query.ts";
import { facts, hasOne, offered, queries } from "./test-listing.ts";

const listing = fc.array(facts, { maxLength: 60 }).chain((templates) =>
  fc.record({
    templates: fc.constant(templates),
    favourites: fc.uniqueArray(fc.nat(Math.max(0, templates.length - 1)), { maxLength: templates.length }),
    found: fc.uniqueArray(fc.nat(Math.max(0, templates.length - 1)), { maxLength: templates.length }),
  }),
);

interface Listing {
  templates: FacetFacts[];
  favourites: number[];
  found: number[];
}

/** The index goes the way of the file: written, as JSON, and read. */
function indexOf(templates: readonly FacetFacts[]): ListingIndex {
  return new ListingIndex(JSON.parse(JSON.stringify(encodeFacets(templates, offered.goal))));
}

function limitsOf({ templates, favourites, found }: Listing, { keyword }: ListingQuery) {
  const { length } = templates;
  return {
    favourites: BitSet.of(length, favourites),
    ...(keyword && { keyword: BitSet.of(length, found) }),
  };
}

/** The results, said as plainly as possible. */
function naiveResults({ templates, favourites, found }: Listing, query: ListingQuery): number[] {
  return templates.flatMap((template, position) => {
    const fits =
      (!query.keyword || found.includes(position)) &&
      (!query.favourites || favourites.includes(position)) &&
      facetIds.every((facet) => !query.chosen[facet] || hasOne(template, facet, query.chosen[facet]));
    return fits ? position : [];
  });
}

describe("finding in a listing", () => {
  it("takes any of the values within a facet, and all facets, keyword and favourites together (R2.13, R2.14)", () => {
    fc.assert(
      fc.property(listing, queries, (listing, query) => {
        const { results, total } = indexOf(listing.templates).find(query, offered, limitsOf(listing, query));
        const expected = naiveResults(listing, query);
        expect([...results]).toEqual(expected);
        expect(total).toBe(expected.length);
      }),
    );
  });

  it("counts beside each value the results that choosing it would give (R2.15)", () => {
    fc.assert(
      fc.property(listing, queries, (listing, query) => {
        const index = indexOf(listing.templates);
        const limits = limitsOf(listing, query);
        const { counts, favouritesCount } = index.find(query, offered, limits);
        for (const facet of Object.keys(offered) as FacetId[]) {
          for (const value of offered[facet]) {
            const chosen = { ...query.chosen, [facet]: [...(query.chosen[facet] ?? []), value] };
            expect(counts[facet]?.[value], `${facet} ${value}`).toBe(
              naiveResults(listing, { ...query, chosen }).length,
            );
          }
        }
        expect(favouritesCount).toBe(naiveResults(listing, { ...query, favourites: true }).length);
      }),
    );
  });

  it("counts what each value gives in the place of those chosen of its facet (R2.15)", () => {
    fc.assert(
      fc.property(listing, queries, (listing, query) => {
        const { countsAlone } = indexOf(listing.templates).find(query, offered, limitsOf(listing, query));
        for (const facet of Object.keys(offered) as FacetId[]) {
          for (const value of offered[facet]) {
            const chosen = { ...query.chosen, [facet]: [value] };
            expect(countsAlone[facet]?.[value], `${facet} ${value}`).toBe(
              naiveResults(listing, { ...query, chosen }).length,
            );
          }
        }
      }),
    );
  });

  it("orders by main goal, in the goals' own order, the newest first within each", () => {
    fc.assert(
      fc.property(listing, ({ templates }) => {
        const index = indexOf(templates);
        const all = BitSet.all(templates.length);
        const goalOf = (position: number) => offered.goal.indexOf(templates[position]?.terms.goal[0] ?? "");
        const expected = [...all].sort((a, b) => goalOf(a) - goalOf(b) || a - b);
        expect(index.byMainGoal(all)).toEqual(expected);
      }),
    );
  });

  it("names in order each part of a query that stands in the way alone, and what letting go of it gives", () => {
    fc.assert(
      fc.property(listing, queries, (listing, query) => {
        const without = (facet: FacetId) => {
          const { [facet]: _, ...chosen } = query.chosen;
          return { ...query, chosen };
        };
        const inUse = [
          ...(query.keyword ? [{ part: "keyword", query: { ...query, keyword: "" } }] : []),
          ...facetIds.filter((part) => query.chosen[part]).map((part) => ({ part, query: without(part) })),
          ...(query.favourites ? [{ part: "favourites", query: { ...query, favourites: false } }] : []),
        ];
        const helping = inUse
          .map((relaxed) => ({ ...relaxed, total: naiveResults(listing, relaxed.query).length }))
          .filter(({ total }) => total > 0);
        expect(indexOf(listing.templates).findRelaxations(query, limitsOf(listing, query))).toEqual(helping);
      }),
    );
  });

  it("finds nothing for a value that the listing does not have, and all without any", () => {
    const [template] = fc.sample(facts, 1);
    const index = indexOf([template as FacetFacts]);
    const favourites = new BitSet(1);
    expect(index.find({ ...emptyQuery, chosen: { tag: ["unheard-of"] } }, offered, { favourites }).total).toBe(0);
    expect(index.find(emptyQuery, offered, { favourites }).total).toBe(1);
  });
});
