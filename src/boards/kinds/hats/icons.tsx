import type { ReactNode } from "react";

/** The six hats, told by their cut: each 120 wide and at most 80 high, its brim's middle at 0, 0. */
export const hatIcons = {
  /** Facts: folded from a newspaper. */
  white: (
    <>
      <path className="b-shape" d="M-58 -6L-36 -16L0 -76L38 -16L58 -6L46 14H-47Z" />
      <path className="b-line" d="M0 -76L2 -18M-36 -16L2 -18L38 -16M-58 -6Q0 -1 58 -6" />
      <path className="b-hair" d="M-34 3.5h22M-34 8.5h30M10 3.5h26M4 8.5h26M-18 -28h10M-12 -38h6M12 -28h9M10 -38h6" />
    </>
  ),
  /** Feelings: knitted, with a heart. */
  red: (
    <>
      <circle className="b-shape" cx="2" cy="-66" r="12" />
      <path className="b-line" d="M-4 -70l4 3M5 -73l-1 5M-3 -61l5-2M7 -62l-3 -3" />
      <path className="b-chalk" d="M-42 -4Q-46 -56 1 -57Q47 -55 42 -4Z" />
      <path className="b-shape" d="M-47 -8Q0 -2 47 -8Q52 3 47 13Q0 19 -47 13Q-52 3 -47 -8Z" />
      <path className="b-hair" d="M-36 -5v19M-24 -4v20M-12 -3v20M0 -3v20M12 -3v20M24 -4v20M36 -5v19" />
      <path className="b-dot" d="M0 -15Q-19 -28 -13 -38Q-6 -45 0 -36Q7 -45 14 -38Q19 -28 0 -15Z" />
    </>
  ),
  /** Caution: a top hat. */
  black: (
    <>
      <path className="b-dot" d="M-56 4Q-54 -5 -32 -4L-34 -70Q0 -77 35 -70L32 -4Q54 -5 56 4Q34 15 0 15Q-34 15 -56 4Z" />
      <path className="b-chalk-soft" d="M-33 -24Q0 -17 33 -24L32 -6Q0 2 -32 -6Z" />
      <path
        className="b-line"
        d="M-56 4Q-54 -5 -32 -4L-34 -70Q0 -77 35 -70L32 -4Q54 -5 56 4Q34 15 0 15Q-34 15 -56 4Z"
      />
    </>
  ),
  /** Benefits: straw, for the sun. */
  yellow: (
    <>
      <path
        className="b-chalk-soft"
        d="M-60 2Q-42 -12 -32 -12Q-30 -48 1 -48Q32 -48 33 -12Q44 -12 60 2Q40 17 0 17Q-40 17 -60 2Z"
      />
      <path className="b-chalk" d="M-33 -24Q0 -16 33 -24L34 -11Q0 -2 -34 -11Z" />
      <path
        className="b-hair"
        d="M-44 2q7 6 14 7M-26 6q6 5 13 5M-6 7q6 4 12 4M14 7q7 3 13 0M34 4q6 0 10 -4M-18 -38q6 4 11 4M2 -40q7 5 12 6M-22 -29q6 4 10 4M8 -29q6 4 11 3"
      />
      <path className="b-line" d="M0 -56v-8M-24 -51l-5 -7M24 -51l5 -7" />
    </>
  ),
  /** New ideas: pointed, with a feather. */
  green: (
    <>
      <path className="b-shape" d="M24 -20Q22 -58 48 -78Q62 -50 34 -16Z" />
      <path className="b-hair" d="M29 -18Q36 -50 47 -70M32 -34l-6 -5M36 -46l-6 -6M34 -36l12 -4M38 -48l11 -4" />
      <path className="b-chalk" d="M-40 -6Q-36 -34 -16 -58Q-4 -72 8 -66Q30 -40 38 -6Z" />
      <path
        className="b-chalk-soft"
        d="M-58 4Q-52 -16 -40 -14Q0 -26 38 -16Q54 -14 62 -22Q58 8 30 14Q-14 20 -44 12Q-56 10 -58 4Z"
      />
      <path className="b-line" d="M-14 -56Q-2 -46 6 -30" />
    </>
  ),
  /** The whole: a captain's cap. */
  blue: (
    <>
      <path className="b-shape" d="M-50 -34Q-46 -62 2 -66Q48 -62 52 -34Q46 -18 36 -16H-35Q-46 -18 -50 -34Z" />
      <path className="b-chalk" d="M-36 -20Q0 -28 37 -20L36 2Q0 -5 -36 2Z" />
      <path className="b-dot" d="M-36 2Q0 -5 36 2Q45 7 44 13Q22 5 0 5Q-22 5 -44 13Q-45 7 -36 2Z" />
      <path className="b-line" d="M-36 2Q0 -5 36 2Q45 7 44 13Q22 5 0 5Q-22 5 -44 13Q-45 7 -36 2Z" />
      <circle className="b-shape" cx="0" cy="-36" r="9" />
      <path className="b-line" d="M0 -31V-41M-4 -38L0 -42L4 -38" />
    </>
  ),
} satisfies Record<string, ReactNode>;
