import type { ReactNode } from "react";
import type { Board } from "./board-kind.ts";
import type { Pen } from "./pen.tsx";

/** The height of a title of two lines, with the space under it. */
export const titleHeight = 76;

/** The question or the problem that a board is about, across its top. */
export function drawTitle(board: Board, pen: Pen): ReactNode {
  return pen.write({
    text: board.title,
    field: "board.title",
    box: { x: 4, y: 2, width: pen.width - 8, height: titleHeight - 16 },
    sizes: [30, 28, 26, 24, 22, 20],
    tone: "title",
    place: "middle",
  }).picture;
}
