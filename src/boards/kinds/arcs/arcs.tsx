import { drawHeading, drawNote } from "../../area-block.tsx";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { ChartAxes, writeAxisName } from "../../chart-axes.tsx";
import type { Point } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Bands, boxAt, type Spot } from "./bands.tsx";

const nameRoom = 30;
const left = 8;
/** How far the bands reach from the corner, inner to outer. */
const reaches = [276, 444, 608] as const;
const noteSize = { width: 130, height: 74 };
/** The innermost band has less room beside its axis. */
const labelSizes = [
  { width: 138, height: 52 },
  { width: 190, height: 52 },
  { width: 190, height: 52 },
];

/** The places of a band's label and notes, for one note and for two. */
const spots: readonly Readonly<Record<1 | 2, readonly [Spot, ...Spot[]]>>[] = [
  {
    1: [
      { angle: 59, distance: 174 },
      { angle: 37, distance: 126 },
    ],
    2: [
      { angle: 69, distance: 214 },
      { angle: 58, distance: 155 },
      { angle: 30, distance: 98 },
    ],
  },
  {
    1: [
      { angle: 59, distance: 354 },
      { angle: 22, distance: 354.5 },
    ],
    2: [
      { angle: 45, distance: 354 },
      { angle: 70, distance: 356 },
      { angle: 20, distance: 354.5 },
    ],
  },
  {
    1: [
      { angle: 57, distance: 519 },
      { angle: 21, distance: 520.5 },
    ],
    2: [
      { angle: 45, distance: 519 },
      { angle: 65, distance: 521 },
      { angle: 21, distance: 520.5 },
    ],
  },
];
const cardSpots: readonly Spot[] = [
  { angle: 42, distance: 29 },
  { angle: 62, distance: 79.5 },
  { angle: 22, distance: 79.5 },
  { angle: 43, distance: 123 },
  { angle: 73, distance: 123 },
  { angle: 14, distance: 123 },
];

function drawBand(area: BoardArea, corner: Point, pen: Pen) {
  const [labelSpot, ...noteSpots] = spots[area.index]?.[area.notes.length > 1 ? 2 : 1] ?? [{ angle: 0, distance: 0 }];
  const labelSize = labelSizes[area.index] ?? noteSize;
  const heading = drawHeading(area, boxAt(labelSpot, corner, labelSize), pen, {
    sizes: [20, 19, 18, 17, 16, 15, 14, 13],
    labelHeight: labelSize.height,
    hintHeight: 0,
    isCentred: true,
    align: "middle",
  });
  return (
    <g key={area.id}>
      {heading.picture}
      {area.notes.map((_, index) => drawNote(area, index, boxAt(noteSpots[index] ?? labelSpot, corner, noteSize), pen))}
    </g>
  );
}

/** Quarter-circle bands around the corner between two axes. */
export const arcs: BoardKind = {
  name: "arcs",
  needs: { areas: { from: 3, to: 3 }, notes: { from: 1, to: 2 }, labels: ["x", "y"] },
  height: () => reaches[2] + 2 * nameRoom + 16,
  draw(board, pen) {
    const corner = { x: left, y: pen.height - nameRoom - 2 };
    const reach = reaches[2] + 14;
    return (
      <>
        {writeAxisName("y", board, { x: left, y: 2, width: 400, height: 22 }, pen)}
        <Bands corner={corner} reaches={reaches} rim={11} />
        <ChartAxes corner={corner} reach={[reach, reach]} head={11} />
        {writeAxisName("x", board, { x: 224, y: corner.y + 6, width: 400, height: 24 }, pen)}
        {board.areas.map((area) => drawBand(area, corner, pen))}
      </>
    );
  },
  drawCard() {
    const corner = { x: 80, y: 180 };
    return (
      <>
        <Bands corner={corner} reaches={[61, 105, 149]} rim={9} />
        <ChartAxes corner={corner} reach={[165, 165]} head={8} />
        {cardSpots.map((spot, index) => {
          const box = boxAt(spot, corner, { width: 23, height: 19 });
          return <StickyPaper key={`${box.x} ${box.y}`} box={box} index={index} />;
        })}
      </>
    );
  },
};
