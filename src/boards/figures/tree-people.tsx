import type { ReactNode } from "react";

type Tone = "b-shape" | "b-chalk" | "b-chalk-soft";

const standing =
  "M0 -39Q-14 -39 -18 -22Q-19 -14 -14 -14Q-10 -15 -9 -22L-10 -5Q-10 0 -5 0Q-1 0 -1 -5L0 -12L1 -5Q1 0 5 0Q10 0 10 -5L9 -22Q10 -15 14 -14Q19 -14 18 -22Q14 -39 0 -39Z";
const cheering =
  "M0 -38Q-8 -38 -12 -44Q-16 -54 -20 -55Q-25 -55 -24 -49Q-20 -34 -10 -26L-10 -5Q-10 0 -5 0Q-1 0 -1 -5L0 -12L1 -5Q1 0 5 0Q10 0 10 -5L10 -26Q20 -34 24 -49Q25 -55 20 -55Q16 -54 12 -44Q8 -38 0 -38Z";
const sitting =
  "M0 -31Q-14 -31 -18 -14Q-19 -7 -14 -7Q-11 -8 -10 -13L-11 -2Q-12 0 -12 4V17Q-12 22 -7 22Q-3 22 -3 17L-2 4H2L3 17Q3 22 7 22Q12 22 12 17V4Q12 0 11 -2L10 -13Q11 -8 14 -7Q19 -7 18 -14Q14 -31 0 -31Z";
const swinging =
  "M0 -30Q-8 -30 -13 -37Q-18 -42 -21 -38Q-23 -33 -17 -27Q-11 -21 -10 -17L-11 -2Q-12 0 -12 4L-15 15Q-16 21 -11 22Q-7 22 -6 17L-2 4H2L6 17Q7 22 11 22Q16 21 15 15L12 4Q12 0 11 -2L10 -17Q11 -21 17 -27Q23 -33 21 -38Q18 -42 13 -37Q8 -30 0 -30Z";
const climbing =
  "M0 -38Q-8 -38 -11 -44Q-14 -56 -18 -56Q-23 -55 -21 -48Q-18 -34 -10 -27L-13 -12Q-14 -3 -9 -3Q-5 -3 -4 -8L0 -14L4 -4Q5 1 10 0Q14 -2 12 -7L10 -26Q17 -30 20 -40Q21 -46 17 -47Q13 -47 11 -41Q8 -38 0 -38Z";
const clinging =
  "M0 -38Q-10 -37 -22 -42Q-27 -42 -27 -37Q-26 -31 -12 -27V-10Q-22 -10 -24 -4Q-24 1 -19 1Q-12 0 -4 -8L0 -10L4 -8Q12 0 19 1Q24 1 24 -4Q22 -10 12 -10V-27Q26 -31 27 -37Q27 -42 22 -42Q10 -37 0 -38Z";
const resting = "M-12 -28Q-23 -25 -21 -6Q-20 0 -12 0H22Q28 0 28 -5Q28 -10 22 -10L2 -11Q2 -21 -2 -26Q-6 -30 -12 -28Z";

function Head({ tone, x = 0, y = -50 }: { tone: Tone; x?: number; y?: number }) {
  return <circle className={tone} cx={x} cy={y} r="11" />;
}

interface Pose {
  /** Its place on the tree: the feet, or the seat. */
  spot: readonly [x: number, y: number];
  draw: (tone: Tone) => ReactNode;
  /** Its support, if that is drawn with the figure. */
  prop?: string;
}

function upright(path: string, headY?: number) {
  return (tone: Tone) => (
    <>
      <path className={tone} d={path} />
      <Head tone={tone} {...(headY !== undefined && { y: headY })} />
    </>
  );
}

/** Round little people, each about 62 high, in the places of the tree of `tree-scene.tsx`. */
export const poses: Readonly<Record<string, Pose>> = {
  top: { spot: [326, 106], draw: upright(cheering), prop: "M-30 4Q-16 -6 0 2Q16 -6 30 4" },
  branch: { spot: [166, 312], draw: upright(sitting, -42), prop: "M-32 4H32" },
  swing: { spot: [492, 398], draw: upright(swinging, -41), prop: "M-20 4H20M-19 4V-62M19 4V-62" },
  ladder: {
    spot: [247, 404],
    draw: upright(climbing),
    prop: "M-17 6V-62M17 6V-62M-17 2H17M-17 -13H17M-17 -28H17M-17 -43H17",
  },
  trunk: { spot: [328, 400], draw: upright(clinging), prop: "M-15 8Q-12 -30 -15 -64M15 8Q12 -30 15 -64" },
  ground: {
    spot: [408, 458],
    draw: (tone) => (
      <>
        <path className={tone} d={resting} />
        <path className="b-line" d="M-9 -19Q-7 -9 3 -10" />
        <Head tone={tone} x={-8} y={-39} />
      </>
    ),
    prop: "M-32 4H32",
  },
  pair: {
    spot: [578, 458],
    draw: (tone) => (
      <>
        <g transform="translate(-15 0)">{upright(standing)(tone)}</g>
        <g transform="translate(15 0) scale(1 1.08)">{upright(standing)(tone)}</g>
        <path className={tone} d="M-22 -36Q0 -24 22 -38Q27 -37 25 -32Q0 -16 -24 -29Q-26 -34 -22 -36Z" />
      </>
    ),
  },
  alone: {
    spot: [60, 458],
    draw: (tone) => (
      <>
        <path className={tone} d={standing} />
        <Head tone={tone} x={-6} y={-45} />
      </>
    ),
    prop: "M16 -58q5 -6 -1 -9t3 -8M26 -54q5 -6 -1 -9t3 -8",
  },
};
