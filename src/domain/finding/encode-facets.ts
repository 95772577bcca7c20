import { type GroupSize, rangeOf } from "../group-size.ts";
import { formatRange, type NumberRange } from "../number-range.ts";
import { type Place, places, type Suitability } from "../template.ts";
import { BitSet, encodeBits } from "./bit-set.ts";
import { encodeColumn } from "./column.ts";
import type { TermFacet } from "./facets.ts";
import { adaptedMark, type ColumnFacet, type FacetColumn, type FacetsPart, type SetFacet } from "./listing-parts.ts";

/** The values that a template has of each facet. */
export interface FacetFacts {
  /** The first of the goals is the main one. */
  terms: Readonly<Record<Exclude<TermFacet, "place">, readonly string[]>>;
  places: Readonly<Record<Place, Suitability>>;
  /** From the shortest form to the length that is written. */
  minutes: NumberRange;
  group: GroupSize;
}

/**
 * Encodes the values of templates, in the order of the listing. Goals are given in the order in which they are shown.
 */
export function encodeFacets(templates: readonly FacetFacts[], goals: readonly string[]): FacetsPart {
  const setsOf = (facet: SetFacet) => encodeSets(templates.map(({ terms }) => terms[facet]));
  const columnOf = (facet: ColumnFacet) => encodeLists(templates.map((template) => listOf(facet, template).join(",")));
  return {
    size: templates.length,
    goals: [...goals],
    columns: {
      goal: columnOf("goal"),
      context: columnOf("context"),
      people: columnOf("people"),
      minutes: columnOf("minutes"),
      place: columnOf("place"),
      level: columnOf("level"),
      phase: columnOf("phase"),
      activity: columnOf("activity"),
      author: columnOf("author"),
    },
    sets: { situation: setsOf("situation"), tag: setsOf("tag") },
  };
}

/** Sorted, if the order means nothing: the fewer different lists there are, the smaller is the column. */
function listOf(facet: ColumnFacet, { terms, places: suited, minutes, group }: FacetFacts): readonly string[] {
  if (facet === "people") return [formatRange(rangeOf(group))];
  if (facet === "minutes") return [formatRange(minutes)];
  if (facet === "place") return places.filter((place) => suited[place] !== "no").map((place) => placeOf(place, suited));
  if (facet === "goal") return [...terms.goal.slice(0, 1), ...terms.goal.slice(1).sort()];
  return terms[facet].toSorted();
}

function placeOf(place: Place, suited: FacetFacts["places"]): string {
  return suited[place] === "adapted" ? place + adaptedMark : place;
}

/** The commonest lists first: the same few characters stand for most positions. */
function encodeLists(cells: readonly string[]): FacetColumn {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const lists = [...counts].sort(([, a], [, b]) => b - a).map(([list]) => list);
  const indexes = new Map(lists.map((list, index) => [list, index]));
  return { lists, column: encodeColumn(cells.map((cell) => indexes.get(cell) as number)) };
}

function encodeSets(templates: readonly (readonly string[])[]): Record<string, string> {
  const sets = new Map<string, BitSet>();
  templates.forEach((values, position) => {
    for (const value of values) {
      const set = sets.get(value) ?? new BitSet(templates.length);
      set.add(position);
      sets.set(value, set);
    }
  });
  return Object.fromEntries([...sets].map(([value, set]) => [value, encodeBits(set)]));
}
