import { drawHeading } from "../../area-block.tsx";
import { Askew } from "../../askew.tsx";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, centreOf, round } from "../../geometry.ts";
import { Icon, iconNames } from "../../icon.tsx";
import type { Pen } from "../../pen.tsx";
import { rowsInMiddle } from "../../rows-in-middle.ts";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { doodles } from "./doodles.tsx";

const gap = 18;
const sheetHeight = 150;
const wordsHeight = 84;

/** A sheet of drawing paper under a strip of tape. */
function Drawing({ box, icon, seed }: { box: Box; icon: string | undefined; seed: number }) {
  const { x, y } = centreOf(box);
  const size = Math.min(box.width, box.height) * 0.84;
  const tape = { width: box.height * 0.32, height: box.height * 0.12 };
  return (
    <Askew box={box} seed={seed}>
      <Sheet box={box} seed={seed} radius={3} />
      <Icon of={doodles} name={icon} x={x - size / 2} y={y - size / 2 + box.height * 0.03} size={size} />
      <rect
        className="b-note"
        x={round(x - tape.width / 2)}
        y={round(box.y - tape.height * 0.55)}
        width={round(tape.width)}
        height={round(tape.height)}
        transform={`rotate(${seed % 2 === 0 ? -4 : 3} ${round(x)} ${round(box.y)})`}
      />
    </Askew>
  );
}

function drawFrame(area: BoardArea, box: Box, pen: Pen) {
  const words = { x: box.x + 2, y: box.y + sheetHeight + 12, width: box.width - 4, height: wordsHeight - 12 };
  return (
    <g key={area.id}>
      <Drawing box={{ ...box, height: sheetHeight }} icon={area.icon} seed={area.index} />
      {drawHeading(area, words, pen, { sizes: [18, 17, 16, 15, 14, 13], labelHeight: 40, hintHeight: 36 }).picture}
    </g>
  );
}

/** Drawings on sheets of paper, with their authors' words. */
export const drawings: BoardKind = {
  name: "drawings",
  needs: { areas: { from: 3, to: 6 }, notes: { from: 0, to: 0 }, title: true, icons: iconNames(doodles) },
  height: ({ areas }) => titleHeight + Math.ceil(areas.length / 3) * (sheetHeight + wordsHeight + gap) - gap + 12,
  draw(board, pen) {
    const field = { x: 6, y: titleHeight + 8, width: pen.width - 12, height: pen.height - titleHeight - 12 };
    const places = rowsInMiddle(board.areas.length, field, gap);
    return (
      <>
        {drawTitle(board, pen)}
        {board.areas.map((area, index) => drawFrame(area, places[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const isOneRow = areas.length === 3;
    const field = isOneRow ? { x: 24, y: 54, width: 272, height: 96 } : { x: 42, y: 22, width: 236, height: 160 };
    return rowsInMiddle(areas.length, field, 14).map((box, index) => (
      <Drawing key={`${box.x} ${box.y}`} box={box} icon={areas[index]?.icon} seed={index} />
    ));
  },
};
