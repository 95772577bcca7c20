import type { ReactNode } from "react";
import { round } from "./geometry.ts";

type IconSet = Readonly<Record<string, ReactNode>>;

/** Icons are drawn in a square of this side. */
const side = 80;

/** A picture of a set, with its upper left corner at x, y. */
export function Icon({
  of,
  name = "",
  x,
  y,
  size,
}: {
  of: IconSet;
  name?: string | undefined;
  x: number;
  y: number;
  size: number;
}): ReactNode {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${Math.round((size / side) * 100) / 100})`}>{of[name]}</g>
  );
}

export function iconNames(set: IconSet): string[] {
  return Object.keys(set);
}
