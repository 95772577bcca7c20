import { drawArea } from "../../area-block.tsx";
import { headHeight, notesHeight } from "../../area-height.ts";
import { type Board, type BoardKind, boardWidth } from "../../board-kind.ts";
import { Flag } from "../../figures/flag.tsx";
import { Person } from "../../figures/person.tsx";
import { type Box, type Point, round, splitBox } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Tile } from "../../tile.tsx";
import { Hillside, HopsBack } from "./figures.tsx";

const stopCount = 4;
const sceneHeight = 268;
const gap = 12;
const margin = 3;

/** From today to the future: the further away the higher. */
function stopsOn(columns: readonly Box[], lowest: number, rise: number): Point[] {
  return columns.map(({ x, width }, index) => ({ x: round(x + width / 2), y: round(lowest - index * rise) }));
}

function wordsHeight({ areas }: Board): number {
  const width = (boardWidth - 2 * margin - (stopCount + 1) * gap) / stopCount;
  // The hint may take a line more than elsewhere, as columns are narrow.
  return Math.max(...areas.map((area) => headHeight(area, width) + 16 + notesHeight(area.notes.length, width)));
}

/** Stops on the way back from a far flag to today: the first is the future, at the right. */
export const backcast: BoardKind = {
  name: "backcast",
  needs: { areas: { from: stopCount, to: stopCount }, notes: { from: 1, to: 2 } },
  height: (board) => sceneHeight + wordsHeight(board) + 2 * gap + 6,
  draw(board, pen) {
    const frame = { x: margin, y: margin, width: pen.width - 2 * margin, height: pen.height - 2 * margin };
    const field = {
      x: frame.x + gap,
      y: sceneHeight,
      width: frame.width - 2 * gap,
      height: pen.height - sceneHeight - gap - margin,
    };
    const columns = splitBox(field, stopCount, 1, gap);
    const stops = stopsOn(columns, sceneHeight - 40, 38);
    const [today, , , future] = stops as [Point, Point, Point, Point];
    return (
      <>
        <Sheet box={frame} radius={8} />
        <Hillside stops={stops} left={frame.x + 1} right={frame.x + frame.width - 1} floor={sceneHeight - 12} />
        <g transform={`translate(${future.x + 9} ${future.y})`}>
          <Flag />
        </g>
        <Person feet={{ x: today.x - 36, y: today.y + 2 }} height={74} className="b-chalk" />
        <HopsBack stops={stops} lift={42} thickness={3.4} head={13} />
        <path
          className="b-hair"
          strokeDasharray="5 6"
          d={columns
            .slice(1)
            .map(({ x }) => `M${round(x - gap / 2)} ${sceneHeight + 4}V${round(frame.y + frame.height - gap)}`)
            .join("")}
        />
        <Sheet box={frame} radius={8} className="b-line" />
        {board.areas.map((area, index) => {
          const place = stopCount - 1 - index;
          const { x, y } = stops[place] as Point;
          return (
            <g key={area.id}>
              <Tile
                box={{ x: x - 16, y: y - 10, width: 32, height: 32 }}
                mark={`${index + 1}`}
                seed={index}
                size={20}
              />
              {drawArea(area, columns[place] ?? field, pen, {
                sizes: [20, 19, 18, 17, 16, 15, 14, 13],
                hintHeight: 50,
              })}
            </g>
          );
        })}
      </>
    );
  },
  drawCard() {
    const columns = splitBox({ x: 26, y: 0, width: 268, height: 0 }, stopCount, 1, 0);
    const stops = stopsOn(columns, 138, 17);
    const [today, , , future] = stops as [Point, Point, Point, Point];
    return (
      <>
        <Hillside stops={stops} left={26} right={298} floor={152} />
        <g transform={`translate(${future.x + 5} ${future.y}) scale(.68)`} strokeWidth="4.1">
          <Flag />
        </g>
        <Person feet={{ x: today.x - 18, y: today.y + 2 }} height={44} className="b-chalk" />
        <HopsBack stops={stops} lift={24} thickness={3.4} head={9} />
        {stops.map(({ x, y }, index) => (
          <Sheet key={x} box={{ x: x - 7, y: y - 4, width: 14, height: 14 }} seed={index} radius={2} />
        ))}
        {columns.map(({ x, width }, index) => (
          <StickyPaper key={x} box={{ x: x + width / 2 - 17, y: 161, width: 34, height: 26 }} index={index} />
        ))}
      </>
    );
  },
};
