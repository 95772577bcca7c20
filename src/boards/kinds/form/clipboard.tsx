import type { ReactNode } from "react";
import { type Box, inset, round } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";

/** A sheet of paper on a board under a clip; `rim` is how much of the board shows. */
export function Clipboard({ box, rim, clip }: { box: Box; rim: number; clip: number }): ReactNode {
  const x = round(box.x + box.width / 2);
  const y = round(box.y - 0.26 * clip);
  return (
    <>
      <Sheet box={box} radius={rim} className="b-chalk-soft" />
      <Sheet box={inset(box, rim)} seed={1} radius={3} />
      <g transform={`translate(${x} ${y}) scale(${round(clip / 6) / 10})`} strokeWidth={round((2.4 * 60) / clip)}>
        <path
          className="b-chalk"
          d="M-50 36Q-52 20 -38 18L-22 16Q-22 -2 0 -2Q22 -2 22 16L38 18Q52 20 50 36Q0 42 -50 36Z"
        />
        <circle className="b-shape" cy="13" r="6" />
      </g>
    </>
  );
}
