import type { ReactNode } from "react";
import { type Point, round, roundedPolygon } from "../../geometry.ts";

interface StarShape {
  centre: Point;
  /** The directions and ends of the arms, clockwise. */
  tips: readonly Point[];
  /** How far from the centre the arms part. */
  waist: number;
  radius: number;
}

function angleTo(centre: Point, point: Point): number {
  return Math.atan2(point.y - centre.y, point.x - centre.x);
}

function starPath({ centre, tips, waist, radius }: StarShape): string {
  const points = tips.flatMap((tip, index) => {
    const angle = angleTo(centre, tip);
    const next = angleTo(centre, tips[(index + 1) % tips.length] ?? tip);
    const between = angle + ((next - angle + 4 * Math.PI) % (2 * Math.PI)) / 2;
    return [tip, { x: centre.x + waist * Math.cos(between), y: centre.y + waist * Math.sin(between) }];
  });
  return roundedPolygon(points, radius);
}

/** A starfish: an arm for each tip, dots along the arms. */
export function Star({
  dots = [],
  dotRadius = 0,
  ...shape
}: StarShape & { dots?: readonly number[]; dotRadius?: number }): ReactNode {
  const { centre, tips } = shape;
  const along = tips.flatMap((tip, index) => {
    const angle = angleTo(centre, tip);
    // All arms share the dot in the middle.
    return dots.slice(index === 0 ? 0 : 1).map((distance) => ({
      x: round(centre.x + distance * Math.cos(angle)),
      y: round(centre.y + distance * Math.sin(angle)),
    }));
  });
  return (
    <>
      <path className="b-chalk" d={starPath(shape)} />
      {along.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="b-dot" cx={x} cy={y} r={dotRadius} />
      ))}
    </>
  );
}
