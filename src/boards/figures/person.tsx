import type { ReactNode } from "react";
import { type Point, round } from "../geometry.ts";

interface Figure {
  /** The point between the feet. */
  feet: Point;
  height: number;
  className?: "b-shape" | "b-chalk" | "b-chalk-soft";
}

/** A person as a pawn of a game: a round head on a bell. */
export function Person({ feet: { x, y }, height, className = "b-chalk-soft" }: Figure): ReactNode {
  const at = (right: number, up: number) => `${round(x + right * height)} ${round(y - up * height)}`;
  const bell = `M${at(-0.27, 0)}Q${at(-0.27, 0.62)} ${at(0, 0.62)}Q${at(0.27, 0.62)} ${at(0.27, 0)}Z`;
  return (
    <>
      <path className={className} d={bell} />
      <circle className={className} cx={round(x)} cy={round(y - 0.77 * height)} r={round(0.2 * height)} />
    </>
  );
}
