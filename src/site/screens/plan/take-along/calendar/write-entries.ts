import { foldLine } from "./fold-line.ts";

export interface CalendarEntry {
  uid: string;
  title: string;
  description: string;
  /** Milliseconds, as `Date` has them. */
  begin: number;
  end: number;
}

/**
 * Writes entries as a calendar file (RFC 5545). Their times are moments in UTC, which every calendar shows in its own time zone. So the file
 * needs no rules of time zones, and times are right across a night in which the clocks are changed.
 */
export function writeEntries(entries: readonly CalendarEntry[], siteName: string): string {
  const stamp = writeMoment(Date.now());
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "CALSCALE:GREGORIAN",
    `PRODID:${escapeText(`-//${siteName}//`)}`,
    "METHOD:PUBLISH",
    ...entries.flatMap(({ uid, title, description, begin, end }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${writeMoment(begin)}`,
      `DTEND:${writeMoment(end)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Writes a moment such as `20261201T080000Z`. */
function writeMoment(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Escapes a text: some of its signs part the values of a calendar file, and a line of the file cannot hold two of the text. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
