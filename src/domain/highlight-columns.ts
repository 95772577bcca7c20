import { highlightCycleDays } from "./highlight.ts";
import type { CardFace, GoalTerm, HighlightColumns } from "./page.ts";

/** Takes the cards of each day of the cycle, as many for one as for another. */
export function packHighlights(days: readonly (readonly CardFace[])[]): HighlightColumns {
  const cards = days.flat();
  return {
    url: cards.map(({ url }) => url),
    picture: cards.map(({ picture }) => picture),
    name: cards.map(({ name }) => name),
    promise: cards.map(({ promise }) => promise),
    goal: cards.map(({ goal }) => goal.id),
    level: cards.map(({ level }) => level),
    minutes: cards.map(({ minutes }) => minutes),
    group: cards.map(({ group }) => group),
    places: cards.map(({ places }) => places),
    blocks: cards.map(({ blocks }) => blocks),
    preparationMinutes: cards.map(({ preparationMinutes }) => preparationMinutes),
  };
}

/** Gives the cards of each day back, with the goals that they name. */
export function unpackHighlights(columns: HighlightColumns, goals: readonly GoalTerm[]): CardFace[][] {
  const fields = Object.entries(columns) as [keyof CardFace, unknown[]][];
  const cards = columns.goal.map((id, at) => ({
    ...(Object.fromEntries(fields.map(([field, values]) => [field, values[at]])) as unknown as CardFace),
    goal: goals.find((goal) => goal.id === id) as GoalTerm,
  }));
  const perDay = cards.length / highlightCycleDays;
  return Array.from({ length: highlightCycleDays }, (_, day) => cards.slice(day * perDay, (day + 1) * perDay));
}
