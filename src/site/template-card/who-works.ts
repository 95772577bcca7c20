import type { OutlinePart } from "../../domain/template.ts";
import type { Messages } from "../language/messages.generated.ts";

interface Work {
  part: Pick<OutlinePart, "who">;
  /** The sizes of the groups that work in it, if any do. */
  groups: readonly number[];
}

/** Names those who work in a part: `alone`, `everyone`, or the groups that these people make. */
export function whoWorks({ part, groups }: Work, people: number, words: Messages["who"]): string {
  if (people === 1 || part.who === "alone") return words.alone();
  if (part.who === "two" || (part.who === "pairs" && people === 2)) return words.two();
  if (groups.length === 0) return words.everyone();
  const sizes = [...new Set(groups)].map((size) => ({ size, count: groups.filter((each) => each === size).length }));
  return sizes
    .sort((a, b) => b.count - a.count)
    .map(({ size, count }) =>
      part.who === "pairs" && size === 2 ? words.countedPairs({ count }) : words.countedGroups({ count, size }),
    )
    .join(", ");
}
