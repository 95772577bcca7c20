import type { Chalk } from "../vocabulary.ts";

type Tone = Chalk | "card" | "ink";

/** The place and tilt of each square of the hopscotch; the middle one lies on top. */
const squares: readonly [fill: Tone, x: number, y: number, tilt: number][] = [
  ["sun", 11.5, 1.5, -2],
  ["coral", 1.5, 11.5, 2],
  ["mint", 21.5, 11.5, -1.5],
  ["sky", 11.5, 21.5, 1.5],
  ["card", 11.5, 11.5, 0],
];

/**
 * The squares of the brand's mark, which is 34 wide and high, as SVG describes them. `tone` says how a colour is written: a custom
 * property on a page, a value in a file.
 */
export function markSquares(tone: (name: Tone) => string) {
  return squares.map(([fill, x, y, tilt]) => ({
    x,
    y,
    width: 11,
    height: 11,
    rx: 2,
    fill: tone(fill),
    stroke: tone("ink"),
    strokeWidth: 2.2,
    transform: `rotate(${tilt} ${x + 5.5} ${y + 5.5})`,
  }));
}
