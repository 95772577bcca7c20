import type { ReactNode } from "react";
import { Askew } from "./askew.tsx";
import { type Box, round } from "./geometry.ts";

/** A sticky note's paper, in one of the two tones of the chalk. */
export function StickyPaper({
  box,
  index,
  isStrong = index % 2 === 0,
  children,
}: {
  box: Box;
  index: number;
  isStrong?: boolean;
  children?: ReactNode;
}): ReactNode {
  return (
    <Askew box={box} seed={index}>
      <rect
        className={isStrong ? "b-note" : "b-note-soft"}
        x={round(box.x)}
        y={round(box.y)}
        width={round(box.width)}
        height={round(box.height)}
        rx="1.5"
      />
      {children}
    </Askew>
  );
}
