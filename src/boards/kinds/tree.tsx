import type { BoardArea, BoardKind } from "../board-kind.ts";
import { poses } from "../figures/tree-people.tsx";
import { TreeScene, treeSize } from "../figures/tree-scene.tsx";
import { type Box, type Point, round } from "../geometry.ts";
import { drawLegend, legendHeight } from "../legend.tsx";
import { mostVotes } from "../most-votes.ts";
import { Sheet } from "../shapes.tsx";
import { drawTitle, titleHeight } from "../title.tsx";

const markWidth = 64;
const numberWidth = 20;
const markHeight = 68;
/** From a figure's feet to its number. */
const numberAway = { x: 37, y: -36 };
const dotRadius = 4.6;
const dotPitch = 11;
/** More than this would run into the next figure. */
const mostDots = 9;

/** The figures that most people chose are in the strong tone. */
function figuresOf(areas: readonly { icon?: string; value?: number }[]) {
  const most = Math.max(1, mostVotes(areas));
  return areas.map(({ icon = "", value }) => ({
    icon,
    className: value === most ? ("b-chalk" as const) : ("b-shape" as const),
  }));
}

function FigureNumber({ index, x, y }: { index: number } & Point) {
  return (
    <>
      <circle className="b-shape" cx={x} cy={y} r="13" />
      <text className="b-title" fontSize="17" textAnchor="middle" x={x} y={round(y + 5.8)}>
        {index + 1}
      </text>
    </>
  );
}

/** Dot stickers, in rows of three under a figure's number. */
function VoteDots({ count, x, y }: { count: number } & Point) {
  const shown = Math.min(count, mostDots);
  return Array.from({ length: shown }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3];
    const inRow = Math.min(shown - 3 * row, 3);
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
        key={index}
        className="b-ink"
        cx={round(x + (column - (inRow - 1) / 2) * dotPitch)}
        cy={round(y + row * dotPitch)}
        r={dotRadius}
      />
    );
  });
}

/** The number by which people name a figure, and a dot for each person that chose it. */
function drawMarks({ id, icon = "", index, value = 0 }: BoardArea) {
  const [x, y] = poses[icon]?.spot ?? [0, 0];
  // Two people take more room than one.
  const at = { x: x + (icon === "pair" ? -53 : numberAway.x), y: y + numberAway.y };
  return (
    <g key={id}>
      <FigureNumber index={index} {...at} />
      <VoteDots count={value} x={at.x} y={at.y + 21} />
    </g>
  );
}

function drawPose(icon = "", { x, y, width, height }: Box, className: "b-shape" | "b-chalk") {
  const pose = poses[icon];
  return (
    <g transform={`translate(${round(x + width / 2)} ${round(y + height / 2 + 23)}) scale(.72)`} strokeWidth="2.6">
      {pose?.prop !== undefined && <path className="b-line" d={pose.prop} />}
      {pose?.draw(className)}
    </g>
  );
}

/** A tree with figures on it and around it, among which people choose themselves. */
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
          {board.areas.map(drawMarks)}
        </g>
        {drawLegend(board.areas, { ...legend, height: pen.height - legend.y - 6 }, pen, {
          width: markWidth,
          draw: (area, place) => (
            <>
              {drawPose(
                area.icon,
                { ...place, x: place.x + numberWidth, width: place.width - numberWidth },
                figures[area.index]?.className ?? "b-shape",
              )}
              <FigureNumber index={area.index} x={place.x + 11} y={place.y + place.height / 2} />
            </>
          ),
        })}
      </>
    );
  },
  where: ({ index }) => `${index + 1}`,
  drawCard({ areas }) {
    return (
      <g transform="translate(29 4) scale(.41)" strokeWidth="6.2">
        <TreeScene figures={figuresOf(areas)} size={1.3} />
      </g>
    );
  },
};
