import type { ReactNode } from "react";
import type { BoardArea } from "./board-kind.ts";
import { type Box, inset } from "./geometry.ts";
import type { Pen } from "./pen.tsx";
import { StickyPaper } from "./sticky-paper.tsx";

const noteSizes = [19, 18, 17, 16, 15, 14, 13] as const;

/** One large sticky note for an area: its label on top, its only note under it. `top` is left free for what covers it. */
export function drawTitledNote(area: BoardArea, box: Box, pen: Pen, top = 0): ReactNode {
  const inner = inset(box, 10);
  const bottom = inner.y + inner.height;
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { ...inner, y: inner.y + top, height: Math.min(38, inner.height - top) },
    sizes: [16, 15, 14, 13],
    tone: "on-note-title",
  });
  const note = pen.write({
    text: area.notes[0] ?? "",
    field: `board.areas.${area.id}.notes.0`,
    box: { ...inner, y: label.bottom + 3, height: bottom - label.bottom - 3 },
    sizes: noteSizes,
    tone: "on-note",
  });
  return (
    <StickyPaper key={area.id} box={box} index={area.index}>
      {label.picture}
      {note.picture}
    </StickyPaper>
  );
}
