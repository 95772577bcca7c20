import type { ReactNode } from "react";
import { type Point, round } from "../../geometry.ts";
import { ArrowHead } from "../../shapes.tsx";

/** A hillside that rises from today, at the left, to the future at the right, through the middles of the stops. */
export function Hillside({
  stops,
  left,
  right,
  floor,
}: {
  stops: readonly Point[];
  left: number;
  right: number;
  floor: number;
}): ReactNode {
  const [today] = stops;
  const far = stops.at(-1);
  if (today === undefined || far === undefined) return null;
  const along = stops
    .slice(1)
    .map(({ x, y }, index) => {
      const from = stops[index] as Point;
      const middle = round((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  const ridge = `M${left} ${today.y + 4}L${today.x} ${today.y}${along}L${right} ${far.y + 5}`;
  return <path className="b-chalk-soft" d={`${ridge}V${floor}H${left}Z`} />;
}

/** Hops from stop to stop, each back towards today. */
export function HopsBack({
  stops,
  lift,
  thickness,
  head,
}: {
  stops: readonly Point[];
  lift: number;
  thickness: number;
  head: number;
}): ReactNode {
  return stops.slice(1).map((from, index) => {
    const to = stops[index] as Point;
    const start = { x: from.x - 9, y: from.y - lift * 0.5 };
    const end = { x: to.x + 9, y: to.y - lift * 0.56 };
    const top = Math.min(start.y, end.y) - lift;
    return (
      <g key={from.x}>
        <path
          className="b-line"
          strokeWidth={thickness}
          strokeDasharray={`${thickness * 2.4} ${thickness * 2.2}`}
          d={`M${round(start.x)} ${round(start.y)}C${round(start.x - 10)} ${round(top)} ${round(end.x + 16)} ${round(top)} ${round(end.x)} ${round(end.y)}`}
        />
        <ArrowHead at={{ x: round(end.x), y: round(end.y) }} angle={112} size={head} />
      </g>
    );
  });
}
