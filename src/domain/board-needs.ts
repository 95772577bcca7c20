import type { BoardAreaFacts, BoardAreaWords, BoardFacts, BoardWords } from "./board.ts";

/** What a kind of board asks of its facts and words. What it does not ask for must not be there. */
export interface BoardNeeds {
  /** How many areas, or exactly which. */
  areas: { from: number; to: number } | { ids: readonly string[] };
  /** Notes in each area. */
  notes: { from: number; to: number };
  title?: true;
  /** Words that belong to no area, with the most characters that each may have. */
  labels?: Readonly<Record<string, number>>;
  /** Every area has a number. */
  value?: true;
  /** Exactly one area is the right one. */
  correct?: true;
  /** Every area has one of these icons. */
  icons?: readonly string[];
  /** The board has a grid, and every area a place on it. */
  grid?: true;
}

/** The smallest board that a kind allows: its areas in a row, with at least one note each where notes may stand. */
export function smallestBoard(kind: string, needs: BoardNeeds): { facts: BoardFacts; words: BoardWords } {
  const ids =
    "ids" in needs.areas
      ? needs.areas.ids
      : Array.from({ length: needs.areas.from }, (_, index) => `area-${index + 1}`);
  const areas = ids.map(
    (id, index): BoardAreaFacts => ({
      id,
      ...(needs.value && { value: index + 1 }),
      ...(needs.correct && index === 0 && { correct: true }),
      ...(needs.icons && { icon: needs.icons[index % needs.icons.length] as string }),
      ...(needs.grid && { at: [index + 1, 1, 1, 1] }),
    }),
  );
  const notes = Array.from(
    { length: Math.min(needs.notes.to, Math.max(1, needs.notes.from)) },
    (_, index) => index + 1,
  );
  const areaWords = ids.map((id): [string, BoardAreaWords] => [
    id,
    { label: "label", ...(notes.length > 0 && { notes: notes.map((number) => `note ${number}`) }) },
  ]);
  return {
    facts: { kind, areas, ...(needs.grid && { grid: [ids.length, 1] }) },
    words: {
      ...(needs.title && { title: "title" }),
      caption: "caption",
      ...(needs.labels && { labels: Object.fromEntries(Object.keys(needs.labels).map((name) => [name, name])) }),
      areas: Object.fromEntries(areaWords),
    },
  };
}
