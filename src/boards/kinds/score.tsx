import { drawArea } from "../area-block.tsx";
import type { BoardKind } from "../board-kind.ts";
import { type Box, inset, round, splitBox } from "../geometry.ts";
import { ArrowHead, Sheet } from "../shapes.tsx";
import { StickyPaper } from "../sticky-paper.tsx";
import { Tile } from "../tile.tsx";
import { drawTitle, titleHeight } from "../title.tsx";

const best = 10;
/** Room over the squares for the pin and the hop to the last square. */
const hopHeight = 74;

function squares(row: Box, gap: number): Box[] {
  return splitBox(row, best, 1, gap);
}

/** The pin that stands on the score. */
function ScorePin({ on, size }: { on: Box; size: number }) {
  const [x, y] = [on.x + on.width / 2, on.y - size * 0.25];
  const at = (right: number, down: number) => `${round(x + right * size)} ${round(y + down * size)}`;
  return (
    <>
      <path
        className="b-chalk"
        d={`M${at(0, 0)}Q${at(-0.62, -0.7)} ${at(-0.5, -1.1)}Q${at(-0.36, -1.5)} ${at(0.02, -1.48)}Q${at(0.44, -1.46)} ${at(0.52, -1.06)}Q${at(0.58, -0.66)} ${at(0, 0)}Z`}
      />
      <circle className="b-dot" cx={round(x)} cy={round(y - size)} r={round(size * 0.16)} />
    </>
  );
}

/** The gap to a ten: a hop to the last square. */
function HopToTen({ from, to, height }: { from: Box; to: Box; height: number }) {
  const start = { x: from.x + from.width / 2 + height * 0.36, y: from.y - height * 0.62 };
  const end = { x: to.x + to.width / 2, y: to.y - 5 };
  const bend = { x: Math.max((start.x + end.x) / 2, end.x - height), y: start.y - height * 0.62 };
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <>
      <path
        className="b-line"
        strokeDasharray="7 6"
        d={`M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`}
      />
      <ArrowHead at={end} angle={angle} size={round(height * 0.18)} />
    </>
  );
}

/** A scale of ten squares with a pin on the score; under it the good points, and the changes that would make it a ten. */
export const score: BoardKind = {
  name: "score",
  needs: {
    areas: { from: 2, to: 3 },
    notes: { from: 2, to: 3 },
    title: true,
    value: "first",
    valueRange: { from: 1, to: best },
  },
  height: ({ areas }) => titleHeight + hopHeight + 56 + 22 + (areas.some(({ notes }) => notes.length > 2) ? 330 : 262),
  draw(board, pen) {
    const value = board.areas[0]?.value ?? 1;
    const tiles = squares({ x: 6, y: titleHeight + hopHeight, width: pen.width - 12, height: 56 }, 7);
    const [reached, last] = [tiles[value - 1] as Box, tiles[best - 1] as Box];
    const top = reached.y + reached.height + 22;
    const columns = splitBox(
      { x: 3, y: top, width: pen.width - 6, height: pen.height - top - 3 },
      board.areas.length,
      1,
      14,
    );
    return (
      <>
        {drawTitle(board, pen)}
        {tiles.map((box, index) => (
          <Tile
            key={box.x}
            box={box}
            mark={`${index + 1}`}
            seed={index}
            className={index === value - 1 ? "b-chalk" : index < value ? "b-chalk-soft" : "b-shape"}
          />
        ))}
        {value < best && <HopToTen from={reached} to={last} height={hopHeight} />}
        <ScorePin on={reached} size={34} />
        {board.areas.map((area, index) => {
          const sheet = columns[index] as Box;
          return (
            <g key={area.id}>
              <Sheet box={sheet} seed={index} />
              {drawArea(area, inset(sheet, 13), pen)}
            </g>
          );
        })}
      </>
    );
  },
  drawCard({ areas }) {
    const value = areas[0]?.value ?? 1;
    const tiles = squares({ x: 22, y: 70, width: 276, height: 25 }, 3.5);
    const [reached, last] = [tiles[value - 1] as Box, tiles[best - 1] as Box];
    const columns = splitBox({ x: 22, y: 108, width: 276, height: 72 }, areas.length, 1, 10);
    return (
      <>
        {tiles.map((box, index) => (
          <Sheet
            key={box.x}
            box={box}
            seed={index}
            radius={3}
            className={index === value - 1 ? "b-chalk" : index < value ? "b-chalk-soft" : "b-shape"}
          />
        ))}
        {value < best && <HopToTen from={reached} to={last} height={46} />}
        <ScorePin on={reached} size={21} />
        {columns.map((box, index) => (
          <g key={box.x}>
            <Sheet box={box} seed={index} radius={4} />
            <StickyPaper box={{ x: box.x + 12, y: box.y + 13, width: 30, height: 25 }} index={index} />
            <StickyPaper box={{ x: box.x + 47, y: box.y + 30, width: 30, height: 25 }} index={index + 1} />
          </g>
        ))}
      </>
    );
  },
  sayValue: (value) => `${value} / ${best}`,
};
