import type { ReactNode } from "react";
import type { Board } from "./board-kind.ts";
import type { Box, Point } from "./geometry.ts";
import type { Pen } from "./pen.tsx";
import { Arrow } from "./shapes.tsx";

/** Two arrows from a corner: to the right and up. */
export function ChartAxes({
  corner,
  reach,
  head,
}: {
  corner: Point;
  reach: [number, number];
  head: number;
}): ReactNode {
  return (
    <>
      <Arrow from={corner} to={{ x: corner.x + reach[0], y: corner.y }} head={head} />
      <Arrow from={corner} to={{ x: corner.x, y: corner.y - reach[1] }} head={head} />
    </>
  );
}

/** The name of an axis, written upright: x ends under its arrow, y starts over its own. */
export function writeAxisName(key: "x" | "y", { labels }: Board, box: Box, pen: Pen): ReactNode {
  return pen.write({
    text: labels[key] ?? "",
    field: `board.labels.${key}`,
    box,
    sizes: [17, 16, 15, 14, 13],
    tone: "title",
    align: key === "x" ? "end" : "start",
    place: "middle",
  }).picture;
}
