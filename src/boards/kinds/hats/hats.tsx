import type { ReactNode } from "react";
import type { BoardKind } from "../../board-kind.ts";
import { type Box, round, splitBox } from "../../geometry.ts";
import { iconNames } from "../../icon.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { drawTitledNote } from "../../titled-note.tsx";
import { hatIcons } from "./icons.tsx";

const rowHeight = 212;
/** How high a hat stands over the note that wears it, and how far it is pulled down over it. */
const hatHeight = 78;
const brim = 16;

function noteUnder(cell: Box): Box {
  return { x: cell.x + 2, y: cell.y + hatHeight, width: cell.width - 4, height: cell.height - hatHeight };
}

function Hat({
  name = "",
  note,
  scale,
  strokeWidth,
}: {
  name?: string | undefined;
  note: Box;
  scale: number;
  strokeWidth: number;
}) {
  const icons: Record<string, ReactNode> = hatIcons;
  return (
    <g
      transform={`translate(${round(note.x + note.width / 2)} ${round(note.y)}) scale(${scale})`}
      strokeWidth={strokeWidth}
    >
      {icons[name]}
    </g>
  );
}

/** Six notes, each under the hat from which it was written. */
export const hats: BoardKind = {
  name: "hats",
  needs: { areas: { from: 6, to: 6 }, notes: { from: 1, to: 1 }, title: true, icons: iconNames(hatIcons) },
  height: () => titleHeight + 2 * rowHeight + 8,
  draw(board, pen) {
    const field = { x: 4, y: titleHeight, width: pen.width - 8, height: pen.height - titleHeight - 6 };
    const cells = splitBox(field, 3, 2, 16);
    return (
      <>
        {drawTitle(board, pen)}
        {board.areas.map((area, index) => {
          const note = noteUnder(cells[index] ?? field);
          return (
            <g key={area.id}>
              {drawTitledNote(area, note, pen, brim)}
              <Hat name={area.icon} note={note} scale={1} strokeWidth={2.2} />
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const cells = splitBox({ x: 24, y: 16, width: 272, height: 172 }, 3, 2, 12);
    return areas.map((area, index) => {
      const cell = cells[index] as Box;
      const note = { x: cell.x + 12, y: cell.y + 48, width: cell.width - 24, height: cell.height - 50 };
      return (
        <g key={area.id}>
          <StickyPaper box={note} index={index} />
          <Hat name={area.icon} note={note} scale={0.62} strokeWidth={4.3} />
        </g>
      );
    });
  },
};
