import { drawArea } from "../area-block.tsx";
import { areaHeight } from "../area-height.ts";
import { type Board, type BoardArea, type BoardKind, boardWidth } from "../board-kind.ts";
import { type Box, inset, round } from "../geometry.ts";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const sides = ["top", "right", "bottom", "left", "centre"] as const;
type Side = (typeof sides)[number];

const margin = 3;
const padding = 14;
const sideWidth = 177;

interface Layout {
  outer: Box;
  inner: Box;
  words: Record<Side, Box>;
}

function layOut(outer: Box, across: number, down: number): Layout {
  const inner = {
    x: outer.x + across,
    y: outer.y + down,
    width: outer.width - 2 * across,
    height: outer.height - 2 * down,
  };
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  // Here the frame is wider than the sheet already: words come closer to its mitres.
  const lying = { x: inner.x - 9, width: inner.width + 18, height: down };
  const standing = { y: inner.y, width: across, height: inner.height };
  return {
    outer,
    inner,
    words: {
      top: inset({ ...lying, y: outer.y }, padding),
      right: inset({ ...standing, x: right }, padding),
      bottom: inset({ ...lying, y: bottom }, padding),
      left: inset({ ...standing, x: outer.x }, padding),
      centre: inset(inner, padding + 4),
    },
  };
}

function heightIn(width: number, areas: readonly BoardArea[]): number {
  return areaHeight(areas, width - 2 * padding) + 2 * padding;
}

function heightsOf({ areas }: Board, width: number): { down: number; middle: number } {
  const of = (...names: Side[]) => areas.filter(({ id }) => names.some((name) => name === id));
  const innerWidth = width - 2 * margin - 2 * sideWidth;
  return {
    down: heightIn(innerWidth, of("top", "bottom")),
    middle: Math.max(heightIn(sideWidth, of("left", "right")), heightIn(innerWidth - 8, of("centre"))),
  };
}

/** A picture frame whose corners are mitred, around a sheet. */
function Frame({ outer, inner, seed }: Omit<Layout, "words"> & { seed: number }) {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height].map(round);
  return (
    <>
      <Sheet box={outer} seed={seed} radius={8} />
      <path
        className="b-pale"
        d={`M${outer.x + 4} ${outer.y + 4}L${inner.x} ${inner.y}V${innerBottom}L${outer.x + 4} ${round(bottom - 4)}ZM${right - 4} ${outer.y + 4}L${innerRight} ${inner.y}V${innerBottom}L${right - 4} ${round(bottom - 4)}Z`}
      />
      <Sheet box={outer} seed={seed} radius={8} className="b-line" />
      <path
        className="b-line"
        d={`M${outer.x + 2} ${outer.y + 2}L${inner.x} ${inner.y}M${right - 2} ${outer.y + 2}L${innerRight} ${inner.y}M${outer.x + 2} ${round(bottom - 2)}L${inner.x} ${innerBottom}M${right - 2} ${round(bottom - 2)}L${innerRight} ${innerBottom}`}
      />
    </>
  );
}

/** A square with a question on each of its sides, and one in the middle. */
export const frame: BoardKind = {
  name: "frame",
  needs: { areas: { ids: sides }, notes: { from: 1, to: 2 } },
  height(board) {
    const { down, middle } = heightsOf(board, boardWidth);
    return Math.max(600, 2 * down + middle + 2 * margin);
  },
  draw(board, pen) {
    const outer = inset({ x: 0, y: 0, width: pen.width, height: pen.height }, margin);
    const { words, ...shape } = layOut(outer, sideWidth, heightsOf(board, pen.width).down);
    return (
      <>
        <Frame {...shape} seed={0} />
        <Sheet box={inset(shape.inner, -5)} seed={1} radius={4} className="b-chalk" />
        <Sheet box={inset(shape.inner, 4)} seed={2} radius={3} />
        {board.areas.map((area) =>
          drawArea(area, words[area.id as Side], pen, { sizes: [20, 19, 18, 17, 16, 15, 14, 13], hintHeight: 50 }),
        )}
      </>
    );
  },
  drawCard() {
    const { outer, inner } = layOut({ x: 70, y: 10, width: 180, height: 180 }, 50, 50);
    const note = { width: 31, height: 25 };
    const spots = [
      { x: 125, y: 22 },
      { x: 164, y: 24 },
      { x: 209, y: 88 },
      { x: 144, y: 154 },
      { x: 81, y: 72 },
      { x: 82, y: 104 },
    ];
    return (
      <>
        <Frame outer={outer} inner={inner} seed={0} />
        <Sheet box={inner} seed={1} radius={4} className="b-chalk" />
        {spots.map((spot, index) => (
          <StickyPaper key={`${spot.x}`} box={{ ...spot, ...note }} index={index} />
        ))}
        <StickyPaper box={{ x: 142, y: 85, width: 36, height: 30 }} index={1} />
      </>
    );
  },
};
