import { drawNotes } from "../../area-block.tsx";
import { type BoardArea, type BoardKind, boardWidth } from "../../board-kind.ts";
import { type Box, type Point, round, splitBox } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { DialFace, meanShare, Needle, onDial } from "./dial.tsx";

const dialHeight = 252;
const noteHeight = 84;

function drawCount({ id, value }: BoardArea, at: Point) {
  return (
    <text key={id} className="b-title" fontSize="24" textAnchor="middle" x={at.x} y={round(at.y + 8)}>
      {value}
    </text>
  );
}

/** Estimates the height of the labels from the longest one, so that notes hang close under short labels. */
function labelHeightOf(areas: readonly BoardArea[]): number {
  const room = boardWidth / areas.length / 10;
  const longest = Math.max(...areas.map(({ label }) => label.length));
  return longest <= room ? 24 : longest <= 1.6 * room ? 44 : 64;
}

function drawAnswer(area: BoardArea, box: Box, pen: Pen) {
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box,
    sizes: [18, 17, 16, 15, 14, 13],
    tone: "title",
    align: "middle",
  });
  const y = box.y + box.height + 6;
  const width = Math.min(box.width, 150);
  return (
    <g key={area.id}>
      {label.picture}
      {drawNotes(area, { x: box.x + (box.width - width) / 2, y, width, height: noteHeight }, pen)}
    </g>
  );
}

function hasNotes(areas: readonly BoardArea[]): boolean {
  return areas.some((area) => area.notes.length > 0);
}

/** A dial from bad to good: a face for each answer, how many chose it, and a needle at the middle of all. */
export const gauge: BoardKind = {
  name: "gauge",
  needs: {
    areas: { from: 3, to: 5 },
    notes: { from: 0, to: 1 },
    title: true,
    value: true,
    icons: ["furious", "sad", "neutral", "smile", "delighted"],
  },
  height: ({ areas }) =>
    titleHeight + dialHeight + 22 + labelHeightOf(areas) + (hasNotes(areas) ? noteHeight + 10 : -14),
  draw(board, pen) {
    const { areas } = board;
    const centre = { x: pen.width / 2, y: titleHeight + dialHeight - 8 };
    const dial = { centre, inner: 104, outer: 204 };
    const columns = splitBox(
      { x: 4, y: centre.y + 32, width: pen.width - 8, height: labelHeightOf(areas) },
      areas.length,
      1,
      4,
    );
    return (
      <>
        {drawTitle(board, pen)}
        <DialFace dial={dial} areas={areas} face={areas.length > 4 ? 78 : 86} />
        <Needle dial={dial} share={meanShare(areas)} />
        {areas.map((area, index) => drawCount(area, onDial(centre, dial.outer + 22, (index + 0.5) / areas.length)))}
        {areas.map((area, index) => drawAnswer(area, columns[index] as Box, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const dial = { centre: { x: 160, y: 158 }, inner: 62, outer: 124 };
    return (
      <>
        <DialFace dial={dial} areas={areas} face={areas.length > 4 ? 47 : 52} />
        <Needle dial={dial} share={meanShare(areas)} />
        <StickyPaper box={{ x: 40, y: 168, width: 26, height: 20 }} index={1} />
        <StickyPaper box={{ x: 254, y: 167, width: 26, height: 20 }} index={2} />
      </>
    );
  },
};
