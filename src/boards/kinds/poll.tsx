import { drawHeading } from "../area-block.tsx";
import type { Board, BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, round } from "../geometry.ts";
import { mostVotes } from "../most-votes.ts";
import type { Pen } from "../pen.tsx";
import { Sheet } from "../shapes.tsx";
import { Tile } from "../tile.tsx";
import { drawTitle, titleHeight } from "../title.tsx";

const rowHeight = 64;
const textWidth = 262;
const tileSize = 42;
const barHeight = 38;

/** A number or a letter fits a hopscotch square; other answers are written out. */
function isShort(area: BoardArea): boolean {
  return area.label.length <= 2;
}

function writeAnswer(area: BoardArea, row: Box, pen: Pen, isMost: boolean) {
  if (!isShort(area)) {
    const heading = { sizes: [19, 18, 17, 16, 15, 14], labelHeight: area.hint === undefined ? 46 : 24, hintHeight: 32 };
    return drawHeading(area, { ...row, width: textWidth }, pen, { ...heading, isCentred: true }).picture;
  }
  const hint = pen.write({
    text: area.hint ?? "",
    field: `board.areas.${area.id}.hint`,
    box: { ...row, x: row.x + tileSize + 14, width: textWidth - tileSize - 14 },
    sizes: [16, 15, 14, 13],
    tone: "text",
    place: "middle",
  });
  const tile = { x: row.x, y: row.y + (row.height - tileSize) / 2, width: tileSize, height: tileSize };
  return (
    <>
      <Tile box={tile} mark={area.label} seed={area.index} className={isMost ? "b-chalk" : "b-shape"} />
      {area.hint !== undefined && hint.picture}
    </>
  );
}

/** A bar made of squares, one for each vote while they are wide enough to be told apart. */
function Bar({
  x,
  y,
  unit,
  value,
  className,
}: {
  x: number;
  y: number;
  unit: number;
  value: number;
  className: string;
}) {
  const length = round(unit * value);
  const squares = Array.from(
    { length: value - 1 },
    (_, index) => `M${round(x + unit * (index + 1))} ${y + 1}v${barHeight - 2}`,
  );
  return (
    <>
      <path className={className} d={`M${x} ${y}h${length - 4}q4 0 4 4v${barHeight - 8}q0 4 -4 4h${4 - length}z`} />
      {value > 1 && unit >= 14 && <path className="b-line" d={squares.join("")} />}
    </>
  );
}

function drawAnswer(area: BoardArea, row: Box, pen: Pen, most: number) {
  const value = area.value ?? 0;
  const unit = Math.min(54, (row.width - textWidth - 66) / Math.max(1, most));
  const isMost = value === most && most > 0;
  const x = row.x + textWidth + 14;
  const y = round(row.y + (row.height - barHeight) / 2);
  return (
    <g key={area.id}>
      {writeAnswer(area, row, pen, isMost)}
      {value > 0 && <Bar x={x} y={y} unit={unit} value={value} className={isMost ? "b-chalk" : "b-shape"} />}
      <text className="b-title" fontSize="24" x={round(x + unit * value + 12)} y={y + barHeight / 2 + 8.5}>
        {value}
      </text>
    </g>
  );
}

function height(board: Board): number {
  return titleHeight + board.areas.length * rowHeight + 20;
}

/** A question, and a bar for each answer. */
export const poll: BoardKind = {
  name: "poll",
  needs: { areas: { from: 3, to: 7 }, notes: { from: 0, to: 0 }, title: true, value: true },
  height,
  draw(board, pen) {
    const each = (pen.height - titleHeight - 20) / board.areas.length;
    const top = titleHeight + 8;
    const most = mostVotes(board.areas);
    return (
      <>
        {drawTitle(board, pen)}
        <Sheet box={{ x: 3, y: titleHeight - 4, width: pen.width - 6, height: pen.height - titleHeight + 1 }} />
        {board.areas.map((area, index) =>
          drawAnswer(area, { x: 18, y: top + index * each, width: pen.width - 36, height: each }, pen, most),
        )}
        <path className="b-line" d={`M${textWidth + 32} ${top + 4}V${pen.height - 18}`} />
      </>
    );
  },
  drawCard({ areas }) {
    const most = Math.max(1, mostVotes(areas));
    const step = 232 / areas.length;
    return (
      <>
        {areas.map((area, index) => {
          const height = 8 + (122 * (area.value ?? 0)) / most;
          return (
            <Sheet
              key={area.id}
              box={{ x: 48 + index * step, y: 168 - height, width: Math.min(step - 12, 52), height }}
              seed={index}
              radius={3}
              className={area.value === most ? "b-chalk" : "b-shape"}
            />
          );
        })}
        <path className="b-line" d="M34 168h252" />
      </>
    );
  },
};
