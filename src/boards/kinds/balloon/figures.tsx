import type { ReactNode } from "react";

/** A sandbag that hangs from 0, 0. */
function Sandbag({ x, y, turn = 0 }: { x: number; y: number; turn?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="b-line" d="M0 0V9" />
      <path className="b-chalk-soft" d="M-5 9H5L4 14Q14 20 13 31Q12 40 0 40Q-12 40 -13 31Q-14 20 -4 14Z" />
      <path className="b-hair" d="M-5 14Q0 16 5 14M-7 31q4 3 9 2" />
    </g>
  );
}

/** A hot-air balloon with its fire, two travellers and its sandbags: 192 wide, from -100 to 262. */
export function Balloon(): ReactNode {
  return (
    <>
      <path className="b-hair" d="M-24 132L-28 206M24 132L28 206" />
      <path
        className="b-chalk"
        d="M0 -100C60 -100 96 -58 96 -8C96 44 52 84 26 116H-26C-52 84 -96 44 -96 -8C-96 -58 -60 -100 0 -100Z"
      />
      <path
        className="b-shape"
        d="M0 -100C-34 -100 -56 -54 -56 -8C-56 40 -26 84 -14 116H14C26 84 56 40 56 -8C56 -54 34 -100 0 -100Z"
      />
      <path
        className="b-chalk"
        d="M0 -100C-12 -100 -20 -54 -20 -8C-20 40 -8 84 -5 116H5C8 84 20 40 20 -8C20 -54 12 -100 0 -100Z"
      />
      <path className="b-hair" d="M-94 -22Q0 4 94 -22M-84 36Q0 62 84 36" />
      <path className="b-shape" d="M-27 116Q0 120 27 116L22 134Q0 138 -22 134Z" />
      <path
        className="b-chalk"
        d="M1 142Q16 160 12 174Q9 184 0 184Q-10 184 -12 174Q-13 166 -7 160Q-5 166 -3 166Q-5 152 1 142Z"
      />
      <path className="b-line" d="M-26 187H26M-7 187v6h14v-6" />
      <circle className="b-chalk-soft" cx="-13" cy="207" r="9" />
      <circle className="b-chalk-soft" cx="13" cy="206" r="9" />
      <Sandbag x={-34} y={222} turn={4} />
      <Sandbag x={34} y={222} turn={-4} />
      <path className="b-shape" d="M-30 216H30L25 254Q0 260 -25 254Z" />
      <path className="b-hair" d="M-28 228Q0 232 28 228M-27 241Q0 245 27 241M-15 217l2 39M0 217v40M15 217l-2 39" />
      <path className="b-line" d="M-34 215Q0 219 34 215" />
    </>
  );
}

/** One that has just been dropped. */
export function FallingSandbag(): ReactNode {
  return (
    <>
      <Sandbag x={0} y={0} turn={16} />
      <path className="b-hair" d="M-10 -12v-8M2 -10v-8M12 -6v-8" />
    </>
  );
}
