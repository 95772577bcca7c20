import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, centreOf, round, splitBox } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";
import { Tile } from "../tile.tsx";
import { drawTitle, titleHeight } from "../title.tsx";
import { writeTitled } from "../titled-note.tsx";

const side = 10;
const fieldWidth = 350;
const noteHeight = 72;
const gap = 9;
const tileSize = 38;

function cellsIn(field: Box): Box[] {
  return splitBox(field, side, side, 0);
}

/** The rules between a hundred cells, as path steps. */
function rules({ x, y, width, height }: Box): string {
  return Array.from({ length: side - 1 }, (_, index) => {
    const share = (index + 1) / side;
    return `M${round(x + share * width)} ${y}v${height}M${x} ${round(y + share * height)}h${width}`;
  }).join("");
}

/** A ring around a cell, as if drawn with a thick pen. */
function Ring({ cell, scale = 1 }: { cell: Box; scale?: number }) {
  const { x, y } = centreOf(cell);
  const rx = scale * cell.width * 0.49;
  const ry = scale * Math.min(cell.height, cell.width) * 0.47;
  return (
    <path
      className="b-chalk"
      d={`M${round(x - rx)} ${round(y + 1)}C${round(x - rx)} ${round(y - ry * 1.4)} ${round(x + rx)} ${round(y - ry * 1.3)} ${round(x + rx)} ${round(y)}C${round(x + rx)} ${round(y + ry * 1.4)} ${round(x - rx)} ${round(y + ry * 1.3)} ${round(x - rx)} ${round(y + 1)}Z`}
    />
  );
}

function Numbers({ cells, kept }: { cells: readonly Box[]; kept: readonly number[] }) {
  const number = (cell: Box, index: number) => {
    const { x, y } = centreOf(cell);
    return (
      <tspan key={`${x} ${y}`} x={round(x)} y={round(y + 4.5)}>
        {index + 1}
      </tspan>
    );
  };
  const isKept = (index: number) => kept.includes(index + 1);
  return (
    <>
      <text className="b-quiet" fontSize="13" textAnchor="middle">
        {cells.map((cell, index) => !isKept(index) && number(cell, index))}
      </text>
      <text className="b-on-note-title" fontSize="15" textAnchor="middle">
        {cells.map((cell, index) => isKept(index) && number(cell, index))}
      </text>
    </>
  );
}

/** A kept idea: its number beside a note with its theme and its words. */
function drawIdea(area: BoardArea, box: Box, pen: Pen) {
  const paper = { ...box, x: box.x + tileSize - 8, width: box.width - tileSize + 8 };
  const words = { x: paper.x + 16, y: paper.y + 6, width: paper.width - 24, height: paper.height - 12 };
  const look = { labelHeight: 18, labelSizes: [15, 14, 13], gap: 2, sizes: [16, 15, 14, 13] };
  const tile = { x: box.x, y: box.y + (box.height - tileSize) / 2, width: tileSize, height: tileSize };
  return (
    <g key={area.id}>
      <StickyPaper box={paper} index={2 * area.index + 1}>
        {writeTitled(area, words, pen, look)}
      </StickyPaper>
      <Tile box={tile} mark={`${area.value}`} seed={area.index} className="b-chalk" size={19} />
    </g>
  );
}

/** A hundred numbered cells, one for each idea; the ideas that were kept are ringed and stand beside them. */
export const hundred: BoardKind = {
  name: "hundred",
  needs: {
    areas: { from: 5, to: 6 },
    notes: { from: 1, to: 1 },
    title: true,
    value: true,
    valueRange: { from: 1, to: side * side },
  },
  height: (board) => titleHeight + board.areas.length * (noteHeight + gap) - gap + 8,
  draw(board, pen) {
    const height = pen.height - titleHeight - 4;
    const field = { x: 3, y: titleHeight, width: fieldWidth, height };
    const cells = cellsIn(field);
    const list = { x: fieldWidth + 18, y: titleHeight, width: pen.width - fieldWidth - 24, height };
    const places = splitBox(list, 1, board.areas.length, gap);
    const kept = board.areas.map(({ value = 0 }) => value);
    return (
      <>
        {drawTitle(board, pen)}
        <Sheet box={field} />
        <path className="b-hair" d={rules(field)} />
        {kept.map((value) => {
          const cell = cells[value - 1];
          return cell && <Ring key={value} cell={cell} />;
        })}
        <Numbers cells={cells} kept={kept} />
        {board.areas.map((area, index) => drawIdea(area, places[index] ?? list, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const field = { x: 40, y: 24, width: 152, height: 152 };
    const cells = cellsIn(field);
    return (
      <>
        <Sheet box={field} />
        <path className="b-hair" d={rules(field)} />
        {areas.map(({ id, value = 0 }) => {
          const cell = cells[value - 1];
          return cell && <Ring key={id} cell={cell} scale={1.25} />;
        })}
        {splitBox({ x: 214, y: 26, width: 66, height: 148 }, 1, areas.length, 8).map((box, index) => (
          <StickyPaper key={box.y} box={{ ...box, x: box.x + (index % 2) * 5 }} index={index} />
        ))}
      </>
    );
  },
  sayValue: (value) => `${value} / ${side * side}`,
};
