import { drawNotes } from "../area-block.tsx";
import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Point, round } from "../geometry.ts";
import type { Pen } from "../pen.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

interface Ring {
  /** Its lowest point: the circles almost touch there, so that each has room for words above the next. */
  foot: Point;
  radius: number;
  /** How deep below its top its notes may reach. */
  depth: number;
}

const lift = 4;
const rims = ["b-chalk", "b-chalk-soft", "b-shape"] as const;

/** Inner to outer. */
function ringsOf(radii: readonly number[], foot: Point): Ring[] {
  return radii.map((radius, index) => {
    const inner = radii[index - 1];
    return {
      foot: { x: foot.x, y: foot.y - (radii.length - 1 - index) * lift },
      radius,
      depth: inner === undefined ? 2 * radius - 32 : 2 * (radius - inner) - lift - 6,
    };
  });
}

function widthAt({ radius }: Ring, depth: number): number {
  return 2 * Math.sqrt(2 * radius * depth - depth * depth);
}

function drawRing({ foot, radius }: Ring, index: number, rim: number) {
  const y = round(foot.y - radius);
  return (
    <g key={radius}>
      <circle className={rims[index] ?? "b-shape"} cx={foot.x} cy={y} r={radius} />
      {rim > 0 && index < 2 && (
        <circle className={index === 1 ? "b-pale" : "b-card"} cx={foot.x} cy={y} r={radius - rim} />
      )}
    </g>
  );
}

function drawWords(area: BoardArea, ring: Ring, pen: Pen) {
  const top = ring.foot.y - 2 * ring.radius;
  const lines = (key: "label" | "hint", text: string, depth: number, height: number, sizes: readonly number[]) => {
    const width = widthAt(ring, depth + 6) - 26;
    return pen.write({
      text,
      field: `board.areas.${area.id}.${key}`,
      box: { x: ring.foot.x - width / 2, y: top + depth, width, height },
      sizes,
      tone: key === "label" ? "title" : "quiet",
      align: "middle",
    });
  };
  const start = 0.045 * ring.radius + 13;
  const label = lines("label", area.label, start, 44, [20, 19, 18, 17, 16, 15, 14, 13]);
  const hint = area.hint === undefined ? label : lines("hint", area.hint, label.bottom - top + 2, 34, [14, 13]);
  const y = hint.bottom + 8;
  // In the innermost circle notes stand one under another, in the others side by side.
  const width = area.index === 0 ? 160 : Math.min(area.notes.length * 160, widthAt(ring, y - top) - 16);
  const height = top + ring.depth - y;
  return (
    <g key={area.id}>
      {label.picture}
      {hint !== label && hint.picture}
      {drawNotes(area, { x: ring.foot.x - width / 2, y, width, height }, pen)}
    </g>
  );
}

/** Circles in each other, the closest things in the innermost one. */
export const circles: BoardKind = {
  name: "circles",
  needs: { areas: { from: 3, to: 3 }, notes: { from: 1, to: 2 } },
  height: () => 640,
  draw(board, pen) {
    const rings = ringsOf([136, 225, 317], { x: pen.width / 2, y: (pen.height + 634) / 2 });
    return (
      <>
        {rings.map((ring, index) => drawRing(ring, index, 9)).reverse()}
        {board.areas.map((area, index) => drawWords(area, rings[index] as Ring, pen))}
      </>
    );
  },
  drawCard() {
    const rings = ringsOf([40, 66, 93], { x: 160, y: 193 });
    const note = { width: 30, height: 24 };
    return (
      <>
        {rings.map((ring, index) => drawRing(ring, index, 0)).reverse()}
        <StickyPaper box={{ x: 126, y: 22, ...note }} index={0} />
        <StickyPaper box={{ x: 164, y: 25, ...note }} index={1} />
        <StickyPaper box={{ x: 145, y: 73, ...note }} index={2} />
        <StickyPaper box={{ x: 145, y: 139, ...note }} index={1} />
      </>
    );
  },
};
