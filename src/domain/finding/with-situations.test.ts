import { describe, expect, it } from "vitest";
import { encodeFacets, type FacetFacts } from "./encode-facets.ts";
import type { SearchResult } from "./keyword/search.ts";
import { ListingIndex } from "./listing-index.ts";
import { withSituations } from "./with-situations.ts";

const facts = (...situation: string[]): FacetFacts => ({
  terms: { situation, goal: ["meet"], context: [], level: [], phase: [], activity: [], tag: [], author: [] },
  places: { onSite: "as-is", remote: "no", hybrid: "no" },
  minutes: { from: 5, to: 10 },
  group: "any",
});

/** Templates 0 and 2 help those who are stuck, 3 those who are tired. */
const index = new ListingIndex(encodeFacets([facts("stuck"), facts(), facts("stuck"), facts("tired")], ["meet"]));

const result = (relevance: number[], told: Record<string, number>, isSentence = false): SearchResult => ({
  ranked: [...relevance.keys()].filter((position) => relevance[position]),
  relevance: Float64Array.from(relevance),
  isWhole: true,
  isSentence,
  situations: new Map(Object.entries(told)),
});

describe("a keyword and the situations that it tells of", () => {
  it("finds what it names, whatever it tells of besides", () => {
    const found = withSituations(result([0, 0.7, 0, 0], { stuck: 0.9 }), index);
    expect(found).toMatchObject({ found: [1] });
    expect(found.situation).toBeUndefined();
  });

  it("names nothing in a sentence that stands on a word of a name: they don’t know each other", () => {
    const found = withSituations(result([0, 0.7, 0, 0], { stuck: 0.9 }, true), index);
    expect(found).toMatchObject({ found: [0, 1, 2], situation: "stuck" });
  });

  it("finds the templates that help, before those that say some of its words by chance", () => {
    const { found, relevance, situation } = withSituations(
      result([0, 0.05, 0.02, 0], { stuck: 0.9, tired: 0.1 }),
      index,
    );
    expect(situation).toBe("stuck");
    expect(found).toEqual([0, 1, 2]);
    expect([...found].sort((a, b) => (relevance[b] as number) - (relevance[a] as number))).toEqual([2, 0, 1]);
  });

  it("takes nothing for a situation that is not likely, and finds what says most", () => {
    const { found, situation } = withSituations(result([0, 0.2, 0, 0.05], { tired: 0.1 }), index);
    expect(situation).toBeUndefined();
    expect(found).toEqual([1]);
  });

  it("finds nothing where nothing is said and nothing told", () => {
    expect(withSituations(result([0, 0, 0, 0], {}), index).found).toEqual([]);
  });
});
