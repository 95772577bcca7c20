import { drawNote } from "../../area-block.tsx";
import type { Board, BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { IdeaSign, LoopArrow } from "./figures.tsx";

const margin = 6;
const headHeight = 62;
const rowHeight = 116;
const noteWidth = 222;
const noteHeight = 88;
const signRadius = 15;

function writeHead({ labels }: Board, key: "bad" | "good", x: number, pen: Pen) {
  const middle = headHeight / 2 - 4;
  const words = {
    x: x + 2 * signRadius + 10,
    y: 2,
    width: noteWidth + 56 - 2 * signRadius - 10,
    height: headHeight - 12,
  };
  return (
    <>
      <IdeaSign of={key} x={x + signRadius} y={middle} radius={signRadius} />
      {
        pen.write({
          text: labels[key] ?? "",
          field: `board.labels.${key}`,
          box: words,
          sizes: [22, 21, 20, 19, 18, 17, 16, 15],
          tone: "title",
          place: "middle",
        }).picture
      }
    </>
  );
}

function drawPair(area: BoardArea, row: Box, pen: Pen) {
  const y = row.y + (row.height - noteHeight) / 2;
  const right = row.x + row.width - noteWidth;
  const between = { x: row.x + noteWidth + 8, width: row.width - 2 * noteWidth - 16 };
  // The soft tone for the bad idea, the strong one for the good.
  const note = (place: number, x: number) =>
    drawNote(area, place, { x, y, width: noteWidth, height: noteHeight }, pen, 2 * area.index + 1 - place);
  return (
    <g key={area.id}>
      {note(0, row.x)}
      <LoopArrow x={between.x + 2} y={y + 51} />
      {
        pen.write({
          text: area.label,
          field: `board.areas.${area.id}.label`,
          box: { ...between, y: y + 58, height: row.y + row.height - y - 60 },
          sizes: [18, 17, 16, 15, 14, 13],
          tone: "title",
          align: "middle",
        }).picture
      }
      {note(1, right)}
    </g>
  );
}

/** Bad ideas on the left, and the good ones that they become when they are turned round. */
export const reversal: BoardKind = {
  name: "reversal",
  needs: { areas: { from: 3, to: 4 }, notes: { from: 2, to: 2 }, labels: ["bad", "good"] },
  height: (board) => headHeight + board.areas.length * rowHeight,
  draw(board, pen) {
    const field = { x: margin, y: headHeight, width: pen.width - 2 * margin, height: pen.height - headHeight };
    const rows = splitBox(field, 1, board.areas.length, 0);
    return (
      <>
        {writeHead(board, "bad", margin, pen)}
        {writeHead(board, "good", pen.width - margin - noteWidth - 50, pen)}
        {board.areas.map((area, index) => drawPair(area, rows[index] ?? field, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const rows = splitBox({ x: 44, y: 22, width: 232, height: 156 }, 1, areas.length, 10);
    const scale = areas.length > 3 ? 0.5 : 0.6;
    return rows.map((row, index) => {
      const note = { y: row.y, width: 62, height: row.height };
      const middle = row.y + row.height / 2;
      const radius = Math.min(12, row.height * 0.36);
      return (
        <g key={row.y}>
          <StickyPaper box={{ ...note, x: row.x }} index={2 * index + 1}>
            <IdeaSign of="bad" x={row.x + 31} y={middle} radius={radius} />
          </StickyPaper>
          <LoopArrow x={row.x + 116 - 85 * scale} y={middle + 17 * scale} scale={scale} />
          <StickyPaper box={{ ...note, x: row.x + 170 }} index={2 * index}>
            <IdeaSign of="good" x={row.x + 201} y={middle} radius={radius} />
          </StickyPaper>
        </g>
      );
    });
  },
};
