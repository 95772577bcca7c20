import type { Board, BoardKind } from "../../board-kind.ts";
import { eitherSide, eitherSideOfCard } from "../../either-side.ts";
import { type Box, type Point, round } from "../../geometry.ts";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { drawTitledNote } from "../../titled-note.tsx";
import { Hero, heroSpots } from "./hero.tsx";

const note = { width: 206, height: 102 };
const gap = 16;
const heroHeight = 366;
/** From the middle of the figure's height to its origin. */
const heroDown = 10;

function heightOf({ areas }: Board): number {
  return titleHeight + Math.max(heroHeight, Math.ceil(areas.length / 2) * (note.height + gap) - gap) + 10;
}

/** From the part of the figure that a trait is about to its note. */
function Threads({ places, centre, scale }: { places: readonly Box[]; centre: Point; scale: number }) {
  const onLeft = Math.ceil(places.length / 2);
  const spots = places.map(({ x, y, width, height }, index) => {
    const isLeft = index < onLeft;
    const side = isLeft ? heroSpots.left : heroSpots.right;
    const spot = side[isLeft ? index : index - onLeft] ?? { x: 0, y: 0 };
    return {
      from: { x: round(centre.x + spot.x * scale), y: round(centre.y + spot.y * scale) },
      to: { x: round(isLeft ? x + width - 6 : x + 6), y: round(y + height / 2) },
    };
  });
  return (
    <>
      <path
        className="b-line"
        strokeDasharray="1 6"
        d={spots.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
      />
      {spots.map(({ from }) => (
        <circle key={`${from.x} ${from.y}`} className="b-ink" cx={from.x} cy={from.y} r={round(4 * Math.sqrt(scale))} />
      ))}
    </>
  );
}

/** An invented character, surrounded by the traits of their person. */
export const character: BoardKind = {
  name: "character",
  needs: { areas: { from: 5, to: 7 }, notes: { from: 1, to: 1 }, title: true },
  height: heightOf,
  draw(board, pen) {
    const middleY = (titleHeight + pen.height - 4) / 2;
    const places = eitherSide({ count: board.areas.length, width: pen.width, margin: 5, middleY, size: note, gap });
    const centre = { x: pen.width / 2, y: round(middleY + heroDown) };
    return (
      <>
        {drawTitle(board, pen)}
        <g transform={`translate(${centre.x} ${centre.y})`}>
          <Hero />
        </g>
        <Threads places={places} centre={centre} scale={1} />
        {board.areas.map((area, index) => drawTitledNote(area, places[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const rows = Math.ceil(areas.length / 2);
    const size = { width: 50, height: rows > 3 ? 28 : 36 };
    const places = eitherSideOfCard({
      count: areas.length,
      margin: 34,
      size,
      gap: rows > 3 ? 14 : 20,
    });
    const centre = { x: 160, y: 105 };
    return (
      <>
        <g transform={`translate(${centre.x} ${centre.y}) scale(.53)`} strokeWidth="4.8">
          <Hero />
        </g>
        {places.map((box, index) => (
          <StickyPaper key={`${box.x} ${box.y}`} box={box} index={index} />
        ))}
      </>
    );
  },
};
