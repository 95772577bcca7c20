import type { ReactNode } from "react";
import type { Chalk } from "../domain/vocabulary.ts";

type Tone = Chalk | "card" | "ink";

/** The place and tilt of each square of the hopscotch; the middle one lies on top. */
const squares: readonly [fill: Tone, x: number, y: number, tilt: number][] = [
  ["sun", 11.5, 1.5, -2],
  ["coral", 1.5, 11.5, 2],
  ["mint", 21.5, 11.5, -1.5],
  ["sky", 11.5, 21.5, 1.5],
  ["card", 11.5, 11.5, 0],
];

/** The brand's mark, 34 wide and high. `tone` says how a colour is written: a custom property on the page, a value in a file. */
export function BrandMark({ tone }: { tone: (name: Tone) => string }): ReactNode {
  return squares.map(([fill, x, y, tilt]) => (
    <rect
      key={fill}
      x={x}
      y={y}
      width="11"
      height="11"
      rx="2"
      fill={tone(fill)}
      stroke={tone("ink")}
      strokeWidth="2.2"
      transform={`rotate(${tilt} ${x + 5.5} ${y + 5.5})`}
    />
  ));
}
