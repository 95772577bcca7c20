import { overlaps, parseRange } from "../number-range.ts";
import { BitSet, decodeBits } from "./bit-set.ts";
import { decodeColumn } from "./column.ts";
import { type FacetId, facetIds, isRangeFacet, type RangeFacet } from "./facets.ts";
import type { FacetsFile } from "./listing-files.ts";
import type { ListingQuery, OfferedValues } from "./listing-query.ts";
import type { FacetCounts, Relaxation } from "./listing-view.ts";

/** What else narrows the results, beside the facets. */
export interface Limits {
  /** What the query's keyword finds; nothing without a keyword. */
  keyword?: BitSet;
  /** What the visitor keeps, whether or not the query asks for it. */
  favourites: BitSet;
}

export interface Found {
  results: BitSet;
  total: number;
  counts: FacetCounts;
  favouritesCount: number;
}

/** Finds templates by what they have. Within a facet any of the chosen values will do; the facets must all agree. */
export class ListingIndex {
  readonly size: number;
  readonly #file: FacetsFile;
  readonly #sets = new Map<string, BitSet>();
  readonly #minutes: number[];
  readonly #people: number[];
  readonly #all: BitSet;

  constructor(file: FacetsFile) {
    this.#file = file;
    this.size = file.size;
    this.#minutes = decodeColumn(file.minutes.column, file.minutes.values.length);
    this.#people = decodeColumn(file.people.column, file.people.values.length);
    this.#all = BitSet.all(file.size);
  }

  find(query: ListingQuery, offered: OfferedValues, limits: Limits): Found {
    const keyword = limits.keyword ?? this.#all;
    const base = query.favourites ? keyword.and(limits.favourites) : keyword;
    const chosen = facetIds.map((facet) => this.#chosenIn(facet, query));
    const others = exceptOne(base, chosen);
    const counts: FacetCounts = {};
    facetIds.forEach((facet, index) => {
      const values = offered[facet];
      if (values) counts[facet] = this.#count(facet, values, others[index] as BitSet, chosen[index]);
    });
    const results = intersect(base, chosen);
    return {
      results,
      total: results.count,
      counts,
      favouritesCount: intersect(keyword, chosen).countWith(limits.favourites),
    };
  }

  /** For a query without results: what each part of it costs, as far as letting go of it alone helps. */
  findRelaxations(query: ListingQuery, limits: Limits): Relaxation[] {
    const total = (relaxed: ListingQuery) =>
      this.find(relaxed, {}, relaxed.keyword ? limits : { favourites: limits.favourites }).total;
    const relaxations: Omit<Relaxation, "total">[] = [
      ...(query.keyword ? [{ part: "keyword" as const, query: { ...query, keyword: "" } }] : []),
      ...facetIds
        .filter((facet) => query.chosen[facet])
        .map((facet) => {
          const { [facet]: _, ...chosen } = query.chosen;
          return { part: facet, query: { ...query, chosen } };
        }),
      ...(query.favourites ? [{ part: "favourites" as const, query: { ...query, favourites: false } }] : []),
    ];
    return relaxations.map((it) => ({ ...it, total: total(it.query) })).filter((it) => it.total > 0);
  }

  /** The positions by main goal, each goal's newest first. */
  byMainGoal(results: BitSet): number[] {
    const { values, column } = this.#file.mainGoals;
    const goals = decodeColumn(column, values.length);
    return [...results].sort((a, b) => (goals[a] as number) - (goals[b] as number) || a - b);
  }

  #count(
    facet: FacetId,
    values: readonly string[],
    others: BitSet,
    chosen: BitSet | undefined,
  ): Record<string, number> {
    // What is chosen already is in the results with any further value; only what the value adds is left to count.
    const present = chosen ? others.countWith(chosen) : 0;
    const rest = chosen ? others.without(chosen) : others;
    return Object.fromEntries(values.map((value) => [value, present + rest.countWith(this.#setOf(facet, value))]));
  }

  #chosenIn(facet: FacetId, { chosen }: ListingQuery): BitSet | undefined {
    return chosen[facet]?.map((value) => this.#setOf(facet, value)).reduce((all, one) => all.or(one));
  }

  #setOf(facet: FacetId, value: string): BitSet {
    const key = `${facet}=${value}`;
    const set = this.#sets.get(key) ?? this.#makeSet(facet, value);
    this.#sets.set(key, set);
    return set;
  }

  #makeSet(facet: FacetId, value: string): BitSet {
    return isRangeFacet(facet)
      ? this.#inRange(facet, value)
      : decodeBits(this.#file.terms[facet]?.[value] ?? "", this.size);
  }

  /** Lengths lie in the range; group sizes have at least one number in common with it. */
  #inRange(facet: RangeFacet, value: string): BitSet {
    const range = parseRange(value);
    if (!range) return new BitSet(this.size);
    const fits =
      facet === "minutes"
        ? this.#file.minutes.values.map((minutes) => range.from <= minutes && minutes <= range.to)
        : this.#file.people.values.map((group) => overlaps(parseRange(group) ?? { from: 0, to: 0 }, range));
    const column = facet === "minutes" ? this.#minutes : this.#people;
    return BitSet.of(
      this.size,
      column.flatMap((index, position) => (fits[index] ? position : [])),
    );
  }
}

function intersect(base: BitSet, sets: readonly (BitSet | undefined)[]): BitSet {
  return sets.reduce<BitSet>((all, set) => (set ? all.and(set) : all), base);
}

/** For each of the sets, what the base and all others have in common. */
function exceptOne(base: BitSet, sets: readonly (BitSet | undefined)[]): BitSet[] {
  return sets.map((_, index) => intersect(base, sets.toSpliced(index, 1)));
}
