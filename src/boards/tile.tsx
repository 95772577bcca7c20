import type { ReactNode } from "react";
import { Askew } from "./askew.tsx";
import { type Box, centreOf, round } from "./geometry.ts";
import { Sheet } from "./shapes.tsx";

/** The hopscotch square: a number or a letter in a box that is turned a little. */
export function Tile({
  box,
  mark,
  seed,
  className = "b-shape",
  size = 24,
}: {
  box: Box;
  mark: string;
  seed: number;
  className?: "b-shape" | "b-chalk" | "b-chalk-soft";
  size?: number;
}): ReactNode {
  const centre = centreOf(box);
  return (
    <Askew box={box} seed={seed}>
      <Sheet box={box} seed={seed} radius={Math.min(5, box.height / 4)} className={className} />
      <text
        className={className === "b-shape" ? "b-title" : "b-on-note-title"}
        fontSize={size}
        textAnchor="middle"
        x={round(centre.x)}
        y={round(centre.y + size * 0.34)}
      >
        {mark}
      </text>
    </Askew>
  );
}
