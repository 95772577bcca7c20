import type { ReactNode } from "react";
import { type Box, centreOf, round } from "./geometry.ts";

const turns = [-1.8, 1.5, -1.1, 2, -1.5, 1.2, 1.8] as const;

/** In degrees. Large things turn less, or their corners would reach too far. */
function turnOf(seed: number, { width, height }: Box): number {
  return round((turns[seed % turns.length] ?? 0) * Math.min(1, 130 / Math.max(width, height * 1.6)));
}

/** Turns the content of a box a little around its middle, like things that people stick or lay. */
export function Askew({
  box,
  seed,
  times = 1,
  children,
}: {
  box: Box;
  seed: number;
  times?: number;
  children: ReactNode;
}): ReactNode {
  const { x, y } = centreOf(box);
  return <g transform={`rotate(${times * turnOf(seed, box)} ${round(x)} ${round(y)})`}>{children}</g>;
}
