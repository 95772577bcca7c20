import type { BoardKind } from "../../board-kind.ts";
import { type Box, type Point, round } from "../../geometry.ts";
import { Arrow } from "../../shapes.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { drawTitledNote } from "../../titled-note.tsx";
import { bestMood, Course, pointsOf } from "./mood-course.tsx";

const noteHeight = 118;
const mostNoteWidth = 160;
const gap = 8;
const faceSize = 54;
const bandHeight = 250;

function isAbove(index: number): boolean {
  return index % 2 === 0;
}

/** Notes in a row over the line and in one under it, in turn. */
function notePlaces(count: number, width: number, above: number, below: number): Box[] {
  return Array.from({ length: count }, (_, index) => {
    const inRow = isAbove(index) ? Math.ceil(count / 2) : Math.floor(count / 2);
    const step = width / inRow;
    const own = Math.min(mostNoteWidth, step - gap);
    const middle = 3 + (Math.floor(index / 2) + 0.5) * step;
    return { x: round(middle - own / 2), y: isAbove(index) ? above : below, width: round(own), height: noteHeight };
  });
}

/** From an event to its note; upright if the note is over or under the event. */
function Threads({ points, places }: { points: readonly Point[]; places: readonly Box[] }) {
  const thread = ({ x, y }: Point, { x: left, y: top, width, height }: Box, index: number) => {
    const end = round(Math.min(Math.max(x, left + 12), left + width - 12));
    return `M${x} ${y}L${end} ${round(isAbove(index) ? top + height : top)}`;
  };
  const path = points.map((point, index) => thread(point, places[index] as Box, index)).join("");
  return <path className="b-hair" strokeDasharray="4 5" d={path} />;
}

/** A line of time with its events above and below it, and a curve of the mood. */
export const timeline: BoardKind = {
  name: "timeline",
  needs: {
    areas: { from: 5, to: 8 },
    notes: { from: 1, to: 1 },
    title: true,
    value: true,
    valueRange: { from: 1, to: bestMood },
  },
  height: () => titleHeight + 2 * noteHeight + bandHeight + 8,
  draw(board, pen) {
    const above = titleHeight;
    const below = pen.height - noteHeight - 5;
    const top = above + noteHeight + 44;
    const band = { x: 6, y: top, width: pen.width - 28, height: below - 44 - top };
    const middle = round(band.y + band.height / 2);
    const points = pointsOf(board.areas, band);
    const places = notePlaces(board.areas.length, pen.width - 6, above, below);
    return (
      <>
        {drawTitle(board, pen)}
        <Threads points={points} places={places} />
        <Arrow from={{ x: 4, y: middle }} to={{ x: pen.width - 4, y: middle }} head={12} />
        <path className="b-line" d={points.map(({ x }) => `M${x} ${middle - 6}v12`).join("")} />
        <Course points={points} areas={board.areas} size={faceSize} thickness={4.4} />
        {board.areas.map((area, index) => drawTitledNote(area, places[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const points = pointsOf(areas, { x: 22, y: 66, width: 270, height: 70 });
    return (
      <>
        <Arrow from={{ x: 20, y: 101 }} to={{ x: 302, y: 101 }} head={10} />
        {points.map(({ x, y }, index) => {
          const note = { x: x - 16, y: isAbove(index) ? 16 : 160, width: 32, height: 25 };
          return (
            <g key={x}>
              <path
                className="b-hair"
                strokeWidth="1.8"
                strokeDasharray="3 4"
                d={`M${x} ${y}V${isAbove(index) ? 41 : 160}`}
              />
              <StickyPaper box={note} index={index} />
            </g>
          );
        })}
        <Course points={points} areas={areas} size={areas.length > 6 ? 32 : 36} thickness={4.4} />
      </>
    );
  },
  sayValue: (value) => `${value} / ${bestMood}`,
};
