import type { ReactNode } from "react";
import type { Chalk } from "../../domain/vocabulary.ts";
import { sketchBox } from "./geometry.ts";
import { chalkTones, grounds } from "./palette.ts";

const squares: readonly [x: number, y: number, fill: Chalk | "card"][] = [
  [0, 15, "coral"],
  [15, 0, "sun"],
  [15, 15, "card"],
  [30, 15, "mint"],
  [15, 30, "sky"],
];

/** The hopscotch of five squares, 44 wide and high, in colours of its own. */
export function BrandMark(): ReactNode {
  const tones = chalkTones.light;
  return squares.map(([x, y, fill], index) => (
    <path
      key={fill}
      d={sketchBox({ x: x + 1, y: y + 1, width: 13, height: 13 }, index, 2.5)}
      fill={fill === "card" ? grounds.light.card : tones[fill].chalk}
      stroke={grounds.light.ink}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ));
}
