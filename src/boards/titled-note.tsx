import type { ReactNode } from "react";
import type { BoardArea } from "./board-kind.ts";
import { type Box, inset } from "./geometry.ts";
import type { Pen } from "./pen.tsx";
import { StickyPaper } from "./sticky-paper.tsx";

const noteSizes = [19, 18, 17, 16, 15, 14, 13] as const;

interface TitledLook {
  labelHeight: number;
  labelSizes: readonly number[];
  /** Between the label and the note. */
  gap: number;
  sizes: readonly number[];
}

/** An area's label and its only note under it, on paper that is there. */
export function writeTitled(area: BoardArea, box: Box, pen: Pen, look: TitledLook): ReactNode {
  const field = `board.areas.${area.id}`;
  const label = pen.write({
    text: area.label,
    field: `${field}.label`,
    box: { ...box, height: look.labelHeight },
    sizes: look.labelSizes,
    tone: "on-note-title",
  });
  const y = label.bottom + look.gap;
  const note = pen.write({
    text: area.notes[0] ?? "",
    field: `${field}.notes.0`,
    box: { ...box, y, height: box.y + box.height - y },
    sizes: look.sizes,
    tone: "on-note",
  });
  return (
    <>
      {label.picture}
      {note.picture}
    </>
  );
}

/** One large sticky note for an area: its label on top, its only note under it. The first `top` units stay free for a drawing. */
export function drawTitledNote(area: BoardArea, box: Box, pen: Pen, top = 0): ReactNode {
  const inner = inset(box, 10);
  const room = { ...inner, y: inner.y + top, height: inner.height - top };
  const look = { labelHeight: Math.min(38, room.height), labelSizes: [16, 15, 14, 13], gap: 3, sizes: noteSizes };
  return (
    <StickyPaper key={area.id} box={box} index={area.index}>
      {writeTitled(area, room, pen, look)}
    </StickyPaper>
  );
}
