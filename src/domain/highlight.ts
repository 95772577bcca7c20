/**
 * After how many days "today's inspirations" begin again. The home page holds the cards of all days, and the style sheet has a rule for
 * each.
 */
export const highlightCycleDays = 26;

export const highlightsPerDay = 3;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Which day of the cycle a moment belongs to. Days are UTC days, so that all visitors see the same on one day (R2.11). */
export function highlightDay(time: number): number {
  return Math.floor(time / millisecondsPerDay) % highlightCycleDays;
}
