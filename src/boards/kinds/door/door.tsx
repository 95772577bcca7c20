import { drawArea } from "../../area-block.tsx";
import { areaHeight } from "../../area-height.ts";
import { type Board, type BoardKind, boardWidth } from "../../board-kind.ts";
import { type Box, inset, splitBox } from "../../geometry.ts";
import { StickyPaper } from "../../sticky-paper.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { Coat, Door, Handle, Knob, Panel } from "./figures.tsx";

const frame = 14;
const bevel = 9;
const padding = 11;
/** Between the panels, and around them. */
const rail = 18;
const leastHeight = 450;

interface Layout {
  leaves: Box[];
  panels: Box[];
}

/** Two areas are the two leaves of a door; three or four are the panels of one. */
function layOut(count: number, door: Box, frameWidth: number, railWidth: number): Layout {
  const opening = { ...inset(door, frameWidth), height: door.height - frameWidth };
  if (count === 2) {
    const leaves = splitBox(opening, 2, 1, 0);
    return { leaves, panels: leaves.map((leaf) => inset(leaf, railWidth)) };
  }
  // A knob needs a wider stile.
  const field = inset(opening, railWidth);
  return {
    leaves: [opening],
    panels: splitBox({ ...field, width: field.width - railWidth }, 1, count, railWidth * 0.8),
  };
}

function doorBox(count: number, height: number): Box {
  const width = count === 2 ? 600 : 520;
  return { x: (boardWidth - width) / 2, y: titleHeight, width, height: height - titleHeight - 4 };
}

function heightOf({ areas }: Board): number {
  const count = areas.length;
  const [panel] = layOut(count, doorBox(count, 1000), frame, rail).panels;
  const width = (panel?.width ?? 0) - 2 * (bevel + padding);
  const panelHeight = areaHeight(areas, width) + 2 * (bevel + padding) + 2;
  const rows = count === 2 ? 1 : count;
  return titleHeight + 4 + Math.max(leastHeight, rows * panelHeight + (rows - 1) * rail * 0.8 + 2 * rail + frame);
}

/** A door on which everybody leaves notes on the way out. */
export const door: BoardKind = {
  name: "door",
  needs: { areas: { from: 2, to: 4 }, notes: { from: 1, to: 3 }, title: true },
  height: heightOf,
  draw(board, pen) {
    const count = board.areas.length;
    const box = doorBox(count, pen.height);
    const { leaves, panels } = layOut(count, box, frame, rail);
    const middle = Math.round(box.y + box.height * 0.54);
    return (
      <>
        {drawTitle(board, pen)}
        <Door box={box} leaves={leaves} rim={16} />
        {panels.map((panel, index) => (
          <Panel key={panel.y + panel.x} box={panel} seed={index} bevel={bevel} />
        ))}
        {count === 2 ? (
          leaves.map((leaf, index) => (
            <Handle
              key={leaf.x}
              x={index === 0 ? leaf.x + leaf.width - 17 : leaf.x + 17}
              y={middle}
              isPlate={board.areas[index]?.id === "push"}
            />
          ))
        ) : (
          <>
            <Knob x={box.x + box.width - frame - 20} y={middle} />
            <g transform="translate(33 250) scale(.86)" strokeWidth="2.6">
              <Coat />
            </g>
          </>
        )}
        {board.areas.map((area, index) =>
          drawArea(area, inset(panels[index] ?? box, bevel + padding), pen, { hintHeight: 50 }),
        )}
      </>
    );
  },
  drawCard({ areas }) {
    const count = areas.length;
    const isDouble = count === 2;
    const box = isDouble ? { x: 78, y: 10, width: 164, height: 178 } : { x: 100, y: 10, width: 120, height: 178 };
    const { leaves, panels } = layOut(count, box, 8, 11);
    const note = isDouble ? { width: 27, height: 22 } : { width: 18, height: 15 };
    return (
      <>
        <Door box={box} leaves={leaves} rim={30} />
        {panels.map((panel, index) => (
          <g key={panel.y + panel.x}>
            <Panel box={panel} seed={index} bevel={3} />
            {[0, 1, 2].slice(index % 2).map((place) => {
              const across = isDouble ? (place % 2) * 9 + 8 : place * 22 + 5;
              const down = isDouble ? 14 + place * 34 : (panel.height - note.height) / 2;
              const at = { x: panel.x + across, y: panel.y + down };
              return <StickyPaper key={place} box={{ ...at, ...note }} index={index + place} />;
            })}
          </g>
        ))}
        {isDouble ? (
          leaves.map((leaf, index) => (
            <g
              key={leaf.x}
              transform={`translate(${index === 0 ? leaf.x + leaf.width - 7 : leaf.x + 7} 104) scale(.4)`}
              strokeWidth="5"
            >
              <Handle x={0} y={0} isPlate={areas[index]?.id === "push"} />
            </g>
          ))
        ) : (
          <circle className="b-chalk" cx="201" cy="104" r="5" />
        )}
      </>
    );
  },
};
