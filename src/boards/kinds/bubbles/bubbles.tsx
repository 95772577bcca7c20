import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { eitherSide, eitherSideOfCard } from "../../either-side.ts";
import { Person } from "../../figures/person.tsx";
import { type Box, inset, round } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { writeTitled } from "../../titled-note.tsx";
import { Bubble, Flash } from "./bubble.tsx";

const place = { width: 262, height: 98 };
const gap = 12;
const personWidth = 52;
const personHeight = 84;
const tail = 11;

interface Turn {
  person: { x: number; y: number };
  bubble: Box;
  isLeft: boolean;
}

/** Speakers stand at the edge, their words towards the middle. */
function takeTurn(box: Box, width: number, personRoom: number, personSize: number): Turn {
  const isLeft = box.x < width / 2;
  const bubble = { ...box, x: isLeft ? box.x + personRoom : box.x, width: box.width - personRoom };
  const x = isLeft ? box.x + personRoom * 0.42 : box.x + box.width - personRoom * 0.42;
  return { isLeft, bubble, person: { x: round(x), y: round(box.y + box.height / 2 + personSize / 2) } };
}

function drawTurn(area: BoardArea, { person, bubble, isLeft }: Turn, pen: Pen) {
  const look = { labelHeight: 34, labelSizes: [17, 16, 15, 14, 13], gap: 2, sizes: [18, 17, 16, 15, 14, 13] };
  const className = area.index % 2 === 0 ? "b-chalk-soft" : "b-chalk";
  return (
    <g key={area.id}>
      <Person feet={person} height={personHeight} className="b-shape" />
      <Bubble box={bubble} isTailLeft={isLeft} tail={tail} className={className} />
      {writeTitled(area, inset(bubble, 9), pen, look)}
    </g>
  );
}

/** Everybody says one thing, in turn and quick as a flash. */
export const bubbles: BoardKind = {
  name: "bubbles",
  needs: { areas: { from: 5, to: 8 }, notes: { from: 1, to: 1 }, title: true },
  height: ({ areas }) => titleHeight + Math.ceil(areas.length / 2) * (place.height + gap) - gap + 8,
  draw(board, pen) {
    const rows = Math.ceil(board.areas.length / 2);
    const middleY = (titleHeight + pen.height - 6) / 2;
    const places = eitherSide({ count: board.areas.length, width: pen.width, margin: 3, middleY, size: place, gap });
    return (
      <>
        {drawTitle(board, pen)}
        <g
          transform={`translate(${pen.width / 2} ${round(middleY)}) scale(${rows > 3 ? ".9 1.45" : ".84 1.1"})`}
          strokeWidth="2.4"
        >
          <Flash />
        </g>
        {board.areas.map((area, index) =>
          drawTurn(area, takeTurn(places[index] as Box, pen.width, personWidth, personHeight), pen),
        )}
      </>
    );
  },
  drawCard({ areas }) {
    const rows = Math.ceil(areas.length / 2);
    const size = { width: 98, height: rows > 3 ? 34 : 42 };
    const places = eitherSideOfCard({
      count: areas.length,
      margin: 20,
      size,
      gap: rows > 3 ? 10 : 16,
    });
    return (
      <>
        <g transform="translate(160 100) scale(.62)" strokeWidth="4.5">
          <Flash />
        </g>
        {places.map((box, index) => {
          const { person, bubble, isLeft } = takeTurn(box, 320, 34, size.height * 0.94);
          return (
            <g key={`${box.x} ${box.y}`}>
              <Person feet={person} height={size.height * 0.94} className="b-shape" />
              <Bubble
                box={bubble}
                isTailLeft={isLeft}
                tail={7}
                className={index % 2 === 0 ? "b-chalk-soft" : "b-chalk"}
              />
            </g>
          );
        })}
      </>
    );
  },
};
