import type { BoardKind } from "../board-kind.ts";
import { Anchor, Boat, Gulls, Island, Rocks, Sun, Wind, waves } from "../figures/speedboat-scene.tsx";
import type { Box } from "../geometry.ts";
import { drawScene } from "../scene.tsx";
import { StickyPaper } from "../sticky-paper.tsx";

const surface = 352;

/** The places of the areas' words; the scene leaves them free. */
function placesFor(height: number): Record<string, Box> {
  const low = { y: surface + 50, height: height - surface - 66 };
  return {
    wind: { x: 20, y: 16, width: 292, height: 150 },
    island: { x: 330, y: 16, width: 292, height: 150 },
    anchor: { x: 20, ...low, width: 250 },
    rocks: { x: 366, ...low, width: 256 },
  };
}

/** A boat with its wind, its island, its anchor and the rocks ahead. */
export const speedboat: BoardKind = {
  name: "speedboat",
  needs: { areas: { ids: ["wind", "island", "anchor", "rocks"] }, notes: { from: 1, to: 2 } },
  height: () => 564,
  draw(board, pen) {
    const floor = pen.height - 3;
    return drawScene(
      board,
      pen,
      placesFor(pen.height),
      <>
        <Sun x={446} y={238} radius={27} />
        <path
          className="b-pale"
          d={`M4 ${surface}H636V${floor - 8}Q636 ${floor - 1} 629 ${floor - 1}H11Q4 ${floor - 1} 4 ${floor - 8}Z`}
        />
        <g transform="translate(16 194)">
          <Wind />
        </g>
        <g transform="translate(548 190)">
          <Gulls />
        </g>
        <g transform={`translate(480 ${surface})`}>
          <Island />
        </g>
        <path className="b-line" d={`${waves(4, surface, 22.6, 28)}`} />
        <path className="b-line" d={`M304 ${surface + 12}Q336 ${surface + 50} 318 ${surface + 96}`} />
        <g transform={`translate(318 ${surface + 94})`}>
          <Anchor />
        </g>
        <g transform={`translate(242 ${surface - 8}) rotate(-2)`}>
          <Boat />
        </g>
        <g transform={`translate(378 ${surface})`}>
          <Rocks />
        </g>
        <path
          className="b-hair"
          d={`${waves(40, surface + 26, 24, 3)}${waves(190, surface + 34, 24, 2)}${waves(540, surface + 24, 24, 3)}`}
        />
      </>,
    );
  },
  drawCard() {
    return (
      <>
        <Sun x={258} y={52} radius={17} />
        <path className="b-line" d={waves(24, 130, 22.6, 12)} />
        <path className="b-line" d="M172 136Q180 148 174 158" />
        <g transform="translate(174 154) scale(.4)" strokeWidth="5.5">
          <path className="b-line" d="M0 0V66M-16 20H16M-32 44Q-28 66 0 68Q28 66 32 44" />
        </g>
        <g transform="translate(148 126) scale(.58)" strokeWidth="3.8">
          <Boat />
        </g>
        <g transform="translate(228 130) scale(.5)" strokeWidth="4.4">
          <Rocks />
        </g>
        <StickyPaper box={{ x: 42, y: 46, width: 34, height: 28 }} index={1} />
        <StickyPaper box={{ x: 58, y: 152, width: 34, height: 28 }} index={0} />
        <StickyPaper box={{ x: 216, y: 158, width: 34, height: 28 }} index={3} />
      </>
    );
  },
};
