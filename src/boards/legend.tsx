import type { ReactNode } from "react";
import { drawHeading, drawNotes } from "./area-block.tsx";
import type { BoardArea } from "./board-kind.ts";
import { type Box, splitBox } from "./geometry.ts";
import type { Pen } from "./pen.tsx";

const gap = { x: 18, y: 10 };
const labelWidth = 118;
const noteRoom = { width: 126, height: 78 };
const bareHeight = 52;

function hasNotes(areas: readonly BoardArea[]): boolean {
  return areas.some(({ notes }) => notes.length > 0);
}

function rowHeight(areas: readonly BoardArea[]): number {
  return hasNotes(areas) ? noteRoom.height : bareHeight;
}

export function legendHeight(areas: readonly BoardArea[], least = 0): number {
  return Math.ceil(areas.length / 2) * (Math.max(least, rowHeight(areas)) + gap.y) - gap.y;
}

/** The meanings of a picture's marks, in two columns: the mark, its label and its note. */
export function drawLegend(
  areas: readonly BoardArea[],
  box: Box,
  pen: Pen,
  mark: { width: number; draw: (area: BoardArea, place: Box) => ReactNode },
): ReactNode {
  const rows = Math.ceil(areas.length / 2);
  // Down the first column, then down the second: as a list is read.
  const cells = splitBox(box, 2, rows, gap.x).map((cell, index) => ({
    ...cell,
    y: box.y + Math.floor(index / 2) * ((box.height + gap.y) / rows),
    height: (box.height + gap.y) / rows - gap.y,
  }));
  return areas.map((area, index) => {
    const cell = cells[index < rows ? 2 * index : 2 * (index - rows) + 1] ?? box;
    const x = cell.x + mark.width + 8;
    const end = cell.x + cell.width;
    const width = area.notes.length > 0 ? Math.min(labelWidth, end - noteRoom.width - 8 - x) : end - x;
    const note = { x: end - noteRoom.width, y: cell.y + 2, width: noteRoom.width, height: cell.height - 4 };
    return (
      <g key={area.id}>
        {mark.draw(area, { ...cell, width: mark.width })}
        {
          drawHeading(area, { x, y: cell.y, width, height: cell.height }, pen, {
            sizes: [19, 18, 17, 16, 15, 14, 13],
            labelHeight: cell.height,
            hintHeight: 0,
            isCentred: true,
          }).picture
        }
        {drawNotes(area, note, pen)}
      </g>
    );
  });
}
