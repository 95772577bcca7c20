import { drawHeading, drawNote } from "../../area-block.tsx";
import { Askew } from "../../askew.tsx";
import type { Board, BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Sheet } from "../../shapes.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { letterNames, StrokeLetter } from "./strokes.tsx";

const margin = 3;
const rowHeight = 86;
const gap = 9;
const tileSize = 68;
const stripX = 44;
const labelX = 98;
const notesX = 312;
const noteGap = 9;

/** A note to a row is wider than two side by side. */
function noteWidth({ areas }: Board): number {
  return areas.some(({ notes }) => notes.length > 1) ? 152 : 236;
}

function drawNotesInRow(area: BoardArea, row: Box, width: number, pen: Pen) {
  return area.notes.map((_, index) => {
    const box = { x: notesX + index * (width + noteGap), y: row.y + 9, width, height: row.height - 18 };
    return drawNote(area, index, box, pen);
  });
}

/** A letter on a hopscotch square. */
function LetterTile({ box, name, seed }: { box: Box; name: string | undefined; seed: number }) {
  return (
    <Askew box={box} seed={seed}>
      <Sheet box={box} seed={seed} className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"} />
      <StrokeLetter name={name} box={box} height={box.height * 0.58} />
    </Askew>
  );
}

/** A word down the left side, one row for each of its letters. */
export const letters: BoardKind = {
  name: "letters",
  needs: { areas: { from: 4, to: 8 }, notes: { from: 1, to: 2 }, icons: letterNames },
  height: (board) => board.areas.length * (rowHeight + gap) - gap + 2 * margin,
  draw(board, pen) {
    const field = { x: margin, y: margin, width: pen.width - 2 * margin, height: pen.height - 2 * margin };
    return splitBox(field, 1, board.areas.length, gap).map((row, index) => {
      const area = board.areas[index];
      if (area === undefined) return null;
      const strip = { ...row, x: stripX, width: pen.width - stripX - margin };
      const tile = {
        x: 5 + (index % 2) * 9,
        y: row.y + (row.height - tileSize) / 2,
        width: tileSize,
        height: tileSize,
      };
      const label = { x: labelX, y: row.y + 6, width: notesX - labelX - 14, height: row.height - 12 };
      const heading = { sizes: [21, 20, 19, 18, 17, 16, 15, 14, 13], labelHeight: 64, hintHeight: 0, isCentred: true };
      return (
        <g key={area.id}>
          <Sheet box={strip} seed={index} />
          <LetterTile box={tile} name={area.icon} seed={index} />
          {drawHeading(area, label, pen, heading).picture}
          {drawNotesInRow(area, row, noteWidth(board), pen)}
        </g>
      );
    });
  },
  drawCard({ areas }) {
    const step = Math.min(56, 288 / areas.length);
    const size = step - 6;
    const top = 100 - (size + 66) / 2;
    return areas.map((area, index) => {
      const x = 163 + (index - areas.length / 2) * step;
      const y = top + (index % 2) * 5;
      const note = { x: x + 3, width: size - 6, height: 26 };
      return (
        <g key={area.id}>
          <LetterTile box={{ x, y, width: size, height: size }} name={area.icon} seed={index} />
          <StickyPaper box={{ ...note, y: y + size + 8 }} index={index + 1} />
          {index % 3 !== 1 && <StickyPaper box={{ ...note, x: note.x + 2, y: y + size + 40 }} index={index} />}
        </g>
      );
    });
  },
  where: ({ icon = "" }) => icon,
};
