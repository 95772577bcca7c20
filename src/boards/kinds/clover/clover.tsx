import { drawArea } from "../../area-block.tsx";
import { headHeight } from "../../area-height.ts";
import type { Board, BoardKind } from "../../board-kind.ts";
import { type Box, splitBox } from "../../geometry.ts";
import { CloverLeaf, type Growth } from "./leaf.tsx";

const gap = 8;
const stemHeight = 34;
const rim = 12;
/** The part of a leaf that holds its words: clear of the notch above, of the rounding below. */
const room = { outer: 0.145, width: 0.72, height: 0.63, topAbove: 0.235, topBelow: 0.175 };
const noteHeight = 64;

/** Clockwise from the upper left. */
const growths: readonly Growth[] = [
  { isRight: false, isDown: false },
  { isRight: true, isDown: false },
  { isRight: true, isDown: true },
  { isRight: false, isDown: true },
];

function leavesIn(field: Box, space: number): Box[] {
  const cells = splitBox(field, 2, 2, space);
  return growths.map(({ isRight, isDown }) => cells[(isDown ? 2 : 0) + (isRight ? 1 : 0)] ?? field);
}

function roomIn(leaf: Box, { isRight, isDown }: Growth): Box {
  const left = isRight ? 1 - room.outer - room.width : room.outer;
  const top = isDown ? room.topBelow : room.topAbove;
  return {
    x: leaf.x + left * leaf.width,
    y: leaf.y + top * leaf.height,
    width: room.width * leaf.width,
    height: room.height * leaf.height,
  };
}

/** High enough for the notes one under another. */
function leafHeight({ areas }: Board): number {
  const heights = areas.map((area) => headHeight(area, room.width * 313) + area.notes.length * (noteHeight + 11) - 11);
  return Math.max(240, Math.max(...heights) / room.height);
}

/** A clover of four leaves, clockwise from the upper left. */
export const clover: BoardKind = {
  name: "clover",
  needs: { areas: { from: 4, to: 4 }, notes: { from: 1, to: 2 } },
  height: (board) => 2 * leafHeight(board) + gap + stemHeight + 6,
  draw(board, pen) {
    const leaves = leavesIn({ x: 4, y: 4, width: pen.width - 8, height: pen.height - stemHeight - 6 }, gap);
    const middle = { x: pen.width / 2, y: 4 + (pen.height - stemHeight - 6) / 2 };
    return (
      <>
        <path
          className="b-chalk"
          d={`M${middle.x - 4} ${middle.y}Q${middle.x - 10} ${pen.height - 90} ${middle.x + 34} ${pen.height - 9}Q${middle.x + 44} ${pen.height - 4} ${middle.x + 53} ${pen.height - 12}Q${middle.x + 8} ${pen.height - 100} ${middle.x + 4} ${middle.y}Z`}
        />
        {board.areas.map((area, index) => {
          const leaf = leaves[index];
          const growth = growths[index];
          if (leaf === undefined || growth === undefined) return null;
          return (
            <g key={area.id}>
              <CloverLeaf box={leaf} growth={growth} rim={rim} notch={0.2} seed={index} />
              {drawArea(area, roomIn(leaf, growth), pen, { sizes: [20, 19, 18, 17, 16, 15, 14] })}
            </g>
          );
        })}
      </>
    );
  },
  drawCard() {
    const leaves = leavesIn({ x: 66, y: 16, width: 188, height: 156 }, 5);
    return (
      <>
        <path className="b-chalk" d="M157 94Q154 150 176 183Q182 188 188 181Q165 150 163 94Z" />
        {growths.map((growth, index) => {
          const leaf = leaves[index] ?? { x: 0, y: 0, width: 0, height: 0 };
          const tip = { x: leaf.x + (growth.isRight ? 0 : leaf.width), y: leaf.y + (growth.isDown ? 0 : leaf.height) };
          const vein = `l${growth.isRight ? 38 : -38} ${growth.isDown ? 31 : -31}`;
          return (
            <g key={`${leaf.x} ${leaf.y}`}>
              <CloverLeaf box={leaf} growth={growth} rim={0} notch={0.24} seed={index} />
              <path className="b-line" d={`M${tip.x} ${tip.y}${vein}`} />
            </g>
          );
        })}
      </>
    );
  },
};
