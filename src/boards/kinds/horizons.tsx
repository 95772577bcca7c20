import { drawArea } from "../area-block.tsx";
import { areaHeight } from "../area-height.ts";
import { type BoardKind, boardWidth } from "../board-kind.ts";
import { ChartAxes, writeAxisName } from "../chart-axes.tsx";
import { type Box, round, splitBox } from "../geometry.ts";
import { Tile } from "../tile.tsx";

const plotHeight = 236;
const plotTop = 34;
const axisRoom = 40;
const gap = 22;

/**
 * The curves, far to near, in a plot that is 1 wide and 1 high: each starts later, rises higher and hides the one behind it
 * for a while. Six numbers a step, as in a path's cubic curve.
 */
const curves = [
  { start: 0.03, steps: [0.42, 0.03, 0.56, 0.2, 0.72, 0.62, 0.8, 0.84, 0.88, 0.94, 0.97, 0.97], mark: [0.86, 0.76] },
  { start: 0.1, steps: [0.26, 0.12, 0.36, 0.66, 0.6, 0.66, 0.74, 0.66, 0.84, 0.56, 0.97, 0.5], mark: [0.56, 0.52] },
  { start: 0.3, steps: [0.08, 0.44, 0.18, 0.48, 0.3, 0.46, 0.5, 0.42, 0.66, 0.24, 0.97, 0.17], mark: [0.2, 0.28] },
] as const;
const tones = ["b-shape", "b-chalk-soft", "b-chalk"] as const;

function Curves({ plot }: { plot: Box }) {
  const x = (share: number) => round(plot.x + share * plot.width);
  const y = (share: number) => round(plot.y + plot.height * (1 - share));
  const paths = curves.map(({ start, steps }) => {
    const points = steps.map((value, place) => (place % 2 === 0 ? x(value) : y(value))).join(" ");
    return `M${x(0)} ${y(start)}C${points}`;
  });
  return (
    <>
      {paths.map((path, index) => (
        <path key={path} className={tones[index]} d={`${path}V${y(0)}H${x(0)}Z`} />
      ))}
      {/* Where a curve runs behind another. */}
      <path className="b-line" strokeWidth="1.6" strokeDasharray="1 7" d={paths.slice(0, 2).join("")} />
    </>
  );
}

/** The number of a horizon, on its curve or over its column. */
function Mark({ index, x, y, size = 32 }: { index: number; x: number; y: number; size?: number }) {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return <Tile box={box} mark={`${index + 1}`} seed={index} className={tones[2 - index] ?? "b-shape"} size={20} />;
}

function columnsIn(width: number, top: number, height: number): Box[] {
  return splitBox({ x: 6, y: top, width: width - 12, height }, 3, 1, gap);
}

/** Three curves over time, each rising where the one before it falls off; their notes stand in columns under them. */
export const horizons: BoardKind = {
  name: "horizons",
  needs: { areas: { from: 3, to: 3 }, notes: { from: 1, to: 2 }, labels: ["x", "y"] },
  height(board) {
    const [column] = columnsIn(boardWidth, 0, 0);
    return plotTop + plotHeight + axisRoom + 48 + areaHeight(board.areas, column?.width ?? 0, false);
  },
  draw(board, pen) {
    const plot = { x: 8, y: plotTop, width: pen.width - 14, height: plotHeight };
    const top = plotTop + plotHeight + axisRoom;
    const columns = columnsIn(pen.width, top, pen.height - top);
    const rules = columns.slice(1).map(({ x }) => `M${round(x - gap / 2)} ${top + 4}V${pen.height - 8}`);
    return (
      <>
        {writeAxisName("y", board, { x: 8, y: 2, width: 300, height: 24 }, pen)}
        <Curves plot={plot} />
        <ChartAxes corner={{ x: plot.x, y: top - axisRoom }} reach={[plot.width, plot.height]} head={11} />
        {writeAxisName("x", board, { x: 332, y: plotTop + plotHeight + 6, width: 300, height: 24 }, pen)}
        {curves.map(({ mark: [x, y] }, index) => (
          <Mark key={y} index={2 - index} x={plot.x + x * plot.width} y={plot.y + (1 - y) * plot.height} />
        ))}
        <path className="b-hair" strokeDasharray="6 7" d={rules.join("")} />
        {board.areas.map((area, index) => {
          const column = columns[index] ?? plot;
          return (
            <g key={area.id}>
              <Mark index={index} x={column.x + 17} y={top + 20} />
              {drawArea(area, { ...column, y: top + 44, height: column.height - 48 }, pen, {
                sizes: [19, 18, 17, 16, 15, 14, 13],
                hintHeight: 0,
              })}
            </g>
          );
        })}
      </>
    );
  },
  drawCard() {
    const plot = { x: 40, y: 24, width: 246, height: 148 };
    return (
      <>
        <Curves plot={{ ...plot, width: 240 }} />
        <ChartAxes corner={{ x: plot.x, y: plot.y + plot.height }} reach={[plot.width, plot.height]} head={9} />
      </>
    );
  },
};
