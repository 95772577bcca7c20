import { drawHeading, drawNotes } from "../../area-block.tsx";
import type { BoardKind } from "../../board-kind.ts";
import { faceIcons } from "../../figures/face-icons.tsx";
import { weatherIcons } from "../../figures/weather-icons.tsx";
import { round } from "../../geometry.ts";
import { Icon, iconNames } from "../../icon.tsx";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { visitorIcons } from "./visitor-icons.tsx";

const icons = { ...weatherIcons, ...visitorIcons, ...faceIcons };

const rowHeight = 92;
const iconSize = 78;
const notesX = 318;

/** A forecast: one row for each mood, its sky or its face on the left, people's notes on the right. */
export const moods: BoardKind = {
  name: "moods",
  needs: { areas: { from: 3, to: 6 }, notes: { from: 0, to: 2 }, title: true, icons: iconNames(icons) },
  height: (board) => titleHeight + board.areas.length * rowHeight + 2,
  draw(board, pen) {
    const sheet = { x: 3, y: titleHeight, width: pen.width - 6, height: pen.height - titleHeight - 3 };
    const each = sheet.height / board.areas.length;
    const rules = board.areas
      .slice(1)
      .map((_, index) => `M18 ${round(sheet.y + each * (index + 1))}H${pen.width - 18}`);
    return (
      <>
        {drawTitle(board, pen)}
        <Sheet box={sheet} />
        <path className="b-hair" d={rules.join("")} />
        {board.areas.map((area, index) => {
          const top = sheet.y + index * each;
          const heading = { x: 112, y: top + 6, width: notesX - 112 - 12, height: each - 12 };
          return (
            <g key={area.id}>
              <Icon of={icons} name={area.icon} x={20} y={top + (each - iconSize) / 2} size={iconSize} />
              {drawHeading(area, heading, pen, { labelHeight: 42, hintHeight: 34, isCentred: true }).picture}
              {drawNotes(area, { x: notesX, y: top + 10, width: pen.width - notesX - 18, height: each - 20 }, pen)}
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const columns = areas.length > 3 ? Math.ceil(areas.length / 2) : areas.length;
    const size = areas.length > 4 ? 74 : 84;
    const rows = Math.ceil(areas.length / columns);
    return areas.map((area, index) => {
      const row = Math.floor(index / columns);
      const inRow = row === rows - 1 ? areas.length - row * columns : columns;
      const x = 160 + ((index % columns) - inRow / 2) * (size + 8) + 4;
      const y = 100 + (row - rows / 2) * (size + 4) + 2;
      return <Icon key={area.id} of={icons} name={area.icon} x={x} y={y} size={size} />;
    });
  },
};
