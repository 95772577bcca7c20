import { drawHeading } from "../../area-block.tsx";
import type { Board, BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, round, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Sheet } from "../../shapes.tsx";
import { Bar, inOrder, placeOf, rules } from "./chart.tsx";

const margin = 3;
const headHeight = 40;
const rowHeight = 60;
const taskWidth = 214;
const barHeight = 30;

function writeDate({ labels }: Board, key: string, { x, width }: Box, pen: Pen) {
  return pen.write({
    text: labels[key] ?? "",
    field: `board.labels.${key}`,
    box: { x: x + 2, y: margin + 4, width: width - 4, height: headHeight - 8 },
    sizes: [17, 16, 15, 14, 13],
    tone: "title",
    align: "middle",
    place: "middle",
  }).picture;
}

function writeTask(task: BoardArea, row: Box, pen: Pen) {
  const box = { x: margin + 12, y: row.y + 3, width: taskWidth - 24, height: row.height - 6 };
  const hasHint = task.hint !== undefined;
  return drawHeading(task, box, pen, {
    sizes: [18, 17, 16, 15, 14, 13],
    labelHeight: hasHint ? 34 : 46,
    hintHeight: 18,
    isCentred: true,
  }).picture;
}

/** Tasks on a calendar, a row and a bar for each; a milestone is a diamond. */
export const gantt: BoardKind = {
  name: "gantt",
  needs: {
    areas: { from: 5, to: 8 },
    notes: { from: 0, to: 0 },
    optionalIcons: ["milestone"],
    grid: true,
    gridLabels: ["column"],
  },
  height: (board) => 2 * margin + headHeight + board.areas.length * rowHeight,
  draw(board, pen) {
    const sheet = { x: margin, y: margin, width: pen.width - 2 * margin, height: pen.height - 2 * margin };
    const field = {
      x: margin + taskWidth,
      y: margin + headHeight,
      width: sheet.width - taskWidth - 6,
      height: sheet.height - headHeight,
    };
    const columns = splitBox(field, board.grid[0], 1, 0);
    const rows = splitBox(field, 1, board.areas.length, 0);
    return (
      <>
        <Sheet box={sheet} />
        <path className="b-hair" d={rules(field, columns, rows, margin + 10)} />
        <path
          className="b-line"
          d={`M${margin} ${field.y}H${sheet.width + margin}M${field.x} ${margin}V${sheet.height + margin}`}
        />
        {columns.map((column, index) => (
          <g key={column.x}>{writeDate(board, `column${index + 1}`, column, pen)}</g>
        ))}
        {inOrder(board.areas).map((task, index) => {
          const row = rows[index] ?? field;
          return (
            <g key={task.id}>
              {writeTask(task, row, pen)}
              <Bar task={task} row={row} columns={columns.length} height={barHeight} seed={index} />
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas, grid = [1, 1] }) {
    const sheet = { x: 34, y: 24, width: 252, height: 152 };
    const field = { x: 104, y: 42, width: 178, height: 132 };
    const columns = splitBox(field, grid[0], 1, 0);
    const rows = splitBox(field, 1, areas.length, 0);
    const words = rows.map((row, index) => `M48 ${round(row.y + row.height / 2)}h${[38, 26, 42, 30][index % 4]}`);
    return (
      <>
        <Sheet box={sheet} />
        <path className="b-hair" d={rules(field, columns, rows, 40)} />
        <path className="b-line" d={`M34 42H286M104 24V176${words.join("")}`} />
        {inOrder(areas).map((task, index) => (
          <Bar
            key={task.id}
            task={task}
            row={rows[index] ?? field}
            columns={columns.length}
            height={Math.min(15, 92 / areas.length)}
            seed={index}
          />
        ))}
      </>
    );
  },
  // One by one: of "W1 – W3" a screen reader says no dash.
  where(area, { labels }) {
    const [start, , length] = placeOf(area);
    const columns = Array.from({ length }, (_, index) => labels[`column${start + index}`]);
    return columns.filter((label) => label !== undefined).join(", ");
  },
};
