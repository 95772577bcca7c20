import type { ReactNode } from "react";
import { round } from "../geometry.ts";

/** Petals around 0, 0, drawn once and turned. */
function Petals({
  count,
  d,
  className,
}: {
  count: number;
  d: string;
  className: "b-chalk" | "b-chalk-soft" | "b-shape";
}) {
  return Array.from({ length: count }, (_, index) => (
    <path
      key={round((360 / count) * index)}
      className={className}
      d={d}
      {...(index > 0 && { transform: `rotate(${round((360 / count) * index)})` })}
    />
  ));
}

/** Flowers from above or from the side, about 68 wide; their stems start at 0, 20. */
const heads: readonly ReactNode[] = [
  <g key="tulip">
    <path className="b-chalk-soft" d="M-17 -28Q-6 -22 0 -34Q6 -22 17 -28Q24 -4 14 14H-14Q-24 -4 -17 -28Z" />
    <path className="b-chalk" d="M-26 -27Q-8 -20 -1 4Q3 18 0 26Q-24 26 -29 2Q-31 -14 -26 -27Z" />
    <path className="b-chalk" d="M26 -27Q8 -20 1 4Q-3 18 0 26Q24 26 29 2Q31 -14 26 -27Z" />
  </g>,
  <g key="daisy">
    <Petals count={9} className="b-shape" d="M-4 -8Q-14 -30 -4 -34Q0 -36 4 -34Q14 -30 4 -8Z" />
    <circle className="b-chalk" r="12" />
    <path className="b-dot" d="M-5 -3a1.6 1.6 0 1 0 .1 0zM4 -5a1.6 1.6 0 1 0 .1 0zM1 2a1.6 1.6 0 1 0 .1 0z" />
  </g>,
  <g key="rose">
    <path
      className="b-chalk"
      d="M-4 -32Q16 -36 24 -22Q36 -12 30 4Q30 22 14 26Q0 34 -15 26Q-30 22 -31 5Q-36 -10 -24 -21Q-18 -32 -4 -32Z"
    />
    <path
      className="b-tick"
      strokeWidth="2.2"
      d="M-3 -3Q3 -7 5 -1Q6 7 -3 8Q-14 7 -12 -5Q-8 -17 5 -14Q18 -10 17 4Q13 20 -3 20Q-20 19 -23 2M-18 -14Q-6 -28 12 -22"
    />
  </g>,
  <g key="poppy">
    <Petals count={5} className="b-chalk-soft" d="M0 0Q-24 -12 -18 -28Q-10 -37 0 -31Q10 -37 18 -28Q24 -12 0 0Z" />
    <circle className="b-dot" r="7.5" />
    <path className="b-tick" strokeWidth="2" d="M0 -12v-6M11 -4l6 -2M-11 -4l-6 -2M7 10l4 5M-7 10l-4 5" />
  </g>,
  <g key="sunflower">
    <Petals count={12} className="b-chalk" d="M-3 -12Q-10 -24 0 -36Q10 -24 3 -12Z" />
    <circle className="b-shape" r="15" />
    <path className="b-hair" d="M-12 -8L8 12M-6 -13L13 6M-14 2L-2 14M12 -8L-8 12M6 -13L-13 6M14 2L2 14" />
  </g>,
  <g key="bellflower">
    <path
      className="b-chalk-soft"
      d="M-10 -30Q0 -36 10 -30Q15 -10 30 12Q22 11 18 18Q10 14 0 22Q-10 14 -18 18Q-22 11 -30 12Q-15 -10 -10 -30Z"
    />
    <path className="b-tick" strokeWidth="2" d="M-4 -22Q-6 -4 -12 8M4 -22Q6 -4 12 8M0 -22V12" />
  </g>,
];

/** One flower after the other of a bouquet. */
export function FlowerHead({ index }: { index: number }): ReactNode {
  return heads[index % heads.length];
}
