import type { BoardAreaFacts, BoardAreaWords, BoardFacts, BoardWords } from "./board.ts";

/** The fields that a kind of board requires of its facts and words. Any other field is refused. */
export interface BoardNeeds {
  /** How many areas (if they come in pairs, a multiple of 2), or exactly which. */
  areas: { from: number; to: number; multipleOf?: number } | { ids: readonly string[] };
  /** Notes in each area. */
  notes: Range;
  /** Notes in single areas, by id, if they differ from the others. */
  notesIn?: Readonly<Record<string, Range>>;
  title?: true | "optional";
  /** Words that belong to no area, by their names. */
  labels?: readonly string[];
  /** One for each column (`column1`, ...) or each row (`row1`, ...) of the board's grid. */
  gridLabels?: readonly ("column" | "row")[];
  /** Every area has a number, or the first alone, or those with an id or an icon. */
  value?: true | "first" | { id: string } | { icon: string };
  /** The least and the greatest number, if not every number of people is possible. */
  valueRange?: Range;
  /** Exactly one area is the right one. */
  correct?: true;
  /** Every area has one of these icons. */
  icons?: readonly string[];
  /** An area may have one of these icons. */
  optionalIcons?: readonly string[];
  /** No two areas have the same icon. */
  distinctIcons?: true;
  /** The board has a grid, and every area a place on it. */
  grid?: true;
  /** The areas fill a grid of so many columns and rows, in reading order. */
  cells?: Range;
}

export interface Range {
  from: number;
  to: number;
}

/** Says of an area, counted from 0, whether it has a number. */
export function hasValue({ value }: BoardNeeds, { id, icon }: BoardAreaFacts, index: number): boolean {
  if (typeof value === "object") return "id" in value ? id === value.id : icon === value.icon;
  return value === true || (value === "first" && index === 0);
}

/** How many notes an area has. */
export function notesNeeded({ notes, notesIn }: BoardNeeds, id: string): Range {
  return notesIn?.[id] ?? notes;
}

/** The names of the labels that a board must have. */
export function labelsNeeded({ labels = [], gridLabels = [] }: BoardNeeds, [column, row]: [number, number]): string[] {
  const counts = { column, row };
  const numbered = gridLabels.flatMap((name) =>
    Array.from({ length: counts[name] }, (_, index) => `${name}${index + 1}`),
  );
  return [...labels, ...numbered];
}

function smallestGrid({ grid, cells }: BoardNeeds, areas: number): [number, number] | undefined {
  if (grid) return [areas, 1];
  return cells && [cells.from, cells.from];
}

function valueInRange(
  { valueRange: { from, to } = { from: 1, to: Number.POSITIVE_INFINITY } }: BoardNeeds,
  index: number,
) {
  return Math.min(from + index, to);
}

function smallestWords({ from, to }: Range): BoardAreaWords {
  const notes = Array.from({ length: Math.min(to, Math.max(1, from)) }, (_, index) => `note ${index + 1}`);
  return { label: "label", ...(notes.length > 0 && { notes }) };
}

/** The smallest board that a kind allows: its areas in a row, with one note in each area that holds notes. */
export function smallestBoard(kind: string, needs: BoardNeeds): { facts: BoardFacts; words: BoardWords } {
  const ids =
    "ids" in needs.areas
      ? needs.areas.ids
      : Array.from({ length: needs.areas.from }, (_, index) => `area-${index + 1}`);
  const areas = ids.map((id, index): BoardAreaFacts => {
    const named = { id, ...(needs.icons && { icon: needs.icons[index % needs.icons.length] as string }) };
    return {
      ...named,
      ...(hasValue(needs, named, index) && { value: valueInRange(needs, index) }),
      ...(needs.correct && index === 0 && { correct: true }),
      ...(needs.grid && { at: [index + 1, 1, 1, 1] }),
    };
  });
  const grid = smallestGrid(needs, ids.length);
  const labels = labelsNeeded(needs, grid ?? [1, 1]);
  const areaWords = ids.map((id): [string, BoardAreaWords] => [id, smallestWords(notesNeeded(needs, id))]);
  return {
    facts: { kind, areas, ...(grid && { grid }) },
    words: {
      ...(needs.title === true && { title: "title" }),
      caption: "caption",
      ...(labels.length > 0 && { labels: Object.fromEntries(labels.map((name) => [name, name])) }),
      areas: Object.fromEntries(areaWords),
    },
  };
}
