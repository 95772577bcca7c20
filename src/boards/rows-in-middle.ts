import { type Box, splitBox } from "./geometry.ts";

/** Places in rows of at most three, four in two rows of two; a row that is not full stands in the middle. */
export function rowsInMiddle(count: number, field: Box, gap: number): Box[] {
  const rows = Math.ceil(count / 3);
  const columns = Math.min(3, Math.ceil(count / rows));
  // Two in a row are wider than three, but not as wide as the field.
  const width = ((field.width - 2 * gap) / 3) * (columns === 2 ? 1.22 : 1);
  const inRow = columns * (width + gap) - gap;
  const missing = rows * columns - count;
  const places = splitBox({ ...field, x: field.x + (field.width - inRow) / 2, width: inRow }, columns, rows, gap);
  return places
    .slice(0, count)
    .map((place, index) =>
      index < (rows - 1) * columns ? place : { ...place, x: place.x + (missing * (width + gap)) / 2 },
    );
}
