import { drawArea } from "../area-block.tsx";
import { areaHeight } from "../area-height.ts";
import type { Board, BoardKind } from "../board-kind.ts";
import { type Box, centreOf, inset } from "../geometry.ts";
import { Arrow, Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const margin = 3;
const padding = 13;
const sideWidth = 186;
const radius = 84;
const arrowRoom = 42;

/** The boxes above and below are as wide as their notes side by side. */
function acrossWidth({ areas }: Board): number {
  return areas.some(({ notes }, index) => index % 2 === 0 && notes.length > 1) ? 318 : 214;
}

/** The heights of the box above, of those at the sides and of the one below. */
function heightsOf(board: Board): [number, number, number] {
  const [top, right, bottom, left] = board.areas;
  const across = acrossWidth(board);
  const heightIn = (width: number, ...own: (typeof top)[]) =>
    areaHeight(
      own.flatMap((area) => area ?? []),
      width - 2 * padding,
      false,
    ) +
    2 * padding;
  return [heightIn(across, top), heightIn(sideWidth, right, left), heightIn(across, bottom)];
}

function middleHeight(sides: number): number {
  return Math.max(sides + 28, 2 * (radius + arrowRoom));
}

/** Four boxes around the middle, clockwise from the top. */
function boxesFor(board: Board, width: number, height: number): Box[] {
  const [top, sides, bottom] = heightsOf(board);
  const middle = top + margin + (height - 2 * margin - top - bottom) / 2;
  const across = { x: (width - acrossWidth(board)) / 2, width: acrossWidth(board) };
  const beside = { y: middle - sides / 2, width: sideWidth, height: sides };
  return [
    { ...across, y: margin, height: top },
    { ...beside, x: width - margin - sideWidth },
    { ...across, y: height - margin - bottom, height: bottom },
    { ...beside, x: margin },
  ];
}

/** From the middle to the edge of each box. */
function Spokes({ boxes, reach, head }: { boxes: readonly Box[]; reach: number; head: number }) {
  const [top, right, bottom, left] = boxes;
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return null;
  const x = centreOf(top).x;
  const y = centreOf(right).y;
  const space = head * 0.5;
  return (
    <>
      <Arrow from={{ x, y: y - reach }} to={{ x, y: top.y + top.height + space }} head={head} />
      <Arrow from={{ x: x + reach, y }} to={{ x: right.x - space, y }} head={head} />
      <Arrow from={{ x, y: y + reach }} to={{ x, y: bottom.y - space }} head={head} />
      <Arrow from={{ x: x - reach, y }} to={{ x: left.x + left.width + space, y }} head={head} />
    </>
  );
}

/** A round centre with an arrow to each of four boxes, on a ring that joins them. */
export const hub: BoardKind = {
  name: "hub",
  needs: { areas: { from: 4, to: 4 }, notes: { from: 1, to: 2 }, title: true },
  height(board) {
    const [top, sides, bottom] = heightsOf(board);
    return top + middleHeight(sides) + bottom + 2 * margin;
  },
  draw(board, pen) {
    const boxes = boxesFor(board, pen.width, pen.height);
    const [top, right, bottom] = boxes.map(centreOf);
    const centre = { x: top?.x ?? 0, y: right?.y ?? 0 };
    // Clear of the ring inside of the edge, also with words in the corners.
    const [halfWidth, halfHeight] = [radius * 0.68, radius * 0.68];
    return (
      <>
        <ellipse
          className="b-hair"
          strokeDasharray="6 7"
          cx={centre.x}
          cy={((top?.y ?? 0) + (bottom?.y ?? 0)) / 2}
          rx={232}
          ry={((bottom?.y ?? 0) - (top?.y ?? 0)) / 2}
        />
        <Spokes boxes={boxes} reach={radius + 8} head={12} />
        <circle className="b-chalk" cx={centre.x} cy={centre.y} r={radius} />
        <circle className="b-line" strokeDasharray="2 7" cx={centre.x} cy={centre.y} r={radius - 8} />
        {
          pen.write({
            text: board.title,
            field: "board.title",
            box: {
              x: centre.x - halfWidth,
              y: centre.y - halfHeight,
              width: 2 * halfWidth,
              height: 2 * halfHeight,
            },
            sizes: [25, 23, 21, 20, 19, 18, 17, 16, 15, 14, 13],
            tone: "on-note-title",
            align: "middle",
            place: "middle",
          }).picture
        }
        {board.areas.map((area, index) => {
          const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
          return (
            <g key={area.id}>
              <Sheet box={box} seed={index} />
              {drawArea(area, inset(box, padding), pen, { hintHeight: 0 })}
            </g>
          );
        })}
      </>
    );
  },
  drawCard() {
    const boxes = [
      { x: 122, y: 18, width: 76, height: 38 },
      { x: 222, y: 81, width: 66, height: 38 },
      { x: 122, y: 144, width: 76, height: 38 },
      { x: 32, y: 81, width: 66, height: 38 },
    ];
    return (
      <>
        <ellipse className="b-hair" strokeDasharray="4 6" cx={160} cy={100} rx={95} ry={63} />
        <Spokes boxes={boxes} reach={29} head={7} />
        <circle className="b-chalk" cx={160} cy={100} r={25} />
        {boxes.map((box, index) => (
          <g key={`${box.x} ${box.y}`}>
            <Sheet box={box} seed={index} radius={4} />
            {[-27, 4].map((x) => (
              <StickyPaper
                key={x}
                box={{ x: box.x + box.width / 2 + x, y: box.y + 9, width: 23, height: 20 }}
                index={index + (x > 0 ? 1 : 0)}
              />
            ))}
          </g>
        ))}
      </>
    );
  },
};
