import type { Board, BoardKind } from "../../board-kind.ts";
import { FlowerHead } from "../../figures/flower-heads.tsx";
import { type Box, type Point, round } from "../../geometry.ts";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { drawTitledNote } from "../../titled-note.tsx";
import { Stems, Wrapping } from "./bouquet.tsx";

/** How many flowers stand in the back row and in the front row. */
const rows: Record<number, [number, number]> = { 4: [4, 0], 5: [3, 2], 6: [4, 2], 7: [4, 3] };
const noteWidth = 148;
/** Over a note and under it. */
const between = 84;
/** How deep a flower's head hangs over its note. */
const headRoom = 12;
const wrapHeight = 186;

/** The flowers' places in their rows, as shares of the width: the front row stands in the gaps of the back row. */
function acrossOf(count: number): { share: number; row: 0 | 1; rise: number }[] {
  const [back, front] = rows[count] ?? [count, 0];
  const inRow = (size: number, row: 0 | 1) =>
    Array.from({ length: size }, (_, index) => {
      const fromMiddle = (index - (size - 1) / 2) / Math.max(back, 3.4);
      // A row is an arch.
      return { share: 0.5 + fromMiddle, row, rise: 1 - Math.abs(fromMiddle) * 2 };
    });
  return [...inRow(back, 0), ...inRow(front, 1)];
}

function headsOf(count: number, width: number, top: number, step: number, arch: number): Point[] {
  return acrossOf(count).map(({ share, row, rise }) => ({
    x: round(width * share),
    y: round(top + row * step - rise * arch),
  }));
}

function rowCount(flowerCount: number): number {
  return (rows[flowerCount]?.[1] ?? 0) > 0 ? 2 : 1;
}

function topOf({ title }: Board): number {
  return title === "" ? 64 : titleHeight + 58;
}

/** Higher for long names and long words of thanks. */
function noteHeightOf({ areas }: Board): number {
  const isLong = areas.some(({ label, notes: [text = ""] }) => label.length > 17 || text.length > 36);
  return isLong ? 128 : 116;
}

function noteUnder({ x, y }: Point, height: number): Box {
  return { x: x - noteWidth / 2, y: y + 34 - headRoom, width: noteWidth, height };
}

/** A bouquet with a note on every stem. */
export const flowers: BoardKind = {
  name: "flowers",
  needs: { areas: { from: 4, to: 7 }, notes: { from: 1, to: 1 }, title: "optional" },
  height: (board) => topOf(board) + (noteHeightOf(board) + between) * rowCount(board.areas.length) + wrapHeight - 30,
  draw(board, pen) {
    const height = noteHeightOf(board);
    const heads = headsOf(board.areas.length, pen.width, topOf(board), height + between, 20);
    const tie = { x: pen.width / 2, y: pen.height - 70 };
    return (
      <>
        {board.title !== "" && drawTitle(board, pen)}
        <Stems heads={heads} tie={tie} spread={0.06} />
        <g transform={`translate(${tie.x} ${tie.y})`}>
          <Wrapping />
        </g>
        {board.areas.map((area, index) => {
          const head = heads[index] as Point;
          return (
            <g key={area.id}>
              {drawTitledNote(area, noteUnder(head, height), pen, headRoom)}
              <g transform={`translate(${head.x} ${head.y})`}>
                <FlowerHead index={index} />
              </g>
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const heads = headsOf(areas.length, 272, rowCount(areas.length) > 1 ? 46 : 54, 40, 18).map(({ x, y }) => ({
      x: x + 24,
      y,
    }));
    const tie = { x: 160, y: 164 };
    return (
      <>
        <Stems heads={heads} tie={tie} spread={0.08} />
        <g transform={`translate(${tie.x} ${tie.y}) scale(.52)`} strokeWidth="4.8">
          <Wrapping />
        </g>
        {heads.map(({ x, y }, index) => (
          <g key={`${x} ${y}`}>
            <StickyPaper box={{ x: x + 8, y: y + 8, width: 28, height: 22 }} index={index + 1} />
            <g transform={`translate(${x} ${y}) scale(.78)`} strokeWidth="3.4">
              <FlowerHead index={index} />
            </g>
          </g>
        ))}
      </>
    );
  },
};
