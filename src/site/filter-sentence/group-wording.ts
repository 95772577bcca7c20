import { parseRange } from "../../domain/number-range.ts";
import type { Messages } from "../language/messages.generated.ts";

/** A group size as it stands in the sentence: "14 people", "6 to 10 people", "21 people or more". */
export function groupWording(range: string, words: Messages["sentence"]): string {
  const { from, to } = parseRange(range) ?? { from: 0, to: 0 };
  if (from === to) return words.groupOf({ count: from });
  return to === Number.POSITIVE_INFINITY ? words.groupFromOn({ from }) : words.groupFromTo({ from, to });
}
