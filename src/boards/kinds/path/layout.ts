import { notesHeight } from "../../area-height.ts";
import type { Board } from "../../board-kind.ts";
import type { Box } from "../../geometry.ts";
import { titleHeight } from "../../title.tsx";
import { leadsRight } from "./winding-road.tsx";

export const roadWidth = 26;
const stopWidth = 272;
export const signHeight = 46;
export const margin = 6;
/** The free space over a stop's sign and under its notes. */
export const air = 12;

/** Stops stand two in a row; with an even number of them the road begins with somebody who sets out. */
export function firstPlace(count: number): number {
  return count % 2 === 0 ? 1 : 0;
}

export function rowCount(count: number): number {
  return (firstPlace(count) + count + 1) / 2;
}

/** The position of a place, in the order of the road. */
export function placeAt(index: number): { row: number; isRight: boolean } {
  const row = Math.floor(index / 2);
  return { row, isRight: (index % 2 === 1) === leadsRight(row) };
}

export function stepOf({ areas }: Board): number {
  const hint = Math.max(...areas.map(({ hint: text = "" }) => (text === "" ? 0 : text.length > 36 ? 36 : 20)));
  const notes = Math.max(...areas.map((area) => notesHeight(area.notes.length, stopWidth)));
  return signHeight + hint + notes + 8 + 2 * air + roadWidth;
}

export function stopBox(index: number, width: number, step: number): Box {
  const { row, isRight } = placeAt(index);
  // The turn before a row takes room at its side; the first row stands in the middle.
  const shift = row === 0 ? 0 : leadsRight(row) ? 34 : -34;
  const x = width / 2 + shift + (isRight ? 6 : -6 - stopWidth);
  return { x, y: titleHeight + row * step + air, width: stopWidth, height: step - roadWidth - 2 * air };
}
