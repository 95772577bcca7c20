import { drawArea } from "../area-block.tsx";
import { areaHeight } from "../area-height.ts";
import { type Board, type BoardKind, boardWidth } from "../board-kind.ts";
import { type Box, inset, round, splitBox } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const margin = 3;
const gap = 6;
const padding = 12;
const headHeight = 46;
const sideWidth = 128;

function cellWidth(columns: number): number {
  return (boardWidth - 2 * margin - sideWidth - gap) / columns;
}

function rowHeights({ areas, grid: [columns, rows] }: Board): number[] {
  return Array.from({ length: rows }, (_, row) => {
    const own = areas.slice(row * columns, (row + 1) * columns);
    return areaHeight(own, cellWidth(columns) - 2 * padding, false) + 2 * padding;
  });
}

/** Rows under one another. */
function stackRows(heights: readonly number[], field: Box): Box[] {
  let y = field.y;
  return heights.map((height) => {
    y += height;
    return { ...field, y: y - height, height };
  });
}

/** The rules between the cells of a field, as path steps. */
function rules(columns: readonly Box[], rows: readonly Box[], field: Box): string {
  const upright = columns.slice(1).map(({ x }) => `M${round(x)} ${round(field.y)}v${round(field.height)}`);
  const lying = rows.slice(1).map(({ y }) => `M${round(field.x)} ${round(y)}h${round(field.width)}`);
  return [...upright, ...lying].join("");
}

function drawHead(board: Board, key: string, box: Box, seed: number, pen: Pen) {
  return (
    <g key={key}>
      <Sheet box={box} seed={seed} className={key.startsWith("row") ? "b-chalk-soft" : "b-chalk"} />
      {
        pen.write({
          text: board.labels[key] ?? "",
          field: `board.labels.${key}`,
          box: inset(box, 5),
          sizes: [19, 18, 17, 16, 15, 14, 13],
          tone: "on-note-title",
          align: "middle",
          place: "middle",
        }).picture
      }
    </g>
  );
}

/** A table with a head for each column and each row, its cells in reading order. */
export const table: BoardKind = {
  name: "table",
  needs: {
    areas: { from: 4, to: 9 },
    notes: { from: 1, to: 2 },
    cells: { from: 2, to: 3 },
    gridLabels: ["column", "row"],
  },
  height: (board) => margin * 2 + headHeight + gap + rowHeights(board).reduce((sum, height) => sum + height, 0),
  draw(board, pen) {
    const [left, top] = [margin + sideWidth + gap, margin + headHeight + gap];
    const field = { x: left, y: top, width: pen.width - left - margin, height: pen.height - top - margin };
    const columns = splitBox(field, board.grid[0], 1, 0);
    const rows = stackRows(rowHeights(board), field);
    return (
      <>
        {columns.map(({ x, width }, index) =>
          drawHead(
            board,
            `column${index + 1}`,
            { x: x + 2, y: margin, width: width - 4, height: headHeight },
            index,
            pen,
          ),
        )}
        {rows.map(({ y, height }, index) =>
          drawHead(board, `row${index + 1}`, { x: margin, y: y + 2, width: sideWidth, height: height - 4 }, index, pen),
        )}
        <Sheet box={field} />
        <path className="b-hair" d={rules(columns, rows, field)} />
        {board.areas.map((area, index) => {
          const { x, width } = columns[index % columns.length] ?? field;
          const { y, height } = rows[Math.floor(index / columns.length)] ?? field;
          const sizes = [18, 17, 16, 15, 14, 13];
          return drawArea(area, inset({ x, y, width, height }, padding), pen, { sizes, hintHeight: 0 });
        })}
      </>
    );
  },
  drawCard({ grid = [2, 2] }) {
    const field = { x: 84, y: 56, width: 204, height: 120 };
    const columns = splitBox(field, grid[0], 1, 0);
    const rows = splitBox(field, 1, grid[1], 0);
    return (
      <>
        {columns.map(({ x, width }, index) => (
          <Sheet key={x} box={{ x: x + 2, y: 26, width: width - 4, height: 24 }} seed={index} className="b-chalk" />
        ))}
        {rows.map(({ y, height }, index) => (
          <Sheet
            key={y}
            box={{ x: 32, y: y + 2, width: 46, height: height - 4 }}
            seed={index}
            className="b-chalk-soft"
          />
        ))}
        <Sheet box={field} />
        <path className="b-hair" d={rules(columns, rows, field)} />
        {rows.flatMap(({ y, height }, row) =>
          columns.map(({ x, width }, column) => (
            <StickyPaper
              key={`${x} ${y}`}
              box={{ x: x + width / 2 - 17 + (row % 2) * 6, y: y + height / 2 - 13, width: 32, height: 26 }}
              index={row + column}
            />
          )),
        )}
      </>
    );
  },
  where({ index }, { grid: [columns], labels }) {
    return [labels[`row${Math.floor(index / columns) + 1}`], labels[`column${(index % columns) + 1}`]].join(", ");
  },
};
