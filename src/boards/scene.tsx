import type { ReactNode } from "react";
import { drawArea } from "./area-block.tsx";
import type { Board } from "./board-kind.ts";
import type { Box } from "./geometry.ts";
import type { Pen } from "./pen.tsx";
import { Sheet } from "./shapes.tsx";

/** A framed picture with words at the places that it leaves free for each area. */
export function drawScene(
  board: Board,
  pen: Pen,
  places: Readonly<Record<string, Box>>,
  picture: ReactNode,
): ReactNode {
  const frame = { x: 3, y: 3, width: pen.width - 6, height: pen.height - 6 };
  return (
    <>
      <Sheet box={frame} radius={8} />
      {picture}
      {/* Once more, over what reaches to the edge. */}
      <Sheet box={frame} radius={8} className="b-line" />
      {board.areas.map((area) => drawArea(area, places[area.id] ?? frame, pen))}
    </>
  );
}
