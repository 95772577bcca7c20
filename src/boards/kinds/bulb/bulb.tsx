import type { Board, BoardKind } from "../../board-kind.ts";
import { eitherSide, eitherSideOfCard } from "../../either-side.ts";
import { type Box, round } from "../../geometry.ts";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { drawTitledNote } from "../../titled-note.tsx";
import { Bulb } from "./figures.tsx";

const note = { width: 208, height: 98 };
const gap = 16;
/** How far the first and the last note of a side lean in over the bulb's round. */
const lean = 22;

function heightOf({ areas }: Board): number {
  return titleHeight + Math.max(330, Math.ceil(areas.length / 2) * (note.height + gap)) + 8;
}

/** Ideas that a light bulb throws to both sides. */
export const bulb: BoardKind = {
  name: "bulb",
  needs: { areas: { from: 5, to: 8 }, notes: { from: 1, to: 1 }, title: true },
  height: heightOf,
  draw(board, pen) {
    const middleY = (titleHeight + pen.height) / 2;
    const places = eitherSide({
      count: board.areas.length,
      width: pen.width,
      margin: 6,
      middleY,
      size: note,
      gap,
      lean,
    });
    return (
      <>
        {drawTitle(board, pen)}
        <g transform={`translate(${pen.width / 2} ${round(middleY - 26)}) scale(1.08)`} strokeWidth="2.1">
          <Bulb />
        </g>
        {board.areas.map((area, index) => drawTitledNote(area, places[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const rows = Math.ceil(areas.length / 2);
    const size = { width: 46, height: rows > 3 ? 26 : 34 };
    return (
      <>
        <g transform="translate(160 88) scale(.74)" strokeWidth="3.8">
          <Bulb />
        </g>
        {eitherSideOfCard({ count: areas.length, margin: 30, size, gap, lean: 8 }).map((box, index) => (
          <StickyPaper key={`${box.x} ${box.y}`} box={box} index={index} />
        ))}
      </>
    );
  },
};
