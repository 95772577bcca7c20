import type { ReactNode } from "react";
import { type Point, round, roundedPolygon } from "../../geometry.ts";

/** A rocket that flies to the right, around 0, 0: its tip at 120, its fire to -182. */
export function Rocket(): ReactNode {
  return (
    <>
      <path
        className="b-chalk"
        d="M-94 -18Q-132 -34 -150 -22Q-144 -14 -152 -8Q-172 -8 -184 2Q-168 4 -156 10Q-148 14 -152 22Q-130 34 -94 18Z"
      />
      <path className="b-chalk-soft" d="M-94 -10Q-124 -16 -134 0Q-124 16 -94 10Z" />
      <path className="b-chalk" d="M-74 -34L-116 -64Q-70 -70 -28 -41ZM-74 34L-116 64Q-70 70 -28 41Z" />
      <path className="b-dot" d="M-80 -22L-96 -18V18L-80 22Z" />
      <path className="b-line" d="M-80 -22L-96 -18V18L-80 22" />
      <path className="b-shape" d="M-80 -33Q-10 -48 54 -34Q98 -20 120 0Q98 20 54 34Q-10 48 -80 33Q-86 0 -80 -33Z" />
      <path className="b-chalk" d="M62 -32Q98 -20 120 0Q98 20 62 32Q72 0 62 -32Z" />
      <circle className="b-shape" cx="20" cy="-2" r="21" />
      <circle className="b-chalk-soft" cx="20" cy="-2" r="14" />
      <path className="b-line" d="M-62 -36Q-68 0 -62 36" />
      <path className="b-hair" d="M13 -5q2 -6 8 -6M-40 -22h22M-46 26h30" />
      <path className="b-chalk" d="M-104 -4H-46Q-38 0 -46 4H-104Z" />
    </>
  );
}

/** An iron ball. */
export function Ballast(): ReactNode {
  return (
    <>
      <circle className="b-shape" cx="26" cy="12" r="7" />
      <circle className="b-dot" r="30" />
      <circle className="b-line" r="30" />
      <path className="b-chalk-soft" d="M-20 -6Q-16 -20 -3 -21Q-1 -17 -5 -15Q-14 -12 -15 -4Q-18 -1 -20 -6Z" />
    </>
  );
}

export function GuidingStar(): ReactNode {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2 + 0.12;
    const radius = index % 2 === 0 ? 38 : 18;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const ray = (index: number) => {
    const angle = (Math.PI * (2 * index + 1)) / 5 - Math.PI / 2 + 0.12;
    return `M${round(30 * Math.cos(angle))} ${round(30 * Math.sin(angle))}L${round(40 * Math.cos(angle))} ${round(40 * Math.sin(angle))}`;
  };
  return (
    <>
      <path className="b-chalk" d={roundedPolygon(points, 4)} />
      <path className="b-line" d={[0, 1, 2, 3, 4].map(ray).join("")} />
    </>
  );
}

/** Three rocks that come from the right, about 150 wide and 84 high. */
export function Asteroids(): ReactNode {
  return (
    <>
      <path className="b-hair" d="M92 8l26 -9M96 20l34 -12M58 66l22 -7M150 66l14 -5M64 78l14 -5" />
      <path className="b-shape" d="M40 26L52 4L76 -2L92 16L84 38L62 46L44 40Z" />
      <path className="b-shape" d="M6 66L16 50L38 50L52 66L46 84L22 90L8 82Z" />
      <path className="b-shape" d="M108 62L120 50L138 54L146 70L134 84L114 80Z" />
      <path
        className="b-hair"
        d="M58 16a7 6 0 1 0 12 3M72 30a4 4 0 1 0 6 2M20 64a5 5 0 1 0 9 2M34 76a3 3 0 1 0 5 1M122 62a5 5 0 1 0 8 3"
      />
    </>
  );
}
