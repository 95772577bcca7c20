import { drawArea } from "../area-block.tsx";
import { areaHeight } from "../area-height.ts";
import { type Board, type BoardKind, boardWidth } from "../board-kind.ts";
import { type Box, inset, round } from "../geometry.ts";
import { Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const margin = 3;
const padding = 12;
/** How much of its upper side a layer shows, as if seen a little from above. */
const ledge = 13;
/** How much narrower than the layer its upper side ends at the back. */
const narrowing = 12;
const topWidth = 336;

function widthOf(index: number, count: number): number {
  return topWidth + ((boardWidth - 2 * margin - topWidth) * index) / (count - 1);
}

function heightsOf({ areas }: Board): number[] {
  return areas.map((area, index) => {
    const width = widthOf(index, areas.length) - 2 * padding;
    return areaHeight([area], width) + 2 * padding;
  });
}

/** Layers on top of each other in the middle of a field. */
function stack(field: Box, heights: readonly number[], widths: readonly number[], step: number): Box[] {
  let y = field.y;
  return heights.map((height, index) => {
    const width = widths[index] ?? field.width;
    y += step + height;
    return { x: field.x + (field.width - width) / 2, y: y - height, width, height };
  });
}

/** A layer's front with its upper side behind it. */
function Slab({ box, seed, step, radius }: { box: Box; seed: number; step: number; radius?: number }) {
  const right = box.x + box.width;
  const back = { left: round(box.x + narrowing), right: round(right - narrowing), y: round(box.y - step) };
  return (
    <>
      <path
        className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"}
        d={`M${round(box.x + 2)} ${round(box.y + 3)}L${back.left} ${back.y}H${back.right}L${round(right - 2)} ${round(box.y + 3)}Z`}
      />
      <Sheet box={box} seed={seed} {...(radius === undefined ? {} : { radius })} />
    </>
  );
}

/** A stepped pyramid: each layer is wider than the one above. */
export const layers: BoardKind = {
  name: "layers",
  needs: { areas: { from: 3, to: 5 }, notes: { from: 1, to: 3 } },
  height: (board) => 2 * margin + heightsOf(board).reduce((sum, height) => sum + height + ledge, 0),
  draw(board, pen) {
    const heights = heightsOf(board);
    const field = { x: margin, y: margin, width: pen.width - 2 * margin, height: pen.height - 2 * margin };
    const widths = heights.map((_, index) => widthOf(index, heights.length));
    const boxes = stack(field, heights, widths, ledge);
    return board.areas.map((area, index) => {
      const box = boxes[index] ?? field;
      return (
        <g key={area.id}>
          <Slab box={box} seed={index} step={ledge} />
          {drawArea(area, inset(box, padding), pen)}
        </g>
      );
    });
  },
  drawCard({ areas }) {
    const field = { x: 36, y: 22, width: 248, height: 156 };
    const step = 8;
    const height = field.height / areas.length - step;
    const widths = areas.map((_, index) => 96 + (152 * index) / (areas.length - 1));
    const boxes = stack(
      field,
      areas.map(() => height),
      widths,
      step,
    );
    return boxes.map((box, index) => {
      const notes = Math.min(index + 1, 3);
      const note = { width: 27, height: Math.min(24, height - 8) };
      return (
        <g key={box.y}>
          <Slab box={box} seed={index} step={step} radius={3} />
          {Array.from({ length: notes }, (_, place) => {
            const x = box.x + box.width / 2 + (place - notes / 2) * 44 + 8;
            return (
              <StickyPaper key={x} box={{ x, y: box.y + (height - note.height) / 2, ...note }} index={index + place} />
            );
          })}
        </g>
      );
    });
  },
};
