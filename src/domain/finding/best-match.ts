import { holdsAll, type NumberRange, overlaps, parseRange } from "../number-range.ts";
import { type FacetId, isRangeFacet } from "./facets.ts";

/**
 * How well a template that a filter finds is made for what is asked, from 0 (possible) to 1 (made for it), by its list of values as a
 * column holds it, and the chosen values. Filters that are not among these find nothing better than another.
 */
export const fits: Partial<Record<FacetId, (list: string, chosen: readonly string[]) => number>> = {
  goal: (list, chosen) => (chosen.includes(list.split(",", 1)[0] ?? "") ? 1 : 0),
  place: (list, chosen) => (list.split(",").some((place) => chosen.includes(place)) ? 1 : 0),
  people: (list, chosen) => bestOf(chosen, list, fitOfGroup),
  minutes: (list, chosen) => bestOf(chosen, list, fitOfLength),
};

/**
 * How far a template that a range does not find is from it: 0.5 is half as much again, or half as much less. Others are no nearer than
 * another, and further than any range that is shown.
 */
export function distanceTo(facet: FacetId, list: string, chosen: readonly string[]): number {
  const its = isRangeFacet(facet) ? parseRange(list) : undefined;
  if (!its) return unlike;
  const between = chosen.flatMap((value) => parseRange(value) ?? []).map((asked) => gap(its, asked));
  return Math.min(...between);
}

const unlike = 1;

function gap(its: NumberRange, asked: NumberRange): number {
  if (its.from > asked.to) return its.from / asked.to - 1;
  return asked.from > its.to ? asked.from / its.to - 1 : 0;
}

function bestOf(
  chosen: readonly string[],
  list: string,
  rate: (its: NumberRange, asked: NumberRange) => number,
): number {
  const its = parseRange(list);
  const asked = chosen.flatMap((value) => parseRange(value) ?? []).filter((range) => its && overlaps(its, range));
  return its ? Math.max(0, ...asked.map((range) => rate(its, range))) : 0;
}

/** The fit of a group at the edge of a template's range, below which no group that fits falls. */
const leastOfGroup = 0.7;
/** The fit of a group without an upper limit. */
const fitOfOpenGroup = 0.85;

/** The nearer to the middle of the sizes that a template is made for, the better. Twice as many is as far as half as many. */
function fitOfGroup(its: NumberRange, asked: NumberRange): number {
  if (holdsAll(its)) return leastOfGroup;
  if (its.to === Number.POSITIVE_INFINITY) return fitOfOpenGroup;
  const people = Math.sqrt(Math.max(asked.from, its.from) * Math.min(asked.to, its.to));
  const [from, to] = [Math.log(its.from), Math.log(its.to)];
  if (from === to) return 1;
  const fromMiddle = Math.abs(2 * Math.log(people) - from - to) / (to - from);
  return 1 - fromMiddle * (1 - leastOfGroup);
}

const leastOfWrittenLength = 0.75;
const mostOfShortened = 0.25;

/** As it is written, the fuller the better; where it has to be shortened, the less the better. */
function fitOfLength(its: NumberRange, asked: NumberRange): number {
  const written = its.to;
  if (written > asked.to) return mostOfShortened * (asked.to / written);
  if (asked.from > 1 || asked.to === Number.POSITIVE_INFINITY) return 1;
  return leastOfWrittenLength + (1 - leastOfWrittenLength) * (written / asked.to);
}
