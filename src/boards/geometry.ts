export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Coordinates with one decimal: a drawing stands in every page, so its numbers are kept short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Cuts a box into columns and rows with a gap between them, in reading order. */
export function splitBox(box: Box, columns: number, rows: number, gap: number): Box[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (width + gap),
    y: box.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

/** A number that follows from ids, to make drawings of one kind differ from each other, always in the same way. */
export function seedOf(ids: readonly string[]): number {
  return [...ids.join()].reduce((sum, letter, index) => (sum + letter.charCodeAt(0) * (index + 1)) % 997, 0);
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The path of a closed shape with rounded corners. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const start = towards(point, before, radius);
    const end = towards(point, after, radius);
    return `${round(start.x)} ${round(start.y)}Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${parts.join("L")}Z`;
}

/** How far each corner of a box drawn by hand misses its place. A table, because a drawing must come out the same each time. */
const cornerMisses = [0.9, -0.7, -1, 0.6, 1.1, -0.4, 0.5, -1.1, -0.8, 1] as const;

/** A box whose corners are not quite square, as if drawn by hand. */
export function sketchBox(box: Box, seed: number, radius = 6): string {
  const miss = (index: number) => cornerMisses[(seed * 3 + index) % cornerMisses.length] ?? 0;
  const corner = (x: number, y: number, index: number) => ({ x: x + miss(index), y: y + miss(index + 4) });
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return roundedPolygon(
    [corner(box.x, box.y, 0), corner(right, box.y, 1), corner(right, bottom, 2), corner(box.x, bottom, 3)],
    radius,
  );
}
