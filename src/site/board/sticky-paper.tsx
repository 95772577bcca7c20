import type { ReactNode } from "react";
import { type Box, centreOf, round } from "./geometry.ts";

const turns = [-1.8, 1.5, -1.1, 2, -1.5, 1.2, 1.8] as const;

/** The turn of a sticky note, in degrees. Large ones turn less, or their corners would reach too far. */
export function turnOf(index: number, { width, height }: { width: number; height: number }): number {
  return round((turns[index % turns.length] ?? 0) * Math.min(1, 130 / Math.max(width, height * 1.6)));
}

/** A sticky note's paper, in one of the two tones of the chalk. */
export function StickyPaper({ box, index, children }: { box: Box; index: number; children?: ReactNode }): ReactNode {
  const centre = centreOf(box);
  return (
    <g transform={`rotate(${turnOf(index, box)} ${round(centre.x)} ${round(centre.y)})`}>
      <rect
        className={index % 2 === 0 ? "b-note" : "b-note-soft"}
        x={round(box.x)}
        y={round(box.y)}
        width={round(box.width)}
        height={round(box.height)}
        rx="1.5"
      />
      {children}
    </g>
  );
}
