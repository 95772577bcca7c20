import type { ReactNode } from "react";
import { arrangeNotes } from "./arrange-notes.ts";
import type { BoardArea } from "./board-kind.ts";
import { type Box, round } from "./geometry.ts";
import type { Pen, Tone } from "./pen.tsx";

export interface Heading {
  sizes?: readonly number[];
  /** How high the label may get. */
  labelHeight?: number;
  /** How high the hint may get; at 0 it is left to the text alternative. */
  hintHeight?: number;
  /** The tones of the label and of the hint. */
  tones?: readonly [Tone, Tone];
  align?: "start" | "middle";
  /** Stands label and hint together in the middle of the box. */
  isCentred?: boolean;
}

/** An area's label with its hint under it. */
export function drawHeading(
  area: BoardArea,
  box: Box,
  pen: Pen,
  heading: Heading = {},
): { picture: ReactNode; bottom: number } {
  const { sizes = [21, 19, 17, 15], labelHeight = 44, hintHeight = 34, tones = ["title", "quiet"] } = heading;
  const align = heading.align ?? "start";
  const label = pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box: { ...box, height: labelHeight },
    sizes,
    tone: tones[0],
    align,
  });
  const hint =
    area.hint === undefined || hintHeight === 0
      ? undefined
      : pen.write({
          text: area.hint,
          field: `board.areas.${area.id}.hint`,
          box: { ...box, y: label.bottom + 2, height: hintHeight },
          sizes: [14, 13],
          tone: tones[1],
          align,
        });
  const bottom = hint?.bottom ?? label.bottom;
  const shift = heading.isCentred === true ? round((box.y + box.height - bottom) / 2) : 0;
  return {
    bottom: bottom + shift,
    picture: (
      <g {...(shift === 0 ? {} : { transform: `translate(0 ${shift})` })}>
        {label.picture}
        {hint?.picture}
      </g>
    ),
  };
}

/** One of an area's notes. Tones alternate within the area and from one area to the next. */
export function drawNote(area: BoardArea, index: number, box: Box, pen: Pen, tone = area.index + index): ReactNode {
  const text = area.notes[index] ?? "";
  return pen.note({ text, field: `board.areas.${area.id}.notes.${index}`, box, index: tone });
}

/** An area's notes in a box. */
export function drawNotes(area: BoardArea, box: Box, pen: Pen): ReactNode {
  return arrangeNotes(area.notes.length, box).map((noteBox, index) => drawNote(area, index, noteBox, pen));
}

/** A whole area: label, hint and notes, from top to bottom. */
export function drawArea(area: BoardArea, box: Box, pen: Pen, heading: Heading = {}): ReactNode {
  const head = drawHeading(area, box, pen, heading);
  const y = head.bottom + 10;
  return (
    <g key={area.id}>
      {head.picture}
      {drawNotes(area, { ...box, y, height: box.y + box.height - y }, pen)}
    </g>
  );
}
