import type { ReactNode } from "react";
import type { Timeline } from "../domain/board.ts";
import { type Box, round } from "./geometry.ts";
import type { Pen } from "./pen.tsx";
import { Sheet } from "./shapes.tsx";
import { Tile } from "./tile.tsx";

const heights = { least: 440, most: 640 };
/** The height of the smallest square, with room for its number. */
const leastSquare = 24;
const rowHeight = 40;
const margin = 6;
const titleSizes = [22, 21, 20, 19, 18, 17, 16, 15];

function minutesOf({ blocks }: Timeline): number {
  return blocks.reduce((sum, block) => sum + block.minutes, 0);
}

function longestOf({ blocks }: Timeline): number {
  return Math.max(...blocks.map((block) => block.minutes));
}

export function timelineHeight(timeline: Timeline): number {
  const shortest = Math.min(...timeline.blocks.map((block) => block.minutes));
  const wanted = (leastSquare / shortest) * minutesOf(timeline);
  const rows = timeline.blocks.length * rowHeight;
  return Math.round(Math.max(rows, Math.min(heights.most, Math.max(heights.least, wanted)))) + 2 * margin;
}

/** Moves each row as near to its own place as it can be, in order and without overlap. */
export function spreadRows(wanted: readonly number[], distance: number, bottom: number): number[] {
  const down: number[] = [];
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + distance));
  let limit = bottom;
  return down
    .reverse()
    .map((y) => {
      const placed = Math.min(y, limit);
      limit = placed - distance;
      return placed;
    })
    .reverse();
}

/** Blocks along a way, each as long as its minutes, stepping aside in turn like the squares of a hopscotch. */
export function squaresOf({ blocks }: Timeline, along: number): { start: number; length: number }[] {
  const total = blocks.reduce((sum, block) => sum + block.minutes, 0);
  let start = 0;
  return blocks.map(({ minutes }) => {
    const length = (along * minutes) / total;
    start += length;
    return { start: start - length, length };
  });
}

export function drawTimelineSheet(timeline: Timeline, sayMinutes: (minutes: number) => string, pen: Pen): ReactNode {
  const squares = squaresOf(timeline, pen.height - 2 * margin);
  const longest = longestOf(timeline);
  const middles = squares.map(({ start, length }) => margin + start + length / 2);
  const rows = spreadRows(middles, rowHeight, pen.height - margin - rowHeight / 2);
  const writeTitle = (index: number, sizes: readonly number[]) =>
    pen.write({
      text: timeline.blocks[index]?.title ?? "",
      field: `blocks.${index}.title`,
      box: { x: 172, y: (rows[index] ?? 0) - rowHeight / 2, width: 380, height: rowHeight },
      sizes,
      tone: "title",
      place: "middle",
    });
  // Titles of equal rank stand in one size: the largest at which the longest fits.
  const size = Math.min(...rows.map((_, index) => writeTitle(index, titleSizes).size));
  return (
    <>
      {timeline.blocks.map((block, index) => {
        const { start, length } = squares[index] ?? { start: 0, length: 0 };
        const row = rows[index] ?? 0;
        const middle = middles[index] ?? 0;
        const aside = index % 2 === 0 ? 0 : 22;
        const box: Box = { x: 6 + aside, y: margin + start + 1, width: 104, height: length - 2 };
        const minutes = pen.write({
          text: sayMinutes(block.minutes),
          field: `blocks.${index}.minutes`,
          box: { x: 558, y: row - rowHeight / 2, width: 76, height: rowHeight },
          sizes: [18, 17, 16, 15],
          tone: "quiet",
          align: "end",
          place: "middle",
        });
        return (
          <g key={box.y}>
            <Tile
              box={box}
              mark={`${index + 1}`}
              seed={index}
              size={Math.min(28, Math.max(13, length * 0.62))}
              className={block.minutes === longest ? "b-chalk" : "b-shape"}
            />
            <path
              className="b-hair"
              d={`M${box.x + box.width + 8} ${round(middle)}L${142} ${round(middle)}L${162} ${round(row)}`}
            />
            {writeTitle(index, [size]).picture}
            {minutes.picture}
          </g>
        );
      })}
    </>
  );
}

export function drawTimelineBlocks(timeline: Timeline): ReactNode {
  const longest = longestOf(timeline);
  return squaresOf(timeline, 256).map(({ start, length }, index) => (
    <Sheet
      key={start}
      box={{ x: 32 + start + 1.5, y: index % 2 === 0 ? 54 : 68, width: Math.max(length - 3, 6), height: 78 }}
      seed={index}
      radius={Math.min(4, length / 4)}
      className={timeline.blocks[index]?.minutes === longest ? "b-chalk" : index % 2 === 0 ? "b-shape" : "b-chalk-soft"}
    />
  ));
}
