import { type GroupSize, rangeOf } from "../group-size.ts";
import { overlaps, parseRange } from "../number-range.ts";
import { offeredRanges } from "./offered-ranges.ts";

/**
 * How many templates there are with any goal and with each goal, and of these for any group and for each group size that is
 * offered.
 */
export function sentenceTotals(
  templates: readonly { goals: readonly string[]; group: GroupSize }[],
  goals: readonly string[],
): number[][] {
  const sizes = offeredRanges.people.map((text) => parseRange(text) as NonNullable<ReturnType<typeof parseRange>>);
  return [undefined, ...goals].map((goal) => {
    const withGoal = templates.filter((template) => goal === undefined || template.goals.includes(goal));
    return [
      withGoal.length,
      ...sizes.map((size) => withGoal.filter(({ group }) => overlaps(rangeOf(group), size)).length),
    ];
  });
}
