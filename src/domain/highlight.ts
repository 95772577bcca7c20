/** After how many days "today's inspirations" begin again. */
export const highlightCycleDays = 14;

export const highlightsPerDay = 3;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Which day of the cycle a moment belongs to. Days are UTC days, so that all visitors see the same on one day (R2.11). */
export function highlightDay(time: number): number {
  return Math.floor(time / millisecondsPerDay) % highlightCycleDays;
}

/** Deals items out to the days of the cycle, in turn, starting over when they run out. */
export function dealHighlights<Item>(items: readonly Item[]): Item[][] {
  const perDay = Math.min(highlightsPerDay, items.length);
  return Array.from({ length: highlightCycleDays }, (_, day) =>
    Array.from({ length: perDay }, (_, place) => items[(day * perDay + place) % items.length] as Item),
  );
}
