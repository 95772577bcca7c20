import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { type Box, round, seedOf } from "../../geometry.ts";
import { mostVotes } from "../../most-votes.ts";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { placeWords, type Word } from "./layout.ts";
import { cloudOutline } from "./outline.ts";

const cloudHeight = 384;
const gap = 12;
/** A word that needs more does not fit. */
const widest = 548;

/** How large a word is written: at the usual scale, nearly three times as large when nine said it as when one did. */
function sizeOf(value: number, scale: number): number {
  return round(Math.max(13, (15 + 3.6 * value) * scale));
}

/** About how wide the display face writes a letter, at size 1. */
function letterWidth(letter: string): number {
  if (/[mwMW]/.test(letter)) return 0.98;
  if (/[fijlrtI '.-]/.test(letter)) return 0.42;
  return letter === letter.toLowerCase() ? 0.635 : 0.76;
}

function wordsOf(areas: readonly BoardArea[], scale: number): Word[] {
  return areas.map(({ label, value = 1, index }) => {
    const size = sizeOf(value, scale);
    const letters = [...label.replaceAll("\u00ad", "")].reduce((sum, letter) => sum + letterWidth(letter), 0);
    return { index, width: Math.min(widest, Math.ceil(size * (1.07 * letters + 0.2))), height: round(size * 1.16) };
  });
}

/** Words as large as they were said often. */
export const cloud: BoardKind = {
  name: "cloud",
  needs: {
    areas: { from: 8, to: 14 },
    notes: { from: 0, to: 0 },
    title: true,
    value: true,
    valueRange: { from: 1, to: 9 },
  },
  height: () => titleHeight + cloudHeight,
  draw(board, pen) {
    const { areas } = board;
    const field = { x: 2, y: titleHeight, width: pen.width - 4, height: pen.height - titleHeight - 2 };
    const room = { x: 54, y: field.y + 36, width: pen.width - 108, height: field.height - 72 };
    const { scale, places } = placeWords((by) => wordsOf(areas, by), room, gap);
    const most = mostVotes(areas);
    return (
      <>
        {drawTitle(board, pen)}
        <path className="b-shape" d={cloudOutline(field)} />
        {areas.map(({ id, index, label, value = 1 }) => {
          const box = places.get(index) ?? room;
          const { picture } = pen.write({
            text: label,
            field: `board.areas.${id}.label`,
            box,
            sizes: [sizeOf(value, scale)],
            tone: value === most ? "on-note-title" : "title",
            mostLines: 1,
            align: "middle",
            place: "middle",
          });
          return (
            <g key={id}>
              {value === most && <StickyPaper box={box} index={0} />}
              {picture}
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const seed = seedOf(areas.map(({ id }) => id));
    const bars = (scale: number) =>
      areas.map(({ value = 1 }, index) => {
        const height = scale * (6 + 2.2 * value);
        return { index, height, width: round(height * (2.2 + ((seed + index * 3) % 5) * 0.35)) };
      });
    const { places } = placeWords(bars, { x: 46, y: 36, width: 228, height: 128 }, 8);
    const most = mostVotes(areas);
    return (
      <>
        <path className="b-shape" d={cloudOutline({ x: 16, y: 14, width: 288, height: 172 })} />
        {areas.map(({ id, value }, index) => {
          const { x, y, width, height } = places.get(index) as Box;
          return (
            <rect
              key={id}
              className={value === most ? "b-note" : index % 2 === 0 ? "b-ink" : "b-note-soft"}
              x={round(x)}
              y={round(y)}
              width={width}
              height={round(height)}
              rx={round(height / 3.5)}
            />
          );
        })}
      </>
    );
  },
};
