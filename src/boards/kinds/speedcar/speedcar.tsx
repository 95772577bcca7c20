import type { BoardKind } from "../../board-kind.ts";
import type { Box } from "../../geometry.ts";
import { drawScene } from "../../scene.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Car, FinishFlag, Parachute, WarningSign } from "./figures.tsx";

/** The height of the road. */
const road = 344;

/** The places of the areas' words: in the sky, in the ground and in the gap behind the cliff. */
function placesFor(height: number): Record<string, Box> {
  return {
    parachute: { x: 20, y: 16, width: 290, height: 166 },
    road: { x: 330, y: 16, width: 292, height: 166 },
    engine: { x: 20, y: road + 32, width: 306, height: height - road - 54 },
    cliff: { x: 380, y: road + 78, width: 230, height: height - road - 96 },
  };
}

function groundOf(floor: number) {
  return {
    near: `M4 ${road}H456L446 ${road + 20}L412 ${road + 36}L380 ${road + 62}L366 ${road + 100}L358 ${road + 160}L350 ${floor}`,
    far: `M566 ${road}H636M566 ${road}L576 ${road + 24}L606 ${road + 44}L622 ${road + 70}L625 ${road + 130}L631 ${floor}`,
  };
}

/** A racing car with its engine, its parachute, its finish and the cliff before it. */
export const speedcar: BoardKind = {
  name: "speedcar",
  needs: { areas: { ids: ["engine", "parachute", "road", "cliff"] }, notes: { from: 1, to: 2 } },
  height: () => 604,
  draw(board, pen) {
    const floor = pen.height - 4;
    const { near, far } = groundOf(floor);
    return drawScene(
      board,
      pen,
      placesFor(pen.height),
      <>
        <path
          className="b-pale"
          d={`${near}H4ZM566 ${road}H636V${floor}H631L625 ${road + 130}L622 ${road + 70}L606 ${road + 44}L576 ${road + 24}Z`}
        />
        <path className="b-line" d={near + far} />
        <path
          className="b-hair"
          d={`M60 ${road + 15}h44M150 ${road + 15}h44M240 ${road + 15}h44M330 ${road + 15}h44M588 ${road + 15}h30`}
        />
        <path className="b-hair" d={`M434 ${road + 40}l-10 24M412 ${road + 56}l-5 12M592 ${road + 52}l10 30`} />
        <g transform={`translate(184 ${road - 37}) rotate(13) scale(.86)`} strokeWidth="2.5">
          <Parachute />
        </g>
        <g transform={`translate(302 ${road})`}>
          <Car />
        </g>
        <g transform={`translate(440 ${road})`}>
          <WarningSign />
        </g>
        <g transform={`translate(612 ${road})`}>
          <FinishFlag />
        </g>
      </>,
    );
  },
  drawCard() {
    return (
      <>
        <path className="b-line" d="M18 134H222L216 146L202 158L196 184M258 134H302M258 134L264 146L276 158L280 184" />
        <path className="b-hair" d="M32 144h22M72 144h22M112 144h22M152 144h22" />
        <g transform="translate(88 111) rotate(13) scale(.52)" strokeWidth="5">
          <Parachute />
        </g>
        <g transform="translate(160 134) scale(.6)" strokeWidth="4.4">
          <Car />
        </g>
        <g transform="translate(280 134) scale(.6)" strokeWidth="4.4">
          <FinishFlag />
        </g>
        <StickyPaper box={{ x: 44, y: 26, width: 34, height: 28 }} index={1} />
        <StickyPaper box={{ x: 206, y: 40, width: 34, height: 28 }} index={2} />
        <StickyPaper box={{ x: 96, y: 158, width: 34, height: 28 }} index={0} />
        <StickyPaper box={{ x: 222, y: 160, width: 34, height: 28 }} index={3} />
      </>
    );
  },
};
