import type { ReactNode } from "react";
import { round } from "../geometry.ts";

/** A run of waves along a line, as path steps. */
export function waves(x: number, y: number, length: number, count: number): string {
  const half = round(length / 2);
  return `M${x} ${y}q${round(half / 2)} -7 ${half} 0${`t${half} 0`.repeat(count * 2 - 1)}`;
}

/** Hull, mast, two sails and a pennant, with the waterline at y 0 and the mast at x 0. */
export function Boat(): ReactNode {
  return (
    <>
      <path className="b-line" d="M0 -28V-172" />
      <path className="b-chalk" d="M0 -172q-17 -7 -32 3q15 6 32 8z" />
      <path className="b-shape" d="M9 -158Q98 -112 104 -44Q60 -50 9 -44Z" />
      <path className="b-chalk-soft" d="M-9 -146Q-70 -104 -80 -44Q-44 -50 -9 -44Z" />
      <path className="b-hair" d="M16 -118Q52 -116 78 -100M16 -82Q64 -84 97 -72" />
      <path className="b-chalk" d="M-106 -30Q0 -22 124 -36Q110 4 84 22H-76Q-98 2 -106 -30Z" />
      <path className="b-line" d="M-101 -14Q0 -6 116 -19" />
      <circle className="b-shape" cx="-42" cy="4" r="6" />
      <circle className="b-shape" cx="-8" cy="5" r="6" />
      <circle className="b-shape" cx="26" cy="4" r="6" />
    </>
  );
}

/** An anchor that hangs from its ring at 0, 0. */
export function Anchor(): ReactNode {
  return (
    <>
      <circle className="b-shape" cx="0" cy="7" r="7" />
      <path className="b-line" strokeWidth="4.4" d="M0 15V70M-16 27H16M-34 46Q-30 70 0 72Q30 70 34 46" />
      <path className="b-ink" d="M-42 54l7-16l11 13zM42 54l-7-16l-11 13z" />
    </>
  );
}

export function Sun({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 6 + 0.1;
    const point = (distance: number) =>
      `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
    return `M${point(radius + 7)}L${point(radius + (index % 2 === 0 ? 17 : 13))}`;
  });
  return (
    <>
      <path className="b-line" d={rays.join("")} />
      <circle className="b-chalk" cx={x} cy={y} r={radius} />
    </>
  );
}

/** An island with a palm, about 150 wide, its shore at y 0. */
export function Island(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M0 0Q18 -28 52 -30Q74 -56 104 -36Q138 -34 152 0Z" />
      <path className="b-chalk-soft" d="M0 0Q26 -16 60 -12T152 0Z" />
      <path className="b-line" d="M66 -38Q70 -66 62 -92M70 -40Q75 -66 66 -92" />
      <path
        className="b-chalk"
        d="M64 -93Q44 -110 24 -88Q44 -96 64 -93ZM64 -93Q36 -92 32 -66Q46 -86 64 -93ZM64 -93Q62 -114 88 -112Q76 -104 64 -93ZM64 -93Q88 -104 104 -82Q84 -92 64 -93ZM64 -93Q86 -86 86 -62Q76 -82 64 -93Z"
      />
    </>
  );
}

/** Rocks that break the surface, about 110 wide, the surface at y 0. */
export function Rocks(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M-6 34L12 -16L30 -24L40 -2L52 -46L72 -38L84 -6L96 -16L118 34Q56 46 -6 34Z" />
      <path className="b-hair" d="M30 -24L26 2L34 20M72 -38L66 -8L76 14M96 -16L94 4" />
    </>
  );
}

export function Gulls(): ReactNode {
  return <path className="b-line" d="M0 12q8 -12 15 -1q8 -11 15 1M42 0q6 -9 11 -1q6 -8 11 1" />;
}

/** A gust: three lines that curl at their end. */
export function Wind(): ReactNode {
  return (
    <path
      className="b-line"
      d="M0 22H74Q98 22 98 5Q96 -9 82 -7Q72 -4 75 6M14 40H122Q144 42 143 58Q139 70 127 67Q120 62 125 55M-4 58H70"
    />
  );
}
