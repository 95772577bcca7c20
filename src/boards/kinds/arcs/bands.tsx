import type { ReactNode } from "react";
import { type Box, type Point, round } from "../../geometry.ts";

/** A place on a band: degrees up from the lying axis, and how far from the corner. */
export interface Spot {
  angle: number;
  distance: number;
}

export function boxAt(
  { angle, distance }: Spot,
  corner: Point,
  { width, height }: { width: number; height: number },
): Box {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [corner.x + distance * Math.cos(radians), corner.y - distance * Math.sin(radians)];
  return { x: round(x - width / 2), y: round(y - height / 2), width, height };
}

const rims = ["b-chalk", "b-chalk-soft", "b-pale"] as const;

/** Quarter circles around a corner, the outermost first, each with a rim. */
export function Bands({ corner, reaches, rim }: { corner: Point; reaches: readonly number[]; rim: number }): ReactNode {
  const arc = (reach: number) =>
    `M${corner.x} ${round(corner.y - reach)}A${reach} ${reach} 0 0 1 ${round(corner.x + reach)} ${corner.y}`;
  const quarter = (reach: number) => `${arc(reach)}H${corner.x}Z`;
  return reaches
    .map((reach, index) => (
      <g key={reach}>
        <path className={rims[index]} d={quarter(reach)} />
        <path className={index === 1 ? "b-pale" : "b-card"} d={quarter(reach - rim)} />
        <path className="b-line" d={arc(reach)} />
      </g>
    ))
    .reverse();
}
