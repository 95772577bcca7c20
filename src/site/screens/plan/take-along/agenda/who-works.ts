import type { FittedPart } from "../../../../../domain/plan/fit-plan.ts";
import type { Messages } from "../../../../language/messages.generated.ts";

/** Names those who work in a part: `alone`, `everyone`, or the groups that these people make. */
export function whoWorks({ part, groups }: FittedPart, people: number, { takeAlong, fitting }: Messages): string {
  if (people === 1 || part.who === "alone") return takeAlong.alone();
  if (part.who === "two" || (part.who === "pairs" && people === 2)) return takeAlong.two();
  if (groups.length === 0) return takeAlong.everyone();
  const sizes = [...new Set(groups)].map((size) => ({ size, count: groups.filter((each) => each === size).length }));
  return sizes
    .sort((a, b) => b.count - a.count)
    .map(({ size, count }) =>
      part.who === "pairs" && size === 2 ? fitting.pairs({ count }) : fitting.groupsOfSize({ count, size }),
    )
    .join(", ");
}
