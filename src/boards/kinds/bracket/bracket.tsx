import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { inset, round } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { Cup } from "./cup.tsx";
import { Links, type Slot, slotsOf } from "./knock-out.tsx";

const boxHeight = 56;
const rowHeight = 68;
const cupHeight = 96;

function roundsToWin(options: number): number {
  return Math.log2(options);
}

function classOf(column: number, rounds: number, isWinner: boolean) {
  if (column === rounds) return "b-chalk";
  return isWinner ? "b-chalk-soft" : "b-shape";
}

function drawSlot({ player, box, isWinner }: Slot<BoardArea>, column: number, rounds: number, pen: Pen) {
  const className = classOf(column, rounds, isWinner);
  return (
    <g key={`${column} ${player.id}`}>
      <Sheet box={box} seed={player.index + column} className={className} />
      {
        pen.write({
          text: player.label,
          field: `board.areas.${player.id}.label`,
          box: { ...inset(box, 5), x: box.x + 9, width: box.width - 16 },
          sizes: [19, 18, 17, 16, 15, 14, 13],
          tone: className === "b-shape" ? "title" : "on-note-title",
          place: "middle",
        }).picture
      }
    </g>
  );
}

/** Options that meet two by two, round by round, until one has the cup. */
export const bracket: BoardKind = {
  name: "bracket",
  needs: {
    areas: { from: 4, to: 8, multipleOf: 4 },
    notes: { from: 0, to: 0 },
    title: true,
    value: true,
    valueRange: { from: 0, to: 3 },
  },
  height: ({ areas }) => titleHeight + Math.max(5, areas.length) * rowHeight + 2,
  draw(board, pen) {
    const rounds = roundsToWin(board.areas.length);
    const field = { x: 3, y: titleHeight - 4, width: pen.width - 6, height: pen.height - titleHeight + 2 };
    const slots = slotsOf(board.areas, field, { height: boxHeight, gap: 24 });
    const last = slots.at(-1)?.[0]?.box ?? field;
    return (
      <>
        {drawTitle(board, pen)}
        <Links slots={slots} thickness={4.4} />
        {slots.map((inRound, column) => inRound.map((slot) => drawSlot(slot, column, rounds, pen)))}
        <g transform={`translate(${round(last.x + last.width / 2)} ${round(last.y - 10)})`}>
          <Cup />
        </g>
      </>
    );
  },
  drawCard({ areas }) {
    const rounds = roundsToWin(areas.length);
    const isLarge = rounds === 3;
    const field = { x: 36, y: 14, width: 248, height: 172 };
    const slots = slotsOf(areas, field, { height: isLarge ? 15 : 24, gap: isLarge ? 14 : 20 });
    const last = slots.at(-1)?.[0]?.box ?? field;
    return (
      <>
        <Links slots={slots} thickness={4.4} />
        {slots.map((inRound, column) =>
          inRound.map(({ box, isWinner }, row) => (
            <Sheet
              key={`${box.x} ${box.y}`}
              box={box}
              seed={row + column}
              radius={4}
              className={classOf(column, rounds, isWinner)}
            />
          )),
        )}
        <g
          transform={`translate(${round(last.x + last.width / 2)} ${round(last.y - 5)}) scale(${round(64 / cupHeight)})`}
          strokeWidth="3.8"
        >
          <Cup />
        </g>
      </>
    );
  },
  sayValue: (value, { areas }) => `${value} / ${roundsToWin(areas.length)}`,
};
