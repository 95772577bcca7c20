import type { ReactNode } from "react";
import { faceIcons } from "../../figures/face-icons.tsx";
import { type Box, type Point, round } from "../../geometry.ts";
import { Icon } from "../../icon.tsx";

/** From how bad to how good it felt. */
const faces = ["furious", "sad", "neutral", "smile", "delighted"];
export const bestMood = faces.length;

/** Events along a line, higher the better they felt. */
export function pointsOf(areas: readonly { value?: number }[], band: Box): Point[] {
  const step = band.width / areas.length;
  return areas.map(({ value = 0 }, index) => ({
    x: round(band.x + (index + 0.5) * step),
    y: round(band.y + band.height * (1 - (value - 1) / (bestMood - 1))),
  }));
}

function curveThrough(points: readonly Point[]): string {
  const [first] = points;
  const steps = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] as Point;
    const middle = round((from.x + x) / 2);
    return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
  });
  return first === undefined ? "" : `M${first.x} ${first.y}${steps.join("")}`;
}

export function Course({
  points,
  areas,
  size,
  thickness,
}: {
  points: readonly Point[];
  areas: readonly { value?: number }[];
  size: number;
  thickness: number;
}): ReactNode {
  return (
    <>
      <path className="b-line" strokeWidth={thickness} d={curveThrough(points)} />
      {points.map(({ x, y }, index) => (
        <Icon
          key={x}
          of={faceIcons}
          name={faces[(areas[index]?.value ?? 1) - 1]}
          x={x - size / 2}
          y={y - size / 2}
          size={size}
        />
      ))}
    </>
  );
}
