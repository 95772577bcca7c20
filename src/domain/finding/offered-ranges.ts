import type { RangeFacet } from "./facets.ts";

/** The ranges that are offered, as `formatRange` writes them; a visitor can give any other (R9.3). */
export const offeredRanges: Record<RangeFacet, readonly string[]> = {
  people: ["2", "3-5", "6-10", "11-20", "21-"],
  minutes: ["1-10", "11-30", "31-59", "60-"],
};
