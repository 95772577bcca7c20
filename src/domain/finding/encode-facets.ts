import { type GroupSize, rangeOf } from "../group-size.ts";
import { formatRange } from "../number-range.ts";
import { BitSet, encodeBits } from "./bit-set.ts";
import { encodeColumn } from "./column.ts";
import { type TermFacet, termFacets } from "./facets.ts";
import type { FacetsFile } from "./listing-files.ts";

/** What a template has of each facet. */
export interface FacetFacts {
  /** The first of the goals is the main one. */
  terms: Readonly<Record<TermFacet, readonly string[]>>;
  minutes: number;
  group: GroupSize;
}

/** Writes what templates have, in the order of the listing. Goals are given in the order in which they are shown. */
export function encodeFacets(templates: readonly FacetFacts[], goals: readonly string[]): FacetsFile {
  const size = templates.length;
  return {
    size,
    terms: Object.fromEntries(
      termFacets.map((facet) => [facet, encodeTerms(templates.map(({ terms }) => terms[facet]))]),
    ),
    mainGoals: {
      values: [...goals],
      column: encodeColumn(
        templates.map(({ terms }) => goals.indexOf(terms.goal[0] ?? "")),
        goals.length,
      ),
    },
    minutes: columnOf(templates.map(({ minutes }) => minutes)),
    people: columnOf(templates.map(({ group }) => formatRange(rangeOf(group)))),
  };
}

function encodeTerms(templates: readonly (readonly string[])[]): Record<string, string> {
  const positions = new Map<string, number[]>();
  templates.forEach((values, position) => {
    for (const value of values) listOf(positions, value).push(position);
  });
  return Object.fromEntries(
    [...positions].map(([value, found]) => [value, encodeBits(BitSet.of(templates.length, found))]),
  );
}

/** The commonest values first: the same few characters stand for most positions. */
function columnOf<Value extends string | number>(cells: readonly Value[]): { values: Value[]; column: string } {
  const counts = new Map<Value, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const values = [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
  const indexes = new Map(values.map((value, index) => [value, index]));
  return {
    values,
    column: encodeColumn(
      cells.map((cell) => indexes.get(cell) as number),
      values.length,
    ),
  };
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
