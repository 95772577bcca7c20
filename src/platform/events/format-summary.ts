import type { Counts, EventSummary } from "./summarise-events.ts";

const daysShown = 14;
const namesShown = 10;

export function formatSummary({ events, devices, views }: EventSummary): string {
  if (events === 0)
    return "No events are stored yet. They come from visitors who have accepted, where INGEST_URL is set.";
  const days = [...views.byDay].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, daysShown);
  return [
    `${events} events of ${devices} browsers; ${views.total} of them are page views.`,
    section("Views per day, in UTC", days),
    section("Per route", mostFirst(views.byRoute)),
    section("Per language", mostFirst(views.byLanguage)),
    section("Most viewed templates", mostFirst(views.byTemplate)),
  ].join("\n\n");
}

/** Anybody can send invented names, of which there may be thousands: only the most frequent are shown. */
function mostFirst(counts: Counts): [string, number][] {
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).slice(0, namesShown);
}

function section(title: string, lines: [string, number][]): string {
  const width = Math.max(0, ...lines.map(([, number]) => String(number).length));
  const rows = lines.map(([name, number]) => `  ${String(number).padStart(width)}  ${printable(name)}`);
  return [title, ...(rows.length > 0 ? rows : ["  none"])].join("\n");
}

/** Names come from browsers, and could contain control characters for the terminal. */
function printable(name: string): string {
  return name.replace(/\p{C}/gu, "?").slice(0, 120);
}
