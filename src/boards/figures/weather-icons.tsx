import type { ReactNode } from "react";
import { round } from "../geometry.ts";

const cloud = "M20 60a13 13 0 0 1-1-26 19 19 0 0 1 36-6 15 15 0 0 1 7 32z";

function Rays({ x, y, from, to, count }: { x: number; y: number; from: number; to: number; count: number }) {
  const at = (radius: number, index: number) => {
    const angle = (2 * Math.PI * index) / count;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  const path = Array.from({ length: count }, (_, index) => `M${at(from, index)}L${at(to, index)}`).join("");
  return <path className="b-line" d={path} />;
}

/** Skies, each in a square of 80. */
export const weatherIcons = {
  sun: (
    <>
      <circle className="b-chalk" cx="40" cy="40" r="17" />
      <Rays x={40} y={40} from={24} to={34} count={8} />
    </>
  ),
  "sun-cloud": (
    <>
      <circle className="b-chalk" cx="52" cy="28" r="14" />
      <Rays x={52} y={28} from={19.5} to={26} count={8} />
      <path className="b-shape" d={cloud} transform="translate(2 10)" />
    </>
  ),
  cloud: (
    <>
      <path className="b-chalk-soft" d={cloud} transform="translate(27 4) scale(.72)" />
      <path className="b-shape" d={cloud} transform="translate(-3 6)" />
    </>
  ),
  rain: (
    <>
      <path className="b-shape" d={cloud} transform="translate(0 -10)" />
      <path className="b-line" d="M24 57l-4 9M40 57l-4 9M56 57l-4 9M33 68l-3 7M49 68l-3 7" />
    </>
  ),
  storm: (
    <>
      <path className="b-shape" d={cloud} transform="translate(0 -12)" />
      <path className="b-chalk" d="M43 40L28 60h10l-5 16 19-23H41l7-13z" />
    </>
  ),
  fog: (
    <>
      <path className="b-shape" d={cloud} transform="translate(0 -16)" />
      <path className="b-line" d="M12 54h38M58 54h12M20 63h46M12 72h14M34 72h30" />
    </>
  ),
} satisfies Record<string, ReactNode>;
