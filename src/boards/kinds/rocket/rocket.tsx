import type { BoardKind } from "../../board-kind.ts";
import type { Box } from "../../geometry.ts";
import { drawScene } from "../../scene.tsx";
import { StickyPaper } from "../../sticky-paper.tsx";
import { Asteroids, Ballast, GuidingStar, Rocket } from "./figures.tsx";

/** The places of the areas' words, each beside its part of the picture. */
function placesFor(height: number): Record<string, Box> {
  const low = { y: 420, height: height - 440 };
  return {
    ballast: { x: 20, y: 16, width: 290, height: 170 },
    star: { x: 330, y: 16, width: 292, height: 156 },
    fuel: { x: 20, ...low, width: 290 },
    asteroids: { x: 330, ...low, width: 292 },
  };
}

/** Small stars of the sky, as dots and crosses. */
const sky =
  "M34 372v10M29 377h10M250 216v10M245 221h10M398 372v8M394 376h8M612 300v8M608 304h8M352 204h.1M430 330h.1M60 330h.1M500 186h.1M270 390h.1";

/** A rocket on its way to a star, with its fuel, its ballast and the rocks that may hit it. */
export const rocket: BoardKind = {
  name: "rocket",
  needs: { areas: { ids: ["fuel", "ballast", "star", "asteroids"] }, notes: { from: 1, to: 2 } },
  height: () => 588,
  draw(board, pen) {
    return drawScene(
      board,
      pen,
      placesFor(pen.height),
      <>
        <path className="b-hair" d={sky} />
        <path className="b-line" strokeDasharray="1 9" d="M452 252Q492 236 524 226" />
        <path className="b-line" strokeWidth="5" strokeDasharray="8 6" d="M114 258Q170 270 232 288" />
        <g transform="translate(86 246)">
          <Ballast />
        </g>
        <g transform="translate(330 292) rotate(-18)">
          <Rocket />
        </g>
        <g transform="translate(572 220)">
          <GuidingStar />
        </g>
        <g transform="translate(440 312)">
          <Asteroids />
        </g>
      </>,
    );
  },
  drawCard() {
    return (
      <>
        <path className="b-hair" d="M40 110v8M36 114h8M150 30v8M146 34h8M268 108h.1M132 40h.1M116 176h.1" />
        <path className="b-line" strokeDasharray="1 8" d="M214 76L244 64" />
        <path className="b-line" strokeWidth="4.5" strokeDasharray="6 5" d="M70 76Q92 86 112 92" />
        <g transform="translate(56 72) scale(.56)" strokeWidth="5">
          <Ballast />
        </g>
        <g transform="translate(150 100) rotate(-20) scale(.58)" strokeWidth="4.8">
          <Rocket />
        </g>
        <g transform="translate(270 54) scale(.66)" strokeWidth="4.2">
          <GuidingStar />
        </g>
        <g transform="translate(202 116) scale(.56)" strokeWidth="5">
          <Asteroids />
        </g>
        <StickyPaper box={{ x: 62, y: 22, width: 34, height: 28 }} index={1} />
        <StickyPaper box={{ x: 48, y: 154, width: 34, height: 28 }} index={0} />
        <StickyPaper box={{ x: 200, y: 22, width: 34, height: 28 }} index={2} />
        <StickyPaper box={{ x: 158, y: 158, width: 34, height: 28 }} index={3} />
      </>
    );
  },
};
