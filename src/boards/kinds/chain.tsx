import { drawHeading, drawNote } from "../area-block.tsx";
import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, round } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { ArrowHead, Sheet } from "../shapes.tsx";
import { drawTitle, titleHeight } from "../title.tsx";

const linkWidth = 420;
const linkHeight = 74;
const gap = 12;
const labelWidth = 196;

function drawLink(area: BoardArea, box: Box, pen: Pen, isLast: boolean) {
  const label = { x: box.x + 16, y: box.y + 5, width: labelWidth - 26, height: box.height - 10 };
  const note = { x: box.x + labelWidth, y: box.y + 8, width: box.width - labelWidth - 12, height: box.height - 16 };
  return (
    <g key={area.id}>
      <Sheet box={box} seed={area.index} className={isLast ? "b-chalk" : "b-shape"} />
      {
        drawHeading(area, label, pen, {
          sizes: [20, 19, 18, 17, 16, 15, 14],
          labelHeight: area.hint === undefined ? 64 : 32,
          hintHeight: 31,
          tones: isLast ? ["on-note-title", "on-note"] : ["title", "quiet"],
          isCentred: true,
        }).picture
      }
      {/* Odd notes have the soft tone, which also stands off from the last link's strong one. */}
      {drawNote(area, 0, note, pen, area.index * 2 + 1)}
    </g>
  );
}

/** A hop from one link down to the next. */
function Hop({ from, to }: { from: Box; to: Box }) {
  const start = { x: from.x + from.width, y: from.y + from.height * 0.45 };
  const end = { x: Math.max(to.x + to.width - 26, start.x + 10), y: to.y - 4 };
  return (
    <>
      <path
        className="b-line"
        d={`M${round(start.x + 4)} ${round(start.y)}Q${round(end.x)} ${round(start.y - 4)} ${round(end.x)} ${round(end.y)}`}
      />
      <ArrowHead at={end} angle={90} size={9} />
    </>
  );
}

function stairs(count: number, box: Box, width: number, height: number): Box[] {
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + ((box.width - width) * index) / (count - 1),
    y: box.y + ((box.height - height) * index) / (count - 1),
    width,
    height,
  }));
}

/** Links that lead down, hop by hop, from a problem to what is under it. */
export const chain: BoardKind = {
  name: "chain",
  needs: { areas: { from: 4, to: 7 }, notes: { from: 1, to: 1 }, title: true },
  height: (board) => titleHeight + board.areas.length * (linkHeight + gap) - gap + 4,
  draw(board, pen) {
    const field = { x: 3, y: titleHeight, width: pen.width - 6, height: pen.height - titleHeight - 3 };
    const boxes = stairs(board.areas.length, field, linkWidth, linkHeight);
    return (
      <>
        {drawTitle(board, pen)}
        {boxes.slice(1).map((to, index) => {
          const from = boxes[index] ?? to;
          return <Hop key={to.y} from={from} to={to} />;
        })}
        {board.areas.map((area, index) => drawLink(area, boxes[index] ?? field, pen, index === boxes.length - 1))}
      </>
    );
  },
  drawCard({ areas }) {
    const field = { x: 40, y: 26, width: 240, height: 148 };
    const boxes = stairs(areas.length, field, 74, Math.min(36, 170 / areas.length));
    return boxes.map((box, index) => (
      <Sheet
        key={box.y}
        box={box}
        seed={index}
        radius={4}
        className={index === boxes.length - 1 ? "b-chalk" : "b-shape"}
      />
    ));
  },
};
