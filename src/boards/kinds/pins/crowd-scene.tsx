import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";
import { round } from "../../geometry.ts";

/** Without the strong tone: that is for the pins. */
const tones = ["b-chalk-soft", "b-shape", "b-shape", "b-chalk-soft", "b-shape"] as const;
const height = 88;
const ranks = 5;
const rankStep = 66;
const inRank = 12;

/** Hats and things to carry, over a head whose middle is at 0, 0 with a radius of 18. */
const extras: readonly ReactNode[] = [
  <path
    key="top-hat"
    className="b-dot"
    d="M-21 -11Q0 -17 21 -11L21 -7Q0 -13 -21 -7ZM-12 -15L-13 -34Q0 -38 13 -34L12 -15Q0 -18 -12 -15Z"
  />,
  <g key="umbrella">
    <path className="b-line" d="M0 -14V-42" />
    <path
      className="b-chalk-soft"
      d="M-34 -36Q-28 -66 0 -68Q28 -66 34 -36Q24 -44 17 -37Q9 -45 0 -38Q-9 -45 -17 -37Q-24 -44 -34 -36Z"
    />
  </g>,
  <g key="balloon">
    <path className="b-hair" d="M14 12Q30 -6 26 -34" />
    <path className="b-chalk-soft" d="M26 -34Q10 -44 12 -58Q15 -72 28 -71Q41 -68 40 -54Q38 -42 26 -34Z" />
  </g>,
  <path
    key="straw-hat"
    className="b-chalk-soft"
    d="M-28 -8Q-16 -15 -13 -14Q-11 -30 0 -30Q11 -30 13 -14Q16 -15 28 -8Q14 -3 0 -4Q-14 -3 -28 -8Z"
  />,
  <g key="flag">
    <path className="b-line" d="M20 26V-56" />
    <path className="b-chalk-soft" d="M20 -56Q34 -62 52 -54Q46 -46 52 -38Q36 -42 20 -36Z" />
  </g>,
  <path key="hair" className="b-dot" d="M-18 2Q-22 -20 -6 -20Q0 -28 10 -20Q22 -18 18 2Q14 -8 4 -10Q-8 -6 -18 2Z" />,
];

/** The one to look for: a bobble hat, round glasses and a striped pullover. */
function Hidden({ x, feet }: { x: number; feet: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${feet})`}>
      <Person feet={{ x: 0, y: 0 }} height={height} className="b-shape" />
      <path className="b-chalk" d="M-19 -33Q0 -26 19 -33L21 -24Q0 -17 -21 -24ZM-22 -16Q0 -8 22 -16L23 -6Q0 1 -23 -6Z" />
      <path className="b-chalk" d="M-18 -71Q-18 -90 0 -92Q18 -90 18 -71Q0 -78 -18 -71Z" />
      <circle className="b-shape" cy="-95" r="6" />
      <path className="b-line" d="M-12 -64a5 5 0 1 0 .1 0M12 -64a5 5 0 1 0 .1 0M-7 -62h14" />
    </g>
  );
}

/** A square full of people, 640 by 424; the one to look for is at 8, 5 on a grid of 12 by 8. */
export function CrowdScene(): ReactNode {
  return Array.from({ length: ranks }, (_, rank) => {
    const feet = 150 + rank * rankStep;
    return Array.from({ length: inRank }, (_, place) => {
      const index = rank * 5 + place * 3;
      const x = 38 + (rank % 2) * 24 + place * 50 + ((index * 7) % 5) * 3;
      const own = feet + ((index * 5) % 7) - 3;
      if (x > 612) return null;
      if (rank === 2 && place === 7) return <Hidden key={x} x={x} feet={own} />;
      const extra = index % 4 === 0 ? extras[(rank * 2 + place) % extras.length] : undefined;
      return (
        <g key={x}>
          <Person feet={{ x, y: own }} height={height} className={tones[(index + rank) % tones.length] ?? "b-shape"} />
          {extra !== undefined && <g transform={`translate(${x} ${round(own - 0.77 * height)})`}>{extra}</g>}
        </g>
      );
    });
  });
}
