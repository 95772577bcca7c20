import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, round, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { Crowd } from "./crowd.tsx";

const rowHeight = 98;
const cardWidth = 156;

interface Side {
  value: number;
  /** Whether more people stand here than on the other side. */
  isMost: boolean;
  card: Box;
  /** The place of the people between the card and the middle. */
  field: Box;
}

/** The two sides of a row: a card at either end, people between, the first of them next to their card. */
function sidesOf([left, right]: readonly [number, number], row: Box, card: number): [Side, Side] {
  const half = row.width / 2;
  const box = (x: number, width: number): Box => ({ ...row, x, width });
  return [
    { value: left, isMost: left > right, card: box(row.x, card), field: box(row.x + card, half - card) },
    {
      value: right,
      isMost: right > left,
      card: box(row.x + row.width - card, card),
      field: box(row.x + half, half - card),
    },
  ];
}

function rowsOf<Area extends { value?: number }>(areas: readonly Area[]): [Area, Area][] {
  return areas.flatMap((area, index) => (index % 2 === 0 ? [[area, areas[index + 1] ?? area] as [Area, Area]] : []));
}

function drawSide(area: BoardArea, side: Side, isLeft: boolean, pen: Pen) {
  const card = { ...side.card, y: side.card.y + 8, height: side.card.height - 16 };
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { x: card.x + 8, y: card.y + 6, width: card.width - 16, height: card.height - 12 },
    sizes: [24, 22, 20, 19, 18, 17, 16, 15, 14, 13],
    tone: side.isMost ? "on-note-title" : "title",
    align: "middle",
    place: "middle",
  });
  const middle = isLeft ? side.field.x + side.field.width : side.field.x;
  return (
    <g key={area.id}>
      <Sheet box={card} seed={area.index} className={side.isMost ? "b-chalk" : "b-shape"} />
      {label.picture}
      <Crowd {...side} isLeft={isLeft} height={34} />
      <text
        className="b-title"
        fontSize="24"
        textAnchor={isLeft ? "end" : "start"}
        x={round(middle + (isLeft ? -10 : 10))}
        y={round(card.y + card.height / 2 + 8)}
      >
        {area.value}
      </text>
    </g>
  );
}

/** The signs to choose between on a card without words, in the middle of each card at 0, 0. */
const signs = [
  ["M-16 -5q5 -7 10 0t10 0t10 0M-16 6q5 -7 10 0t10 0t10 0", "M-18 11L-5 -11L3 1L8 -6L18 11Z"],
  [
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 -11v-4M0 11v4M-11 0h-4M11 0h4",
    "M5 -12A13 13 0 1 0 11 8A11 11 0 0 1 5 -12Z",
  ],
  ["M0 12Q-18 0 -13 -9Q-6 -15 0 -6Q6 -15 13 -9Q18 0 0 12Z", "M0 -14L4 -4L14 -3L6 4L9 14L0 8L-9 14L-6 4L-14 -3L-4 -4Z"],
] as const;

/** Two cards to choose between in each row, and the people who went to stand on either side. */
export const pairs: BoardKind = {
  name: "pairs",
  needs: { areas: { from: 4, to: 8, multipleOf: 2 }, notes: { from: 0, to: 0 }, title: true, value: true },
  height: ({ areas }) => titleHeight + (areas.length / 2) * rowHeight + 6,
  draw(board, pen) {
    const rows = rowsOf(board.areas);
    const field = { x: 4, y: titleHeight, width: pen.width - 8, height: pen.height - titleHeight - 4 };
    const boxes = splitBox(field, 1, rows.length, 0);
    return (
      <>
        {drawTitle(board, pen)}
        <path className="b-line" strokeDasharray="9 8" d={`M${pen.width / 2} ${field.y + 4}V${pen.height - 6}`} />
        {rows.map(([left, right], index) => {
          const sides = sidesOf([left.value ?? 0, right.value ?? 0], boxes[index] ?? field, cardWidth);
          return [drawSide(left, sides[0], true, pen), drawSide(right, sides[1], false, pen)];
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const rows = rowsOf(areas).slice(0, 3);
    const field = { x: 24, y: rows.length > 2 ? 18 : 30, width: 272, height: rows.length > 2 ? 164 : 140 };
    const boxes = splitBox(field, 1, rows.length, 10);
    return (
      <>
        <path className="b-line" strokeDasharray="7 7" d={`M160 ${field.y - 4}v${field.height + 8}`} />
        {rows.map(([left, right], index) => {
          const sides = sidesOf([left.value ?? 0, right.value ?? 0], boxes[index] ?? field, 56);
          return sides.map((side, place) => (
            <g key={side.card.x}>
              <Sheet box={side.card} seed={index + place} radius={4} className={side.isMost ? "b-chalk" : "b-shape"} />
              <path
                className="b-line"
                transform={`translate(${side.card.x + side.card.width / 2} ${round(side.card.y + side.card.height / 2)})`}
                d={signs[index]?.[place]}
              />
              <Crowd {...side} value={Math.min(side.value, 8)} isLeft={place === 0} height={24} />
            </g>
          ));
        })}
      </>
    );
  },
};
