import type { Box } from "../../geometry.ts";

export interface Word {
  index: number;
  width: number;
  height: number;
}

/** From the largest scale at which words may be written to the smallest. */
const scales = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.87, 0.75, 0.65, 0.55, 0.45, 0.36] as const;

/** The first stays in the middle, the others stand on its right and its left in turn. */
function fromTheMiddle<Item>(items: readonly Item[]): Item[] {
  const left = items.filter((_, index) => index % 2 === 1);
  const right = items.filter((_, index) => index % 2 === 0);
  return [...left.reverse(), ...right];
}

function total(numbers: readonly number[], between: number): number {
  return numbers.reduce((sum, number) => sum + number + between, -between);
}

function heightOf(line: readonly Word[]): number {
  return Math.max(...line.map(({ height }) => height));
}

/** Fills lines with words, the largest first. A later line is further from the middle, and the cloud is narrower there. */
function fillLines(words: readonly Word[], box: Box, between: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => b.height - a.height)) {
    const line = lines.find((each, index) => {
      const inside = total(lines.slice(0, index).map(heightOf), between) + heightOf(each);
      const share = Math.min(0.9, index === 0 ? 0 : inside / box.height);
      return (
        total(
          [...each, word].map(({ width }) => width),
          between,
        ) <=
        box.width * Math.sqrt(1 - share ** 2)
      );
    });
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

/** Stands words in lines around the middle of a box: at the first of the scales at which they have room. */
export function placeWords(
  words: (scale: number) => Word[],
  box: Box,
  between: number,
): { scale: number; places: Map<number, Box> } {
  const usedBy = (lines: readonly Word[][]) => total(lines.map(heightOf), between / 3);
  let filled: Word[][] = [];
  // If no size leaves room for all words, the smallest one is taken.
  let scale = 1;
  for (scale of scales) {
    filled = fillLines(words(scale), box, between);
    if (usedBy(filled) <= box.height) break;
  }
  const lines = fromTheMiddle(filled).map((line) => fromTheMiddle(line));
  const places = new Map<number, Box>();
  let y = box.y + (box.height - usedBy(lines)) / 2;
  for (const line of lines) {
    let x =
      box.x +
      (box.width -
        total(
          line.map(({ width }) => width),
          between,
        )) /
        2;
    for (const { index, width, height } of line) {
      places.set(index, { x, y: y + (heightOf(line) - height) / 2, width, height });
      x += width + between;
    }
    y += heightOf(line) + between / 3;
  }
  return { scale, places };
}
