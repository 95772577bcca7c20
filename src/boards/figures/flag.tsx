import type { ReactNode } from "react";

/** The flag at a goal, planted at 0, 0: 92 high, blown to the right. */
export function Flag(): ReactNode {
  return (
    <>
      <path className="b-line" d="M0 0V-90" />
      <path className="b-chalk" d="M2 -88Q24 -98 42 -86Q54 -80 66 -84Q58 -68 66 -52Q52 -48 40 -54Q22 -64 2 -54Z" />
      <circle className="b-shape" cx="0" cy="-93" r="4.5" />
    </>
  );
}
