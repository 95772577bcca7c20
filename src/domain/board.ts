/**
 * A board as data: what stands where, without a drawing. The facts say it once for all languages, the words once a language.
 * Every kind of board is made of areas with notes on them; the kind decides how they are drawn.
 */
export interface BoardFacts {
  kind: string;
  areas: BoardAreaFacts[];
  /** Columns and rows, for kinds that are laid out on a grid. */
  grid?: [columns: number, rows: number];
}

export interface BoardAreaFacts {
  id: string;
  /** How many people chose it: votes, answers. */
  value?: number;
  /** The right answer of a quiz. */
  correct?: boolean;
  icon?: string;
  /** Its place on the grid, counted from 1. */
  at?: [column: number, row: number, columns: number, rows: number];
}

export interface BoardWords {
  title?: string;
  caption: string;
  /** Words that belong to no area, such as the names of axes. */
  labels?: Record<string, string>;
  areas: Record<string, BoardAreaWords>;
}

export interface BoardAreaWords {
  label: string;
  hint?: string;
  notes?: string[];
}

/** The data of a session's board: its blocks in order, without words and in one language. */
export interface TimelineOrder {
  blocks: readonly { minutes: number }[];
  words: readonly { title: string }[];
}

/** A session's board: its blocks in order, heights in proportion to minutes. */
export interface Timeline {
  blocks: { title: string; minutes: number }[];
}

export function timelineOf({ blocks, words }: TimelineOrder): Timeline {
  return { blocks: blocks.map(({ minutes }, index) => ({ title: words[index]?.title ?? "", minutes })) };
}

/** The mistakes in a board, by field inside its file (`board.areas.wind.notes.0`). */
export interface BoardFlaw {
  in: "facts" | "words";
  field: string;
  found: string;
  /** The correction as a request: "write at most 3". */
  expected: string;
}
