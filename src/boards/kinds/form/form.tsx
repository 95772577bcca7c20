import { drawHeading } from "../../area-block.tsx";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, round, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Clipboard } from "./clipboard.tsx";
import { bestOnScale, fieldOf, formFields } from "./fields.tsx";

const rim = 14;
const clip = 64;
const head = { y: 44, height: 66 };
const rowHeight = 88;
const inner = 20;
const answerX = 322;

function drawAnswer(area: BoardArea, box: Box, pen: Pen) {
  const { draw, answer } = fieldOf(area.icon);
  const [text] = area.notes;
  return (
    <>
      {draw({
        box,
        hasNumbers: true,
        isAlone: text === undefined,
        ...(area.value !== undefined && { value: area.value }),
      })}
      {text !== undefined &&
        pen.write({
          text,
          field: `board.areas.${area.id}.notes.0`,
          box: answer(box),
          sizes: [18, 17, 16, 15, 14, 13],
          tone: "text",
          place: area.icon === "text" ? "bottom" : "middle",
        }).picture}
    </>
  );
}

function drawField(area: BoardArea, row: Box, pen: Pen) {
  const question = { x: row.x, y: row.y + 6, width: answerX - row.x - 20, height: row.height - 12 };
  const answer = { x: answerX, y: row.y + 9, width: row.x + row.width - answerX, height: row.height - 18 };
  const heading = { sizes: [19, 18, 17, 16, 15, 14, 13], labelHeight: 40, hintHeight: 33, isCentred: true };
  return (
    <g key={area.id}>
      {drawHeading(area, question, pen, heading).picture}
      {drawAnswer(area, answer, pen)}
    </g>
  );
}

/** A form on a clipboard, filled in. */
export const form: BoardKind = {
  name: "form",
  needs: {
    areas: { from: 4, to: 7 },
    notes: { from: 0, to: 1 },
    title: true,
    icons: Object.keys(formFields),
    value: { icon: "scale" },
    valueRange: { from: 1, to: bestOnScale },
  },
  height: ({ areas }) => clip * 0.3 + head.y + head.height + areas.length * rowHeight + rim + 14,
  draw(board, pen) {
    const top = clip * 0.3;
    const box = { x: 4, y: top, width: pen.width - 8, height: pen.height - top - 4 };
    const x = box.x + rim + inner;
    const width = pen.width - 2 * x;
    const y = top + head.y + head.height;
    const rows = splitBox({ x, y, width, height: pen.height - y - rim - 10 }, 1, board.areas.length, 0);
    return (
      <>
        <Clipboard box={box} rim={rim} clip={clip} />
        {
          pen.write({
            text: board.title,
            field: "board.title",
            box: { x, width, y: top + head.y, height: head.height - 8 },
            sizes: [28, 26, 24, 22, 20, 19],
            tone: "title",
            place: "middle",
          }).picture
        }
        <path className="b-hair" d={rows.map((row) => `M${x} ${round(row.y)}h${width}`).join("")} />
        {board.areas.map((area, index) => drawField(area, rows[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const box = { x: 82, y: 16, width: 156, height: 176 };
    const shown = areas.slice(0, 5);
    const rows = splitBox({ x: 100, y: 44, width: 120, height: 138 }, 1, shown.length, 0);
    return (
      <>
        <Clipboard box={box} rim={9} clip={40} />
        {shown.map(({ id, icon, value }, index) => {
          const { x, y, height } = rows[index] as Box;
          return (
            <g key={id} transform={`translate(${x} ${round(y + height / 2 - 12)})`}>
              {fieldOf(icon).drawSmall(value)}
            </g>
          );
        })}
      </>
    );
  },
  sayValue: (value) => `${value} / ${bestOnScale}`,
};
