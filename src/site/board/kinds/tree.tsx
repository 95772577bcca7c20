import type { BoardArea, BoardKind } from "../board-kind.ts";
import { type Box, round } from "../geometry.ts";
import { drawLegend, legendHeight } from "../legend.tsx";
import { Sheet } from "../shapes.tsx";
import { drawTitle, titleHeight } from "../title.tsx";
import { poses } from "../tree-figures.tsx";
import { TreeScene, treeSize } from "../tree-scene.tsx";

const markWidth = 46;
const markHeight = 68;
/** From a figure's feet to the number of those who chose it. */
const countAway = { x: 37, y: -36 };

/** The figures that most people chose are in the strong tone. */
function figuresOf(areas: readonly { icon?: string; value?: number }[]) {
  const most = Math.max(1, ...areas.map(({ value = 0 }) => value));
  return areas.map(({ icon = "", value }) => ({
    icon,
    className: value === most ? ("b-chalk" as const) : ("b-shape" as const),
  }));
}

function drawCount({ id, icon = "", value }: BoardArea) {
  const [x, y] = poses[icon]?.spot ?? [0, 0];
  // Two people take more room than one.
  const at = { x: x + (icon === "pair" ? -53 : countAway.x), y: y + countAway.y };
  return (
    <g key={id}>
      <circle className="b-shape" cx={at.x} cy={at.y} r="14" />
      <text className="b-title" fontSize="18" textAnchor="middle" x={at.x} y={at.y + 6.2}>
        {value}
      </text>
    </g>
  );
}

function drawPose(icon = "", { x, y, width, height }: Box, className: "b-shape" | "b-chalk") {
  const pose = poses[icon];
  return (
    <g transform={`translate(${round(x + width / 2)} ${round(y + height / 2 + 25)}) scale(.8)`} strokeWidth="2.6">
      {pose?.prop !== undefined && <path className="b-line" d={pose.prop} />}
      {pose?.draw(className)}
    </g>
  );
}

/** A tree with people on it and around it: where people see themselves. */
export const tree: BoardKind = {
  name: "tree",
  needs: {
    areas: { from: 4, to: 8 },
    notes: { from: 0, to: 1 },
    title: true,
    value: true,
    icons: Object.keys(poses),
    distinctIcons: true,
  },
  height: ({ areas }) => titleHeight + treeSize.height + 20 + legendHeight(areas, markHeight) + 6,
  draw(board, pen) {
    const figures = figuresOf(board.areas);
    const top = titleHeight;
    const legend = { x: 6, y: top + treeSize.height + 18, width: pen.width - 12, height: 0 };
    return (
      <>
        {drawTitle(board, pen)}
        <Sheet box={{ x: 3, y: top, width: pen.width - 6, height: treeSize.height }} radius={8} />
        <g transform={`translate(0 ${top})`}>
          <TreeScene figures={figures} size={1.1} />
          {board.areas.map(drawCount)}
        </g>
        {drawLegend(board.areas, { ...legend, height: pen.height - legend.y - 6 }, pen, {
          width: markWidth,
          draw: (area, place) => drawPose(area.icon, place, figures[area.index]?.className ?? "b-shape"),
        })}
      </>
    );
  },
  drawCard({ areas }) {
    return (
      <g transform="translate(29 4) scale(.41)" strokeWidth="6.2">
        <TreeScene figures={figuresOf(areas)} size={1.3} />
      </g>
    );
  },
};
