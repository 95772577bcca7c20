import type { BoardKind } from "../../board-kind.ts";
import { Sun } from "../../figures/speedboat-scene.tsx";
import { weatherIcons } from "../../figures/weather-icons.tsx";
import type { Box } from "../../geometry.ts";
import { Icon } from "../../icon.tsx";
import { drawScene } from "../../scene.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Balloon, FallingSandbag } from "./figures.tsx";

/** The balloon rises between two columns of words. */
const column = { left: 18, right: 430, width: 192 };

/** Under the sun and under the storm; beside the fire and beside the sandbags. */
function placesFor(height: number): Record<string, Box> {
  const { left, right, width } = column;
  const high = { y: 106, width, height: 216 };
  const low = { y: 346, width, height: height - 346 - 64 };
  return {
    sun: { x: left, ...high },
    storm: { x: right, ...high },
    fire: { x: left, ...low },
    sandbags: { x: right, ...low },
  };
}

/** A balloon with its hot air, its sandbags, and fair and foul weather ahead. */
export const balloon: BoardKind = {
  name: "balloon",
  needs: { areas: { ids: ["fire", "sandbags", "sun", "storm"] }, notes: { from: 1, to: 2 } },
  height: () => 636,
  draw(board, pen) {
    const floor = pen.height - 4;
    const hills = `M4 ${floor - 30}Q90 ${floor - 62} 190 ${floor - 34}T380 ${floor - 36}T636 ${floor - 38}`;
    return drawScene(
      board,
      pen,
      placesFor(pen.height),
      <>
        <path className="b-pale" d={`${hills}V${floor}H4Z`} />
        <path className="b-line" d={hills} />
        <Sun x={66} y={56} radius={20} />
        <Icon of={weatherIcons} name="storm" x={430} y={8} size={92} />
        <g transform="translate(317 138) scale(1.08)">
          <Balloon />
        </g>
        <g transform="translate(362 452) scale(1.08)">
          <FallingSandbag />
        </g>
        <path className="b-hair" d="M132 80q9 -11 16 -1q9 -10 16 2M172 56q7 -9 12 -1q7 -8 12 2" />
      </>,
    );
  },
  drawCard() {
    return (
      <>
        <path className="b-line" d="M20 188Q70 172 120 185T220 186T300 182" />
        <Sun x={62} y={48} radius={15} />
        <Icon of={weatherIcons} name="storm" x={228} y={18} size={66} />
        <g transform="translate(160 62) scale(.46)" strokeWidth="5.4">
          <Balloon />
        </g>
        <StickyPaper box={{ x: 34, y: 84, width: 34, height: 28 }} index={1} />
        <StickyPaper box={{ x: 68, y: 122, width: 34, height: 28 }} index={0} />
        <StickyPaper box={{ x: 250, y: 92, width: 34, height: 28 }} index={3} />
        <StickyPaper box={{ x: 212, y: 128, width: 34, height: 28 }} index={2} />
      </>
    );
  },
};
