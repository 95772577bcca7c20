import { drawNotes } from "../../area-block.tsx";
import { notesHeight } from "../../area-height.ts";
import type { Board, BoardArea, BoardKind } from "../../board-kind.ts";
import type { Box } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { BranchShape, Topic } from "./figures.tsx";

const margin = 6;
const blockWidth = 204;
const labelHeight = 46;
const gap = 26;
const topic = { rx: 96, ry: 64 };

/** The first half of the branches on the right, the others on the left from bottom to top: clockwise. */
function sidesOf<Item>(items: readonly Item[]): { right: Item[]; left: Item[] } {
  const half = Math.ceil(items.length / 2);
  return { right: items.slice(0, half), left: items.slice(half).reverse() };
}

function blockHeight(notes: number): number {
  return labelHeight + 12 + notesHeight(notes, blockWidth);
}

function sideHeight(areas: readonly BoardArea[]): number {
  return areas.reduce((sum, { notes }) => sum + blockHeight(notes.length) + gap, -gap);
}

interface Branch {
  area: BoardArea;
  box: Box;
  isLeft: boolean;
}

function branchesOf(board: Board, width: number, height: number): Branch[] {
  const place = (areas: readonly BoardArea[], isLeft: boolean) => {
    const spare = (height - 2 * margin - sideHeight(areas)) / areas.length;
    let y = margin + spare / 2;
    return areas.map((area) => {
      const own = blockHeight(area.notes.length);
      const box = { x: isLeft ? margin : width - margin - blockWidth, y, width: blockWidth, height: own };
      y += own + gap + spare;
      return { area, box, isLeft };
    });
  };
  const { right, left } = sidesOf(board.areas);
  return [...place(right, false), ...place(left, true)].sort((a, b) => a.area.index - b.area.index);
}

function drawBranch({ area, box }: Branch, pen: Pen) {
  const y = box.y + labelHeight + 12;
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { x: box.x + 2, y: box.y, width: box.width - 4, height: labelHeight - 5 },
    sizes: [20, 19, 18, 17, 16, 15, 14],
    tone: "title",
    place: "bottom",
  });
  return (
    <g key={area.id}>
      {label.picture}
      {drawNotes(area, { ...box, y, height: box.y + box.height - y }, pen)}
    </g>
  );
}

/** A topic in the middle, with branches that carry their labels and notes on either side, clockwise. */
export const mindmap: BoardKind = {
  name: "mindmap",
  needs: { areas: { from: 5, to: 6 }, notes: { from: 1, to: 2 }, title: true },
  height(board) {
    const { right, left } = sidesOf(board.areas);
    return Math.max(300, sideHeight(right), sideHeight(left)) + 2 * margin;
  },
  draw(board, pen) {
    const branches = branchesOf(board, pen.width, pen.height);
    const centre = { x: pen.width / 2, y: pen.height / 2 };
    const words = { width: topic.rx * 1.56, height: topic.ry * 1.5 };
    return (
      <>
        {branches.map(({ area, box, isLeft }) => (
          <BranchShape
            key={area.id}
            from={{ x: centre.x + (isLeft ? -22 : 22), y: centre.y }}
            to={{ x: isLeft ? box.x + box.width : box.x, y: box.y + labelHeight }}
            end={isLeft ? box.x : box.x + box.width}
            thickness={26}
            seed={area.index}
          />
        ))}
        <Topic {...centre} {...topic} />
        {
          pen.write({
            text: board.title,
            field: "board.title",
            box: { x: centre.x - words.width / 2, y: centre.y - words.height / 2, ...words },
            sizes: [24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13],
            tone: "on-note-title",
            align: "middle",
            place: "middle",
          }).picture
        }
        {branches.map((branch) => drawBranch(branch, pen))}
      </>
    );
  },
  drawCard({ areas }) {
    const { right, left } = sidesOf(areas);
    const place = (count: number, isLeft: boolean) =>
      Array.from({ length: count }, (_, index) => ({
        isLeft,
        y: 100 + (index - (count - 1) / 2) * (count > 2 ? 58 : 72),
      }));
    const ends = [...place(right.length, false), ...place(left.length, true)];
    return (
      <>
        {ends.map(({ isLeft, y }, index) => {
          const x = isLeft ? 68 : 252;
          const note = { width: 31, height: 25 };
          return (
            <g key={`${x} ${y}`}>
              <BranchShape from={{ x: isLeft ? 150 : 170, y: 100 }} to={{ x, y }} end={x} thickness={20} seed={index} />
              <StickyPaper box={{ x: x - 16, y: y - 17, ...note }} index={index + 1} />
              <StickyPaper box={{ x: x + (isLeft ? -50 : 19), y: y - 7, ...note }} index={index} />
            </g>
          );
        })}
        <Topic x={160} y={100} rx={46} ry={31} />
      </>
    );
  },
};
