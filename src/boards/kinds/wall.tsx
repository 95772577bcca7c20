import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, round } from "../geometry.ts";
import { mostVotes } from "../most-votes.ts";
import type { Pen } from "../pen.tsx";
import { rowsInMiddle } from "../rows-in-middle.ts";
import { StickyPaper } from "../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../title.tsx";
import { writeTitled } from "../titled-note.tsx";

const gap = 16;
const noteHeight = 128;
/** More dots than this on a note could not be told apart; the number says the rest. */
const mostDots = 10;

/** Dot stickers, in one row. */
function VoteDots({ count, x, y, radius }: { count: number; x: number; y: number; radius: number }) {
  const shown = Math.min(count, mostDots);
  return Array.from({ length: shown }, (_, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
      key={`${x} ${index}`}
      className="b-dot"
      cx={round(x + radius + index * radius * 2.5)}
      cy={round(y + (index % 2 === 0 ? 0 : 1.2))}
      r={radius}
    />
  ));
}

function drawIdea(area: BoardArea, box: Box, pen: Pen, isTop: boolean) {
  const inner = { x: box.x + 13, y: box.y + 10, width: box.width - 26, height: box.height - 20 };
  // Over the dots.
  const words = { ...inner, height: inner.height - 22 };
  const look = { labelHeight: 20, labelSizes: [15, 14, 13], gap: 3, sizes: [18, 17, 16, 15, 14, 13] };
  const bottom = box.y + box.height - 17;
  return (
    <StickyPaper key={area.id} box={box} index={area.index} isStrong={isTop}>
      {writeTitled(area, words, pen, look)}
      <VoteDots count={area.value ?? 0} x={inner.x} y={bottom} radius={5.2} />
      <text
        className="b-on-note-title"
        fontSize="20"
        textAnchor="end"
        x={round(inner.x + inner.width)}
        y={round(bottom + 6.5)}
      >
        {area.value}
      </text>
    </StickyPaper>
  );
}

/** Ideas on a wall with the votes stuck on them; the ones with the most are in the strong tone. */
export const wall: BoardKind = {
  name: "wall",
  needs: { areas: { from: 6, to: 9 }, notes: { from: 1, to: 1 }, title: true, value: true },
  height: (board) => titleHeight + Math.ceil(board.areas.length / 3) * (noteHeight + gap) - gap + 8,
  draw(board, pen) {
    const field = { x: 5, y: titleHeight, width: pen.width - 10, height: pen.height - titleHeight - 6 };
    const places = rowsInMiddle(board.areas.length, field, gap);
    const most = mostVotes(board.areas);
    return (
      <>
        {drawTitle(board, pen)}
        {board.areas.map((area, index) => drawIdea(area, places[index] ?? field, pen, area.value === most))}
      </>
    );
  },
  drawCard({ areas }) {
    const places = rowsInMiddle(areas.length, { x: 42, y: 28, width: 236, height: 144 }, 12);
    const most = mostVotes(areas);
    return areas.map((area, index) => {
      const box = places[index] ?? { x: 0, y: 0, width: 0, height: 0 };
      const top = areas.length > 6 ? box.y + box.height / 2 : box.y + box.height - 16;
      return (
        <StickyPaper key={area.id} box={box} index={index} isStrong={area.value === most}>
          <VoteDots count={Math.min(area.value ?? 0, 5)} x={box.x + 9} y={top} radius={4.6} />
        </StickyPaper>
      );
    });
  },
};
