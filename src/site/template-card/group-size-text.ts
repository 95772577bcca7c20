import type { GroupSize } from "../../domain/group-size.ts";
import type { Messages } from "../language/messages.generated.ts";

/** A group size in words (R9.3): "4 to 12 people", "any group". */
export function groupSizeText(size: GroupSize, words: Messages["card"]): string {
  if (size === "any") return words.peopleAnyGroup();
  const { from, to } = size;
  if (to === undefined) return words.peopleFromOn({ from });
  return from === to ? words.peopleOnly({ count: from }) : words.peopleFromTo({ from, to });
}

/** The same beside the word "people": "4–12", "5+", "any". */
export function groupSizeFigure(size: GroupSize, words: Messages["template"]): string {
  if (size === "any") return words.peopleAny();
  const { from, to } = size;
  if (to === undefined) return words.peopleFrom({ from });
  return from === to ? String(from) : words.peopleRange({ from, to });
}
