import { drawNote } from "../../area-block.tsx";
import type { BoardArea } from "../../board-kind.ts";
import type { Box } from "../../geometry.ts";
import type { Pen } from "../../pen.tsx";
import { RatingStars } from "./figures.tsx";

const starHeight = 44;

/** The name of an area, small, and the film's answer, large; without an answer the name takes its place. */
export function writeCredit(area: BoardArea, box: Box, pen: Pen, sizes: readonly number[]) {
  const [answer] = area.notes;
  const field = `board.areas.${area.id}`;
  if (answer === undefined) {
    return pen.write({
      text: area.label,
      field: `${field}.label`,
      box,
      sizes,
      tone: "on-note-title",
      align: "middle",
      place: "middle",
    }).picture;
  }
  const label = pen.write({
    text: area.label,
    field: `${field}.label`,
    box: { ...box, height: 34 },
    sizes: [15, 14, 13],
    tone: "on-note",
    align: "middle",
  });
  const rest = { ...box, y: label.bottom, height: box.y + box.height - label.bottom };
  return (
    <>
      {label.picture}
      {
        pen.write({
          text: answer,
          field: `${field}.notes.0`,
          box: rest,
          sizes,
          tone: "on-note-title",
          align: "middle",
          place: "middle",
        }).picture
      }
    </>
  );
}

function writeLabel(area: BoardArea, box: Box, pen: Pen) {
  return pen.write({
    text: area.label,
    field: `board.areas.${area.id}.label`,
    box,
    sizes: [19, 18, 17, 16, 15, 14, 13],
    tone: "title",
  });
}

/** A part of the review: its name, and the critic's words on a wide note. */
export function drawPart(area: BoardArea, box: Box, pen: Pen) {
  const label = writeLabel(area, { ...box, height: 42 }, pen);
  const y = label.bottom + 6;
  const note = { ...box, y, width: Math.min(box.width, 250), height: Math.min(66, box.y + box.height - y) };
  return (
    <g key={area.id}>
      {label.picture}
      {area.notes.length > 0 && drawNote(area, 0, note, pen)}
    </g>
  );
}

/** The stars between their label and the note about them. */
export function drawRating(area: BoardArea, box: Box, pen: Pen) {
  const label = writeLabel(area, { ...box, height: 42 }, pen);
  const stars = { ...box, y: label.bottom + 6, width: 230, height: starHeight };
  const [text = ""] = area.notes;
  const note = pen.write({
    text,
    field: "board.areas.stars.notes.0",
    box: { ...box, y: stars.y + starHeight + 4, height: 40 },
    sizes: [17, 16, 15, 14, 13],
    tone: "text",
  });
  return {
    bottom: note.bottom,
    picture: (
      <>
        {label.picture}
        <RatingStars box={stars} value={area.value ?? 0} />
        {note.picture}
      </>
    ),
  };
}
