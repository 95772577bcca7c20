import type { FacetId, RangeFacet } from "../../../domain/finding/facets.ts";
import { isRangeFacet } from "../../../domain/finding/facets.ts";
import { parseRange } from "../../../domain/number-range.ts";
import type { FacetData } from "../../../domain/page.ts";
import type { Messages } from "../../language/messages.generated.ts";
import { groupSizeText } from "../../template-card/group-size-text.ts";

/** A range in words: "up to 10 min", "6 to 10 people". */
export function rangeText(facet: RangeFacet, value: string, { facets, card }: Messages): string {
  const range = parseRange(value);
  if (!range) return value;
  const { from, to } = range;
  const isOpen = to === Number.POSITIVE_INFINITY;
  if (facet === "people") return groupSizeText(isOpen ? { from } : { from, to }, card);
  if (isOpen) return facets.minutesFromOn({ from });
  if (from === to) return card.minutesShort({ count: from });
  return from === 1 ? facets.minutesUpTo({ to }) : facets.minutesFromTo({ from, to });
}

/** The name of a value. Ranges may be the visitor's own. */
export function nameValue(facet: FacetId, value: string, offered: readonly FacetData[], messages: Messages): string {
  if (isRangeFacet(facet)) return rangeText(facet, value, messages);
  const values = offered.find(({ id }) => id === facet)?.values;
  return values?.find(({ id }) => id === value)?.name ?? value;
}
