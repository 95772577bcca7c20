import { convertTimestampToArray, createEvents } from "ics";
import { foldLines } from "./fold-lines.ts";

export interface CalendarEntry {
  uid: string;
  title: string;
  description: string;
  /** Milliseconds, as `Date` has them. */
  begin: number;
  end: number;
}

/**
 * Writes entries as a calendar file. Their times are moments in UTC, which every calendar shows in its own time zone. So the file needs no
 * rules of time zones, and times are right across a night in which the clocks are changed.
 */
export function writeEntries(entries: readonly CalendarEntry[], siteName: string): string {
  const events = entries.map(({ begin, end, ...entry }) => ({
    ...entry,
    start: convertTimestampToArray(begin, "utc"),
    end: convertTimestampToArray(end, "utc"),
    startInputType: "utc" as const,
    endInputType: "utc" as const,
  }));
  const { error, value } = createEvents(events, { productId: `-//${siteName}//`, method: "PUBLISH" });
  if (value === null) throw error;
  return foldLines(value);
}
