import type { ReactNode } from "react";
import { round } from "../../geometry.ts";

export interface RoadShape {
  /** The ends of its straight rows, at which it begins to turn, left and right. */
  left: number;
  right: number;
  /** The middle of the first row, how far apart the rows are, and how many there are. */
  top: number;
  step: number;
  rows: number;
  width: number;
  /** How far it reaches before its first turn and after its last. */
  start: number;
  end: number;
}

/** Whether a row leads to the right; the rows lead there and back in turn. */
export function leadsRight(row: number): boolean {
  return row % 2 === 0;
}

/** One line along the whole road, `away` from its middle, to the left as one walks. */
function alongside(
  { left, right, top, step, rows, start, end }: RoadShape,
  away: number,
): [path: string, back: string] {
  const y = (row: number) => round(top + row * step + (leadsRight(row) ? -away : away));
  const turns = Array.from({ length: rows - 1 }, (_, row) => {
    const isRight = leadsRight(row);
    // To the left as one walks is the outside of a turn to the right.
    const radius = round(step / 2 + (isRight ? away : -away));
    return { x: isRight ? right : left, from: y(row), to: y(row + 1), radius, sweep: isRight ? 1 : 0 };
  });
  const there = turns.map(({ x, to, radius, sweep }) => `H${x}A${radius} ${radius} 0 0 ${sweep} ${x} ${to}`).join("");
  const back = [...turns]
    .reverse()
    .map(({ x, from, radius, sweep }) => `H${x}A${radius} ${radius} 0 0 ${1 - sweep} ${x} ${from}`)
    .join("");
  return [`${start} ${y(0)}${there}H${end}`, `V${y(rows - 1)}${back}H${start}`];
}

/** A road in rows that lead there and back, with a dashed line along its middle. */
export function WindingRoad(shape: RoadShape): ReactNode {
  const [outside] = alongside(shape, shape.width / 2);
  const [, inside] = alongside(shape, -shape.width / 2);
  const [middle] = alongside(shape, 0);
  return (
    <>
      <path className="b-chalk-soft" d={`M${outside}${inside}Z`} />
      <path className="b-tick" strokeWidth="2" strokeDasharray="9 10" d={`M${middle}`} />
    </>
  );
}
