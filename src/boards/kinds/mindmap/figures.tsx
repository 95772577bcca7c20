import type { ReactNode } from "react";
import { type Point, round } from "../../geometry.ts";

/** A branch that swings from the middle to a point, thick at first, and goes on level to its end. */
export function BranchShape({
  from,
  to,
  end,
  thickness,
  seed,
}: {
  from: Point;
  to: Point;
  end: number;
  thickness: number;
  seed: number;
}): ReactNode {
  const [x, middle] = [round(from.x), (from.x + to.x) / 2];
  const half = thickness / 2;
  // In the swing the branch is upright, so its sides part sideways, the outer one away from the branch's end.
  const swing = Math.sign(to.x - from.x) * Math.sign(to.y - from.y) * half * 0.5;
  const [above, below] = [round(middle + swing), round(middle - swing)];
  const [top, bottom] = [round(to.y - 3.5), round(to.y + 3.5)];
  const out = `M${x} ${round(from.y - half)}C${above} ${round(from.y - half)} ${above} ${top} ${round(to.x)} ${top}`;
  const tip = `L${round(end)} ${round(to.y)}L${round(to.x)} ${bottom}`;
  const back = `C${below} ${bottom} ${below} ${round(from.y + half)} ${x} ${round(from.y + half)}Z`;
  return <path className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"} d={`${out}${tip}${back}`} />;
}

/** The topic's bubble, not quite round. */
export function Topic({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): ReactNode {
  return (
    <path
      className="b-chalk"
      d={`M${x - rx} ${y + 3}C${x - rx - 2} ${round(y - ry * 0.7)} ${round(x - rx * 0.5)} ${y - ry} ${x + 2} ${y - ry + 1}C${round(x + rx * 0.6)} ${y - ry} ${x + rx + 1} ${round(y - ry * 0.6)} ${x + rx} ${y}C${x + rx} ${round(y + ry * 0.66)} ${round(x + rx * 0.5)} ${y + ry + 1} ${x - 3} ${y + ry}C${round(x - rx * 0.6)} ${y + ry} ${x - rx} ${round(y + ry * 0.6)} ${x - rx} ${y + 3}Z`}
    />
  );
}
