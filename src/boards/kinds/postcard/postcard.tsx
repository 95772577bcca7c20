import { drawHeading, type Heading } from "../../area-block.tsx";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, round } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Sheet } from "../../shapes.tsx";
import { front, PictureSide, Stamp, stampSize } from "./figures.tsx";

const overlap = 16;
const back = { width: 612, height: 344 };
/** The left edge of the address. */
const fold = 344;
const padding = 22;
const heading: Heading = { sizes: [18, 17, 16, 15, 14, 13], labelHeight: 44, hintHeight: 33 };

/** Handwriting: one text on each of some ruled lines. */
function writeLines({ id, notes }: BoardArea, box: Box, pen: Pen, count: number) {
  const step = box.height / count;
  return Array.from({ length: count }, (_, index) => {
    const line = { ...box, y: box.y + index * step, height: step - 5 };
    const rule = round(line.y + line.height + 1);
    return (
      <g key={rule}>
        <path className="b-hair" d={`M${box.x} ${rule}h${box.width}`} />
        {
          pen.write({
            text: notes[index] ?? "",
            field: `board.areas.${id}.notes.${index}`,
            box: line,
            sizes: [19, 18, 17, 16, 15, 14, 13],
            tone: "text",
            place: "bottom",
          }).picture
        }
      </g>
    );
  });
}

/** An area's label and hint, and its text on the lines under them. */
function drawWritten(area: BoardArea, box: Box, pen: Pen, lines: number) {
  const head = drawHeading(area, box, pen, heading);
  const y = head.bottom + 4;
  return (
    <g key={area.id}>
      {head.picture}
      {writeLines(area, { ...box, y, height: box.y + box.height - y }, pen, lines)}
    </g>
  );
}

function drawWords(area: BoardArea, card: Box, pen: Pen) {
  const right = card.x + fold + padding;
  const rightWidth = card.width - fold - 2 * padding;
  switch (area.id) {
    case "front":
      return (
        <g key="front">
          {
            drawHeading(area, { x: front.width + 32, y: 64, width: 158, height: 120 }, pen, {
              ...heading,
              labelHeight: 66,
              hintHeight: 64,
            }).picture
          }
        </g>
      );
    case "stamp": {
      const label = {
        x: right,
        y: card.y + padding,
        width: rightWidth - stampSize.width - 40,
        height: stampSize.height,
      };
      return (
        <g key="stamp">
          {drawHeading(area, label, pen, { ...heading, sizes: [15, 14, 13], labelHeight: 60, hintHeight: 0 }).picture}
        </g>
      );
    }
    case "address":
      return drawWritten(
        area,
        { x: right, y: card.y + 138, width: rightWidth, height: card.height - 138 - padding },
        pen,
        2,
      );
    default:
      return drawWritten(
        area,
        { x: card.x + padding, y: card.y + padding, width: fold - 2 * padding, height: card.height - 2 * padding },
        pen,
        3,
      );
  }
}

/** A postcard: its picture, and behind it the written side. */
export const postcard: BoardKind = {
  name: "postcard",
  needs: {
    areas: { ids: ["front", "message", "address", "stamp"] },
    notes: { from: 1, to: 3 },
    notesIn: { front: { from: 0, to: 0 }, address: { from: 1, to: 1 }, stamp: { from: 0, to: 0 } },
  },
  height: () => 18 + front.height - overlap + back.height + 14,
  draw(board, pen) {
    const card = { x: 18, y: pen.height - back.height - 8, ...back };
    const stampX = card.x + card.width - padding - stampSize.width;
    return (
      <>
        <g transform="translate(12 26) rotate(-2)">
          <PictureSide />
        </g>
        <path
          className="b-line"
          d={`M${front.width + 62} 52Q${front.width + 56} 34 ${front.width + 30} 36m9 -7l-10 7l11 6`}
        />
        <Sheet box={card} radius={6} />
        <path className="b-line" d={`M${card.x + fold} ${card.y + padding}v${card.height - 2 * padding}`} />
        <g transform={`translate(${stampX} ${card.y + 20}) rotate(2)`}>
          <Stamp />
        </g>
        {board.areas.map((area) => drawWords(area, card, pen))}
      </>
    );
  },
  drawCard() {
    return (
      <>
        <g transform="translate(34 18) rotate(-5) scale(.41)" strokeWidth="5.6">
          <PictureSide />
        </g>
        <g transform="rotate(3 200 128)">
          <Sheet box={{ x: 116, y: 78, width: 172, height: 106 }} seed={1} radius={5} />
          <path
            className="b-line"
            d="M206 90V172M128 104H192M128 120H186M128 136H194M128 152H172M220 140H276M220 156H262"
          />
          <g transform="translate(244 86) scale(.44)" strokeWidth="5">
            <Stamp />
          </g>
        </g>
      </>
    );
  },
};
