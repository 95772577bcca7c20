import { overlaps, parseRange } from "../number-range.ts";
import { distanceTo, fits } from "./best-match.ts";
import { BitSet, decodeBits } from "./bit-set.ts";
import { decodeColumn } from "./column.ts";
import { type FacetId, isRangeFacet } from "./facets.ts";
import { adaptedMark, type ColumnFacet, type FacetsPart } from "./listing-parts.ts";
import type { ChosenValues } from "./listing-query.ts";

/** The values of a listing's templates, as sets of positions. Each set is made when it is first needed. */
export class FacetSets {
  readonly #file: FacetsPart;
  readonly #sets = new Map<string, BitSet>();
  readonly #columns = new Map<ColumnFacet, Uint16Array>();
  #byMainGoal: readonly number[] | undefined;

  constructor(file: FacetsPart) {
    this.#file = file;
  }

  /** The positions of the templates that have the value or, for a range, have a number in common with it. */
  get(facet: FacetId, value: string): BitSet {
    const key = `${facet}=${value}`;
    const set = this.#sets.get(key) ?? this.#make(facet, value);
    this.#sets.set(key, set);
    return set;
  }

  /** All positions by main goal, each goal's newest first. */
  get byMainGoal(): readonly number[] {
    this.#byMainGoal ??= this.#orderByMainGoal();
    return this.#byMainGoal;
  }

  /** How well each template is made for the chosen values: the sum over the facets of which that can be said, and how many these are. */
  fitTo(chosen: ChosenValues): { fit: Float64Array; facets: number } {
    const fit = new Float64Array(this.#file.size);
    let facets = 0;
    for (const [facet, rate] of Object.entries(fits) as [ColumnFacet, NonNullable<(typeof fits)[FacetId]>][]) {
      const values = chosen[facet];
      if (!values) continue;
      facets += 1;
      const ofLists = this.#file.columns[facet].lists.map((list) => rate(list, values));
      this.#columnOf(facet).forEach((list, position) => {
        fit[position] = (fit[position] as number) + (ofLists[list] as number);
      });
    }
    return { fit, facets };
  }

  /** How far the template at a position is from chosen values that do not find it. */
  distanceTo(facet: FacetId, position: number, values: readonly string[]): number {
    const list = isInColumn(facet) ? this.#file.columns[facet].lists[this.#columnOf(facet)[position] as number] : "";
    return distanceTo(facet, list ?? "", values);
  }

  #make(facet: FacetId, value: string): BitSet {
    if (!isInColumn(facet)) return decodeBits(this.#file.sets[facet][value] ?? "", this.#file.size);
    const isWanted = isRangeFacet(facet) ? overlapping(value) : holding(value);
    const wanted = this.#file.columns[facet].lists.map(isWanted);
    const column = this.#columnOf(facet);
    const set = new BitSet(this.#file.size);
    for (let position = 0; position < column.length; position += 1)
      if (wanted[column[position] as number]) set.add(position);
    return set;
  }

  #columnOf(facet: ColumnFacet): Uint16Array {
    const column = this.#columns.get(facet) ?? decodeColumn(this.#file.columns[facet].column);
    this.#columns.set(facet, column);
    return column;
  }

  #orderByMainGoal(): number[] {
    const ranks = this.#file.columns.goal.lists.map((list) => this.#file.goals.indexOf(list.split(",")[0] as string));
    const rows = this.#file.goals.map((): number[] => []);
    this.#columnOf("goal").forEach((list, position) => {
      rows[ranks[list] as number]?.push(position);
    });
    return rows.flat();
  }
}

function isInColumn(facet: FacetId): facet is ColumnFacet {
  return facet !== "situation" && facet !== "tag";
}

function holding(value: string): (list: string) => boolean {
  return (list) => list.split(",").some((its) => its === value || its === value + adaptedMark);
}

function overlapping(value: string): (list: string) => boolean {
  const range = parseRange(value);
  return (list) => {
    const its = parseRange(list);
    return Boolean(range && its && overlaps(range, its));
  };
}
