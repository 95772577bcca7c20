import { drawArea } from "../area-block.tsx";
import { type Board, type BoardArea, type BoardKind, boardWidth } from "../board-kind.ts";
import { type Box, inset } from "../geometry.ts";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const gap = 7;
const padding = 6;
/** A label stands in full size on up to three lines, since most columns are as narrow as a long word. */
const labelLine = 18;
/** Room for four lines in full size: in a narrow column each word takes one. */
const noteHeight = 91;

type Place = [column: number, row: number, columns: number, rows: number];

function placeOf(area: { at?: Place }): Place {
  return area.at ?? [1, 1, 1, 1];
}

/** A cell, from the starts of the rows; the last start is the end of the grid. */
function cellOf(
  [column, row, columns, rows]: Place,
  grid: readonly [number, number],
  field: Box,
  starts: number[],
  space: number,
): Box {
  const unit = (field.width + space) / grid[0];
  const [top = 0, bottom = 0] = [starts[row - 1], starts[row + rows - 1]];
  return {
    x: field.x + (column - 1) * unit,
    y: field.y + top,
    width: columns * unit - space,
    height: bottom - top - space,
  };
}

/** The height of a cell with its label and its notes, which stand side by side when it is wide enough. */
function heightNeeded(area: BoardArea, unitX: number): number {
  const width = placeOf(area)[2] * unitX - gap - 2 * padding;
  const notesAcross = Math.max(1, Math.floor(width / 115));
  const noteRows = Math.ceil(area.notes.length / notesAcross);
  const labelLines = Math.min(3, Math.ceil((area.label.length * 9) / width));
  return 6 + labelLines * labelLine + 10 + noteRows * noteHeight + (noteRows - 1) * 11 + 2 * padding + gap;
}

/** The starts of the rows and the end of the last one: each row is as high as its cells need. */
function rowStarts({ areas, grid }: Board): number[] {
  const unitX = boardWidth / grid[0];
  const heights = Array.from({ length: grid[1] }, () => 96);
  const byRows = [...areas].sort((a, b) => placeOf(a)[3] - placeOf(b)[3]);
  for (const area of byRows) {
    const [, row, , rows] = placeOf(area);
    const own = heights.slice(row - 1, row - 1 + rows);
    const missing = heightNeeded(area, unitX) - own.reduce((sum, height) => sum + height, 0);
    for (let index = row - 1; missing > 0 && index < row - 1 + rows; index += 1) {
      heights[index] = (heights[index] ?? 0) + missing / rows;
    }
  }
  const startOf = (row: number) => heights.slice(0, row).reduce((sum, height) => sum + height, 0);
  return Array.from({ length: heights.length + 1 }, (_, row) => startOf(row));
}

/** Cells on a grid. Their hints have no room and stay with the text alternative. */
export const canvas: BoardKind = {
  name: "canvas",
  needs: { areas: { from: 5, to: 12 }, notes: { from: 1, to: 2 }, grid: true },
  height: (board) => Math.round(rowStarts(board).at(-1) ?? 0) + 6 - gap,
  draw(board, pen) {
    const field = inset({ x: 0, y: 0, width: pen.width, height: pen.height }, 3);
    const starts = rowStarts(board);
    const sizes = board.grid[0] > 4 ? [17, 16, 15, 14, 13] : [19, 18, 17, 16, 15, 14, 13];
    return board.areas.map((area, index) => {
      const cell = cellOf(placeOf(area), board.grid, field, starts, gap);
      return (
        <g key={area.id}>
          <Sheet box={cell} seed={index} radius={5} />
          {drawArea(area, inset(cell, padding), pen, { sizes, labelHeight: 3.2 * labelLine, hintHeight: 0 })}
        </g>
      );
    });
  },
  drawCard({ areas, grid = [1, 1] }) {
    const field = { x: 34, y: 28, width: 252, height: 144 };
    const starts = Array.from({ length: grid[1] + 1 }, (_, row) => (row * (field.height + 5)) / grid[1]);
    return areas.map((area, index) => {
      const cell = cellOf(placeOf(area), grid, field, starts, 5);
      const width = Math.min(30, cell.width - 16);
      const box = { x: cell.x + 8, y: cell.y + 9, width, height: Math.min(24, cell.height - 18) };
      return (
        <g key={area.id}>
          <Sheet box={cell} seed={index} radius={3} />
          <StickyPaper box={box} index={index} />
        </g>
      );
    });
  },
};
