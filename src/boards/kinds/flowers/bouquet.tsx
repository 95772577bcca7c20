import type { ReactNode } from "react";
import { type Point, round } from "../../geometry.ts";

/** Stems from the heads into the wrapping; they are in the same order at the knot. */
export function Stems({ heads, tie, spread }: { heads: readonly Point[]; tie: Point; spread: number }): ReactNode {
  const stem = ({ x, y }: Point) => {
    const end = round(tie.x + (x - tie.x) * spread);
    return `M${x} ${y + 6}C${x} ${round(y + (tie.y - y) * 0.55)} ${end} ${round(tie.y - (tie.y - y) * 0.4)} ${end} ${tie.y}`;
  };
  return <path className="b-line" strokeWidth="3.4" d={heads.map(stem).join("")} />;
}

/** Leaves, and paper around the stems, tied with a bow at 0, 0. */
export function Wrapping(): ReactNode {
  return (
    <>
      <path
        className="b-chalk"
        d="M-52 -84Q-104 -92 -118 -138Q-70 -134 -46 -92ZM52 -84Q104 -92 118 -138Q70 -134 46 -92Z"
      />
      <path
        className="b-chalk-soft"
        d="M-20 -86Q-62 -112 -58 -152Q-22 -132 -12 -90ZM20 -86Q62 -112 58 -152Q22 -132 12 -90Z"
      />
      <path
        className="b-hair"
        d="M-104 -126Q-76 -114 -56 -92M104 -126Q76 -114 56 -92M-52 -138Q-36 -114 -20 -94M52 -138Q36 -114 20 -94"
      />
      <path className="b-line" d="M-14 14L-26 58M-5 14L-8 64M5 14L9 63M14 14L27 57" />
      <path className="b-chalk-soft" d="M-24 0L-112 -96Q-92 -112 -70 -97Q-42 -116 -14 -99L0 0Z" />
      <path className="b-chalk-soft" d="M24 0L112 -96Q92 -112 70 -97Q42 -116 14 -99L0 0Z" />
      <path
        className="b-shape"
        d="M-24 4L-58 -72Q-30 -88 0 -76Q30 -88 58 -72L24 4Q36 26 40 42Q0 54 -40 42Q-36 26 -24 4Z"
      />
      <path className="b-hair" d="M-10 -4L-30 -66M10 -4L30 -66M-6 14L-12 40M6 14L12 40" />
      <path className="b-chalk" d="M0 2Q-22 -20 -40 -14Q-48 2 -38 16Q-20 20 0 4Q20 20 38 16Q48 2 40 -14Q22 -20 0 2Z" />
      <path
        className="b-chalk"
        d="M-5 6Q-18 26 -30 36L-18 37L-14 46Q-2 28 3 8ZM5 6Q18 26 30 36L18 37L14 46Q2 28 -3 8Z"
      />
      <path className="b-chalk" d="M-8 -6Q0 -9 8 -6Q10 3 8 11Q0 14 -8 11Q-10 3 -8 -6Z" />
    </>
  );
}
