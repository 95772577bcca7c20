import { drawArea } from "../area-block.tsx";
import type { BoardArea, BoardKind } from "../board-kind.ts";
import { inset, round, seedOf, splitBox } from "../geometry.ts";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const gap = 8;

function firstLetter(label: string): string {
  return ([...label.normalize("NFC")][0] ?? "").toUpperCase();
}

/** Initials tell the squares apart, or are left out. */
function initialsOf(areas: readonly BoardArea[]): string[] {
  const initials = areas.map(({ label }) => firstLetter(label));
  return new Set(initials).size === areas.length ? initials : [];
}

/** Four squares in reading order, each with its initial as a watermark. */
export const quadrants: BoardKind = {
  name: "quadrants",
  needs: { areas: { from: 4, to: 4 }, notes: { from: 2, to: 3 } },
  height: (board) => (board.areas.some((area) => area.notes.length > 2) ? 520 : 484),
  draw(board, pen) {
    const cells = splitBox(inset({ x: 0, y: 0, width: pen.width, height: pen.height }, 3), 2, 2, gap);
    const initials = initialsOf(board.areas);
    return board.areas.map((area, index) => {
      const cell = cells[index] ?? { x: 0, y: 0, width: 0, height: 0 };
      return (
        <g key={area.id}>
          <Sheet box={cell} seed={index} />
          {initials[index] !== undefined && (
            <text
              className="b-mark"
              fontSize="72"
              textAnchor="end"
              x={round(cell.x + cell.width - 12)}
              y={round(cell.y + cell.height - 13)}
            >
              {initials[index]}
            </text>
          )}
          {drawArea(area, inset(cell, 14), pen)}
        </g>
      );
    });
  },
  drawCard({ areas }) {
    const seed = seedOf(areas.map((area) => area.id));
    const cells = splitBox({ x: 38, y: 30, width: 244, height: 140 }, 2, 2, 6);
    return cells.map((cell, index) => (
      <g key={`${cell.x} ${cell.y}`}>
        <Sheet box={cell} seed={index} radius={4} />
        <StickyPaper box={{ x: cell.x + 12, y: cell.y + 16, width: 30, height: 25 }} index={index} />
        {(seed + index) % 4 !== 0 && (
          <StickyPaper box={{ x: cell.x + 50, y: cell.y + 23, width: 30, height: 25 }} index={index + 1} />
        )}
        {(seed + index * 2) % 3 === 0 && (
          <StickyPaper box={{ x: cell.x + 84, y: cell.y + 30, width: 26, height: 23 }} index={index + 2} />
        )}
      </g>
    ));
  },
};
