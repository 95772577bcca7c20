import { drawHeading, drawNotes } from "../../area-block.tsx";
import { Askew } from "../../askew.tsx";
import type { Board, BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, centreOf, inset, round } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { rowsInMiddle } from "../../rows-in-middle.ts";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { cardIconNames, drawCardIcon } from "./icons.tsx";
import { isPhotograph } from "./photographs.tsx";

const gap = 22;
const pictureHeight = 116;
const labelHeight = 44;
const hintHeight = 36;
const noteHeight = 78;

/** The height of the longest texts of the board. */
function wordsHeightOf({ areas }: Board): number {
  const label = Math.max(...areas.map((area) => (area.label.length > 15 ? labelHeight : 24)));
  const hint = Math.max(...areas.map(({ hint: text = "" }) => (text.length > 22 ? hintHeight : text === "" ? 0 : 20)));
  const note = areas.some((area) => area.notes.length > 0) ? noteHeight + 10 : 0;
  return label + hint + note + 18;
}

function rowCount(count: number): number {
  return Math.ceil(count / 3);
}

/** A badge hangs from a ribbon; the others lie on the table. */
function Ribbon({ x, y, size }: { x: number; y: number; size: number }) {
  const at = (right: number, down: number) => `${round(x + right * size)} ${round(y + down * size)}`;
  return (
    <>
      <path className="b-chalk" d={`M${at(-1.3, -1)}L${at(-0.7, -1)}L${at(0.35, 0.5)}L${at(-0.35, 0.5)}Z`} />
      <path className="b-chalk" d={`M${at(1.3, -1)}L${at(0.7, -1)}L${at(-0.35, 0.5)}L${at(0.35, 0.5)}Z`} />
      <path
        className="b-shape"
        d={`M${at(-0.9, 0.35)}H${round(x + 0.9 * size)}V${round(y + 0.8 * size)}H${round(x - 0.9 * size)}Z`}
      />
    </>
  );
}

function drawCardWith(area: BoardArea, box: Box, pen: Pen) {
  const { x } = centreOf(box);
  const inner = inset(box, 12);
  const words = { ...inner, y: box.y + pictureHeight + 4, height: labelHeight };
  const heading = drawHeading(area, words, pen, { sizes: [20, 19, 18, 17, 16, 15, 14, 13], labelHeight, hintHeight });
  const notes = { ...inner, y: heading.bottom + 10, height: Math.min(90, box.y + box.height - heading.bottom - 24) };
  return (
    <Askew key={area.id} box={box} seed={area.index}>
      <Sheet box={box} seed={area.index} radius={isPhotograph(area.icon) ? 2 : 10} />
      <g transform={`translate(${round(x)} ${round(box.y + pictureHeight / 2 + 4)})`}>
        {drawCardIcon(area.icon, area.index)}
      </g>
      {area.icon === "badge" && <Ribbon x={x} y={box.y} size={13} />}
      {heading.picture}
      {drawNotes(area, notes, pen)}
    </Askew>
  );
}

/** Cards on a table: badges, photographs, statements to guess at, sealed secrets or playing cards. */
export const cards: BoardKind = {
  name: "cards",
  needs: { areas: { from: 3, to: 6 }, notes: { from: 0, to: 1 }, title: true, icons: cardIconNames },
  height: (board) =>
    titleHeight + rowCount(board.areas.length) * (pictureHeight + wordsHeightOf(board) + gap) - gap + 22,
  draw(board, pen) {
    const field = { x: 8, y: titleHeight + 12, width: pen.width - 16, height: pen.height - titleHeight - 20 };
    const places = rowsInMiddle(board.areas.length, field, gap);
    return (
      <>
        {drawTitle(board, pen)}
        {board.areas.map((area, index) => drawCardWith(area, places[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const isOneRow = areas.length === 3;
    const field = isOneRow ? { x: 26, y: 42, width: 268, height: 120 } : { x: 36, y: 20, width: 248, height: 164 };
    return rowsInMiddle(areas.length, field, 12).map((box, index) => {
      const { x } = centreOf(box);
      const icon = areas[index]?.icon;
      // Faces are narrower than the other pictures.
      const scale = round((isOneRow ? 5.4 : 4.7) * (icon === "truth" || icon === "lie" ? 1.08 : 1)) / 10;
      const lines = box.y + box.height * 0.8;
      return (
        <Askew key={`${box.x} ${box.y}`} box={box} seed={index} times={1.6}>
          <Sheet box={box} seed={index} radius={isPhotograph(icon) ? 2 : 6} />
          <g
            transform={`translate(${round(x)} ${round(box.y + box.height * 0.4)}) scale(${scale})`}
            strokeWidth={round(2.6 / scale)}
          >
            {drawCardIcon(icon, index)}
          </g>
          {icon === "badge" && <Ribbon x={x} y={box.y} size={8} />}
          <path className="b-line" d={`M${round(x - 22)} ${round(lines)}h44`} />
        </Askew>
      );
    });
  },
};
