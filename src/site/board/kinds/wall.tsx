import type { ReactNode } from "react";
import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, centreOf, round } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { rowsInMiddle } from "../rows-in-middle.ts";
import { turnOf } from "../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../title.tsx";

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

/** The strong tone is for the ideas with the most votes. */
function WallNote({ box, index, isTop, children }: { box: Box; index: number; isTop: boolean; children: ReactNode }) {
  const centre = centreOf(box);
  return (
    <g transform={`rotate(${turnOf(index, box)} ${round(centre.x)} ${round(centre.y)})`}>
      <rect
        className={isTop ? "b-note" : "b-note-soft"}
        x={round(box.x)}
        y={round(box.y)}
        width={round(box.width)}
        height={round(box.height)}
        rx="2"
      />
      {children}
    </g>
  );
}

function drawIdea(area: BoardArea, box: Box, pen: Pen, isTop: boolean) {
  const inner = { x: box.x + 13, y: box.y + 10, width: box.width - 26, height: box.height - 20 };
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { ...inner, height: 20 },
    sizes: [15, 14, 13],
    tone: "on-note-title",
  });
  const idea = pen.write({
    text: area.notes[0] ?? "",
    field: `board.areas.${area.id}.notes.0`,
    box: { ...inner, y: label.bottom + 3, height: inner.y + inner.height - 25 - label.bottom },
    sizes: [18, 17, 16, 15, 14, 13],
    tone: "on-note",
  });
  const bottom = box.y + box.height - 17;
  return (
    <WallNote key={area.id} box={box} index={area.index} isTop={isTop}>
      {label.picture}
      {idea.picture}
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
    </WallNote>
  );
}

function mostVotes(areas: readonly { value?: number }[]): number {
  return Math.max(...areas.map((area) => area.value ?? 0));
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
        <WallNote key={area.id} box={box} index={index} isTop={area.value === most}>
          <VoteDots count={Math.min(area.value ?? 0, 5)} x={box.x + 9} y={top} radius={4.6} />
        </WallNote>
      );
    });
  },
};
