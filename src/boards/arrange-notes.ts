import { type Box, round } from "./geometry.ts";

const gap = 11;
/** The height is that of four lines in full letters. */
const largest = { width: 150, height: 91 };
/** A narrower note breaks ordinary words; a lower one holds a single line. */
const comfortable = { width: 122, height: 62 };

interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

function gridOf(count: number, columns: number, box: Box): Grid {
  const rows = Math.ceil(count / columns);
  const height = Math.min(largest.height, (box.height - gap * (rows - 1)) / rows);
  // A low note may be wider: it holds the same words on fewer lines.
  const widest = height < largest.height ? 200 : largest.width;
  return { columns, rows, height, width: Math.min(widest, (box.width - gap * (columns - 1)) / columns) };
}

function usefulnessOf(grid: Grid): number {
  const { width, height } = grid;
  return (
    Math.min(1, width / comfortable.width) * Math.min(1, height / comfortable.height) * 1000 + Math.sqrt(width * height)
  );
}

/**
 * Places sticky notes in a box: as large as a note gets, in rows that are pushed about a little, as people stick them.
 */
export function arrangeNotes(count: number, box: Box): Box[] {
  if (count === 0) return [];
  const grids = Array.from({ length: count }, (_, index) => gridOf(count, index + 1, box));
  const grid = grids.reduce((best, next) => (usefulnessOf(next) > usefulnessOf(best) ? next : best));
  const freeX = box.width - grid.columns * grid.width - gap * (grid.columns - 1);
  const freeY = box.height - grid.rows * grid.height - gap * (grid.rows - 1);
  return Array.from({ length: count }, (_, index) => {
    const column = index % grid.columns;
    const row = Math.floor(index / grid.columns);
    // Notes one under another step aside in turn; those side by side move apart a little.
    const push = grid.columns === 1 ? 0.7 * (row % 2) : 0.25 * column;
    return {
      x: round(box.x + column * (grid.width + gap) + Math.min(freeX, 60) * push),
      y: round(box.y + row * (grid.height + gap) + (column % 2) * Math.min(Math.max(freeY, 0), 15)),
      width: round(grid.width),
      height: round(grid.height),
    };
  });
}
