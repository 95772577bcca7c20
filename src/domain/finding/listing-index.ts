import { BitSet } from "./bit-set.ts";
import { FacetSets } from "./facet-sets.ts";
import { type FacetId, facetIds } from "./facets.ts";
import type { FacetsPart } from "./listing-parts.ts";
import type { ListingQuery, OfferedValues } from "./listing-query.ts";
import type { FacetCounts, Relaxation } from "./listing-view.ts";

/** Further limits on the results, beside the facets. */
export interface Limits {
  /** The templates that the keyword finds; undefined without a keyword. */
  keyword?: BitSet;
  /** The visitor's favourites, whether or not the query asks for them. */
  favourites: BitSet;
}

export interface Found {
  results: BitSet;
  total: number;
  counts: FacetCounts;
  countsAlone: FacetCounts;
  favouritesCount: number;
}

/** Twice as much, or half as much, is still near. */
const furthest = 1;

/** A keyword counts for more than all that is chosen together: who names a method wants it, even if it has to be made shorter. */
const keywordWeight = 2;

/** The chosen values of a facet, as the set of templates that have any of them. */
type ChosenSets = ReadonlyMap<FacetId, BitSet>;

/** Finds templates by their values. They need any of a facet's chosen values, and that for every facet. */
export class ListingIndex {
  readonly size: number;
  readonly #sets: FacetSets;
  readonly #all: BitSet;

  constructor(file: FacetsPart) {
    this.size = file.size;
    this.#sets = new FacetSets(file);
    this.#all = BitSet.all(file.size);
  }

  find(query: ListingQuery, offered: OfferedValues, { keyword = this.#all, favourites }: Limits): Found {
    const chosen = this.#chosenIn(query);
    const base = query.favourites ? keyword.and(favourites) : keyword;
    const results = intersect(base, chosen);
    const counts: FacetCounts = {};
    const countsAlone: FacetCounts = {};
    for (const facet of facetIds) {
      const values = offered[facet];
      if (!values) continue;
      const open = chosen.has(facet) ? intersect(base, chosen, facet) : results;
      const alone = this.#count(facet, values, open);
      countsAlone[facet] = alone;
      // The templates of chosen values stay with any further value. Only those that the value adds are left to count.
      counts[facet] = open === results ? alone : this.#count(facet, values, open.without(results), results.count);
    }
    return {
      results,
      total: results.count,
      counts,
      countsAlone,
      favouritesCount: intersect(keyword, chosen).countWith(favourites),
    };
  }

  /** For a query without results: the parts of it that can be let go of to have some, with how many. */
  findRelaxations(query: ListingQuery, { favourites, keyword }: Limits): Relaxation[] {
    return relax(query).flatMap((relaxed) => {
      const limits = { favourites, ...(keyword && relaxed.query.keyword && { keyword }) };
      const { total } = this.find(relaxed.query, {}, limits);
      return total > 0 ? { ...relaxed, total } : [];
    });
  }

  /**
   * Templates that all of a query finds but the values chosen in one facet, each with that facet: the nearest first, and of those
   * that are as near what fits the rest best.
   */
  findNear(query: ListingQuery, { favourites, keyword = this.#all }: Limits): { position: number; facet: FacetId }[] {
    const chosen = this.#chosenIn(query);
    const base = query.favourites ? keyword.and(favourites) : keyword;
    const results = intersect(base, chosen);
    const { fit } = this.#sets.fitTo(query.chosen);
    const near = [...chosen.keys()].flatMap((facet) =>
      [...intersect(base, chosen, facet).without(results)].map((position) => ({
        position,
        facet,
        distance: this.#sets.distanceTo(facet, position, query.chosen[facet] ?? []),
      })),
    );
    return near
      .filter(({ distance }) => distance <= furthest)
      .sort((a, b) => a.distance - b.distance || (fit[b.position] as number) - (fit[a.position] as number))
      .map(({ position, facet }) => ({ position, facet }));
  }

  /** The templates that help in a situation. */
  helpingIn(situation: string): BitSet {
    return this.#sets.get("situation", situation);
  }

  /**
   * The positions by how well they answer to the query: by what the keyword tells, if there is one, and by how well they are made for what
   * is chosen. Equals stay in the order of the listing, newest first.
   */
  byBestMatch(results: BitSet, { chosen }: ListingQuery, relevance?: Float64Array): number[] {
    const { fit, facets } = this.#sets.fitTo(chosen);
    const share = relevance && facets > 0 ? 1 / facets : 1;
    const scoreOf = (position: number) =>
      share * (fit[position] as number) + keywordWeight * (relevance?.[position] ?? 0);
    return [...results].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
  }

  /** The positions by main goal, each goal's newest first. */
  byMainGoal(results: BitSet): number[] {
    return this.#sets.byMainGoal.filter((position) => results.has(position));
  }

  #chosenIn({ chosen }: ListingQuery): ChosenSets {
    const sets = new Map<FacetId, BitSet>();
    for (const facet of facetIds) {
      for (const value of chosen[facet] ?? []) {
        const set = this.#sets.get(facet, value);
        sets.set(facet, sets.get(facet)?.or(set) ?? set);
      }
    }
    return sets;
  }

  #count(facet: FacetId, values: readonly string[], addable: BitSet, present = 0): Record<string, number> {
    return Object.fromEntries(
      values.map((value) => [value, present + addable.countWith(this.#sets.get(facet, value))]),
    );
  }
}

/** The templates in the base and in the chosen values of all facets but one. */
function intersect(base: BitSet, chosen: ChosenSets, except?: FacetId): BitSet {
  return [...chosen].reduce((all, [facet, set]) => (facet === except ? all : all.and(set)), base);
}

/** The query without each of its parts. */
function relax(query: ListingQuery): Omit<Relaxation, "total">[] {
  const relaxed: Omit<Relaxation, "total">[] = [];
  if (query.keyword) relaxed.push({ part: "keyword", query: { ...query, keyword: "" } });
  for (const facet of facetIds) {
    const { [facet]: values, ...chosen } = query.chosen;
    if (values) relaxed.push({ part: facet, query: { ...query, chosen } });
  }
  if (query.favourites) relaxed.push({ part: "favourites", query: { ...query, favourites: false } });
  return relaxed;
}
