import type { ReactNode } from "react";
import { round } from "../../geometry.ts";
import { ArrowHead, Tick } from "../../shapes.tsx";

/** An arrow that turns round once on its way to the right, 170 long, its ends at y 0. */
export function LoopArrow({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): ReactNode {
  const at = (...numbers: number[]) =>
    numbers.map((number, index) => round((index % 2 === 0 ? x : y) + number * scale)).join(" ");
  const tip = { x: x + 170 * scale, y: y - 2 * scale };
  return (
    <>
      <path
        className="b-line"
        d={`M${at(0, 0)}C${at(46, 2, 116, -2, 114, -34)}C${at(112, -58, 62, -58, 60, -33)}C${at(58, -4, 120, -4, 170, -2)}`}
      />
      <ArrowHead at={tip} angle={0} size={6 + 6 * scale} />
    </>
  );
}

/** A cross for the bad ideas, and a tick for the good ones. */
export function IdeaSign({
  of,
  x,
  y,
  radius,
}: {
  of: "bad" | "good";
  x: number;
  y: number;
  radius: number;
}): ReactNode {
  const arm = round(radius * 0.4);
  return (
    <>
      <circle className={of === "bad" ? "b-chalk-soft" : "b-chalk"} cx={x} cy={y} r={radius} />
      {of === "bad" ? (
        <path
          className="b-tick"
          d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`}
        />
      ) : (
        <Tick at={{ x: x - 1, y: y + 1 }} size={radius * 1.1} />
      )}
    </>
  );
}
