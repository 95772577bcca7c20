import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";
import { type Box, roundedPolygon } from "../../geometry.ts";

/** A signpost along the road. */
export function Sign({ box, isRight, seed }: { box: Box; isRight: boolean; seed: number }): ReactNode {
  const [left, right, bottom] = [box.x, box.x + box.width, box.y + box.height];
  const tip = box.height * 0.36;
  const middle = box.y + box.height / 2;
  const points = isRight
    ? [
        { x: left, y: box.y + 1 },
        { x: right - tip, y: box.y },
        { x: right, y: middle },
        { x: right - tip, y: bottom },
        { x: left, y: bottom - 1 },
      ]
    : [
        { x: left + tip, y: box.y },
        { x: right, y: box.y + 1 },
        { x: right, y: bottom },
        { x: left + tip, y: bottom - 1 },
        { x: left, y: middle },
      ];
  return <path className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"} d={roundedPolygon(points, box.height / 10)} />;
}

/** Somebody with a rucksack and a stick, standing at 0, 0. */
export function SettingOut(): ReactNode {
  return (
    <>
      <path className="b-chalk" d="M-40 -64Q-48 -62 -48 -50V-28Q-47 -18 -34 -18L-18 -20V-62Z" />
      <Person feet={{ x: 0, y: 0 }} height={104} className="b-shape" />
      <path className="b-line" d="M-20 -58Q-2 -54 4 -34M46 2L30 -76" />
      <path className="b-hair" d="M-70 -2q4 -12 8 0q2 -16 6 0M70 -2q4 -12 8 0q2 -16 6 0" />
    </>
  );
}
