import type { ReactNode } from "react";
import type { BoardFacts } from "../../../domain/board.ts";
import type { BoardArea, BoardKind } from "../../board-kind.ts";
import { poses } from "../../figures/tree-people.tsx";
import { TreeScene } from "../../figures/tree-scene.tsx";
import { centreOf, type Point } from "../../geometry.ts";
import { drawLegend, legendHeight } from "../../legend.tsx";
import { Sheet } from "../../shapes.tsx";
import { drawTitle, titleHeight } from "../../title.tsx";
import { CrowdScene } from "./crowd-scene.tsx";
import { OfficeScene } from "./office-scene.tsx";
import { Pin } from "./pin.tsx";
import { WorldMap } from "./world-map.tsx";

const picture = { width: 640, height: 424 };
const markWidth = 40;

const scenes: Readonly<Record<string, ReactNode>> = {
  crowd: <CrowdScene />,
  office: <OfficeScene />,
  world: <WorldMap />,
  tree: (
    <g transform="translate(40 0) scale(.875)">
      <TreeScene figures={Object.keys(poses).map((icon) => ({ icon, className: "b-shape" }))} />
    </g>
  ),
};

/** The first area names the scene for all. */
function sceneOf([first]: readonly { icon?: string }[]): ReactNode {
  return scenes[first?.icon ?? "crowd"];
}

/** Pins need room over their tips: the grid begins this far down. */
const pinHeight = 56;

/** A pin's tip is in the middle of its cell. */
function tipOf({ at = [1, 1, 1, 1] }: Pick<BoardArea, "at">, [columns, rows]: [number, number]): Point {
  const [column, row] = at;
  return {
    x: ((column - 0.5) / columns) * picture.width,
    y: pinHeight + ((row - 0.5) / rows) * (picture.height - pinHeight),
  };
}

/** The pins that are nearer to the viewer are drawn later. */
function pinsOf({ areas, grid = [1, 1] }: Pick<BoardFacts, "areas" | "grid">) {
  return areas.map((area, index) => ({ number: index + 1, tip: tipOf(area, grid) })).sort((a, b) => a.tip.y - b.tip.y);
}

/** A picture in which people stick pins, and a note for each of them. */
export const pins: BoardKind = {
  name: "pins",
  needs: {
    areas: { from: 4, to: 8 },
    notes: { from: 0, to: 1 },
    title: true,
    optionalIcons: Object.keys(scenes),
    grid: true,
  },
  height: ({ areas }) => titleHeight + picture.height + 20 + legendHeight(areas) + 6,
  draw(board, pen) {
    const legend = { x: 6, y: titleHeight + picture.height + 18, width: pen.width - 12 };
    return (
      <>
        {drawTitle(board, pen)}
        <Sheet box={{ x: 3, y: titleHeight, width: pen.width - 6, height: picture.height }} radius={8} />
        <g transform={`translate(0 ${titleHeight})`}>
          {sceneOf(board.areas)}
          {pinsOf(board).map(({ number, tip }) => (
            <Pin key={number} tip={tip} number={number} />
          ))}
        </g>
        {drawLegend(board.areas, { ...legend, height: pen.height - legend.y - 6 }, pen, {
          width: markWidth,
          draw: ({ index }, place) => <Pin tip={{ x: place.x + 20, y: centreOf(place).y + 27 }} number={index + 1} />,
        })}
      </>
    );
  },
  drawCard(facts) {
    return (
      <g transform="translate(24 10) scale(.425)" strokeWidth="5.4">
        {sceneOf(facts.areas)}
        {pinsOf(facts).map(({ number, tip }) => (
          <Pin key={number} tip={tip} size={1.7} />
        ))}
      </g>
    );
  },
};
