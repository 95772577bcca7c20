import type { BoardArea } from "./board-kind.ts";

/** The height of a note with the longest text that it may have. */
const noteRoom = { width: 118, height: 74, gap: 11 };

/** About how high a label and a hint get in a width, with the space under them. */
export function headHeight({ label, hint }: BoardArea, width: number, isWithHint = true): number {
  const labelHeight = label.length * 9.5 > width ? 46 : 24;
  if (hint === undefined || !isWithHint) return labelHeight + 10;
  return labelHeight + (hint.length * 7 > width ? 36 : 20) + 10;
}

/** The height of a number of notes in a width; they stand side by side if there is room. */
export function notesHeight(count: number, width: number): number {
  const across = Math.max(1, Math.floor((width + noteRoom.gap) / (noteRoom.width + noteRoom.gap)));
  const rows = Math.ceil(count / across);
  return rows * (noteRoom.height + noteRoom.gap) - (rows === 0 ? 0 : noteRoom.gap);
}

/** How high the highest of some areas gets in a width, when all are to be as high. */
export function areaHeight(areas: readonly BoardArea[], width: number, isWithHint = true): number {
  return Math.max(...areas.map((area) => headHeight(area, width, isWithHint) + notesHeight(area.notes.length, width)));
}
