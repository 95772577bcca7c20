import type { ReactNode } from "react";
import { round } from "../../geometry.ts";

/** Rays all around, except at the foot of the bulb. */
const rays = Array.from({ length: 11 }, (_, index) => {
  const angle = ((150 + index * 24) * Math.PI) / 180;
  const point = (distance: number) => `${round(distance * Math.cos(angle))} ${round(distance * Math.sin(angle))}`;
  return `M${point(76)}L${point(index % 2 === 0 ? 94 : 87)}`;
}).join("");

/** A shining bulb, its glass around 0, 0: 190 wide with its rays, from -94 to 122. */
export function Bulb(): ReactNode {
  return (
    <>
      <path className="b-line" d={rays} />
      <path
        className="b-chalk"
        d="M-26 78Q-26 62 -42 46Q-62 26 -62 -1Q-61 -61 1 -62Q62 -61 62 0Q62 27 42 46Q27 61 27 78Z"
      />
      <path
        className="b-note-soft"
        d="M-46 -4Q-44 -36 -14 -45Q-6 -47 -5 -42Q-6 -38 -12 -36Q-34 -29 -38 -3Q-39 3 -43 3Q-46 2 -46 -4Z"
      />
      <path className="b-tick" d="M-12 76V24L-24 2L-8 13L0 -6L9 13L24 2L13 24V76" />
      <path
        className="b-shape"
        d="M-28 78Q0 82 29 78Q34 84 29 90Q34 96 29 102Q31 107 24 110Q20 122 9 123H-8Q-20 122 -24 110Q-31 107 -28 102Q-34 96 -28 90Q-34 84 -28 78Z"
      />
      <path className="b-line" d="M-28 90Q0 94 29 90M-28 102Q0 106 29 102M-21 112Q0 114 21 112" />
    </>
  );
}
