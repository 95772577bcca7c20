import type { ReactNode } from "react";
import { round, roundedPolygon } from "../../geometry.ts";
import { Tick } from "../../shapes.tsx";

/** A star's ten corners, around 40, 42. */
const starCorners = Array.from({ length: 10 }, (_, index) => {
  const angle = (Math.PI * index) / 5 - Math.PI / 2;
  const reach = index % 2 === 0 ? 33 : 15;
  return { x: 40 + reach * Math.cos(angle), y: 43 + reach * Math.sin(angle) };
});

const hours = Array.from({ length: 12 }, (_, index) => {
  const angle = (Math.PI * index) / 6;
  const point = (reach: number) => `${round(40 + reach * Math.cos(angle))} ${round(41 + reach * Math.sin(angle))}`;
  return `M${point(index % 3 === 0 ? 20 : 22.5)}L${point(25)}`;
}).join("");

/** Signs for the purposes of columns, each in a square of 80. Signs on chalk are dark in both themes, as the chalk is light in both. */
export const signIcons = {
  plus: <path className="b-chalk" d="M31 11L48 10L49 31L69 30L70 48L49 49L50 70L32 69L31 49L10 50L11 32L31 31Z" />,
  delta: (
    <path
      className="b-chalk"
      fillRule="evenodd"
      d="M40 9Q42 9 43 11L74 66Q76 70 71 70L9 71Q5 71 7 67L37 11Q38 9 40 9ZM40 32L25 59L55 58.5Z"
    />
  ),
  minus: (
    <path
      className="b-chalk"
      d="M12 31Q40 29 68 30Q71 30 71 34L70 47Q70 50 67 50Q40 51 12 50Q9 50 9 47L9 35Q9 31 12 31Z"
    />
  ),
  bin: (
    <>
      <path className="b-shape" d="M18 27H62L57 70Q56 73 53 73H27Q24 73 23 70Z" />
      <path className="b-line" d="M31 36L33 63M40 36V63M49 36L47 63" />
      <path className="b-line" d="M31 17Q30 8 35 8H46Q50 8 49 16" />
      <path className="b-chalk" d="M13 17Q40 14 67 16Q70 22 67 27Q40 29 13 27Q10 22 13 17Z" />
    </>
  ),
  keep: (
    <>
      <path className="b-line" d="M39 49L38 74" />
      <path
        className="b-chalk"
        d="M27 9Q40 6 53 8Q56 13 52 17L51 32Q62 38 63 47Q63 50 60 50Q40 52 19 50Q17 49 17 46Q19 37 29 32L28 17Q24 13 27 9Z"
      />
      <path className="b-tick" d="M36 19L36 32" />
    </>
  ),
  "arrow-up": (
    <path
      className="b-chalk"
      d="M41 8L68 37Q70 40 66 40L51 40L50 68Q50 71 47 71L33 70Q30 70 30 67L31 40L14 39Q10 39 12 36Z"
    />
  ),
  eye: (
    <>
      <path className="b-shape" d="M6 42Q22 20 41 20Q60 20 75 41Q59 63 40 63Q21 63 6 42Z" />
      <circle className="b-chalk" cx="40.5" cy="41" r="14.5" />
      <circle className="b-dot" cx="40.5" cy="41" r="6" />
      <path className="b-line" d="M16 21L11 14M29 14L27 6M52 14L54 6M65 21L70 14" />
    </>
  ),
  question: (
    <>
      <path
        className="b-chalk"
        d="M38 8C58 7 72 19 72 36C72 53 59 63 41 63Q35 63 30 62L15 72Q18 62 18 56Q8 48 8 36C8 19 20 9 38 8Z"
      />
      <path className="b-tick" d="M31 29Q32 19 41 19Q50 20 50 28Q50 33 44 36.5Q40 39 40 44" />
      <circle className="b-dot" cx="40" cy="53" r="3" />
    </>
  ),
  bulb: (
    <>
      <path className="b-line" d="M40 3V8M14 12L18 16M66 12L62 16M5 36H10M70 36H75" />
      <path className="b-chalk" d="M30 58Q30 52 25 47Q18 40 18 33Q18 14 40 14Q62 14 62 33Q62 40 55 47Q50 52 50 58Z" />
      <path className="b-tick" d="M36 57V42L31 34M44 57V42L49 34" />
      <path className="b-shape" d="M30 58H50L49 70Q47 75 40 75Q33 75 31 70Z" />
      <path className="b-line" d="M31 64.5L49 64" />
    </>
  ),
  heart: <path className="b-chalk" d="M40 71Q10 49 8 30Q8 12 24 11Q35 11 41 23Q47 10 58 11Q73 13 73 30Q71 50 40 71Z" />,
  check: (
    <>
      <path className="b-chalk" d="M40 8C59 7 73 21 72 40C72 59 58 73 40 72C21 72 8 59 8 40C8 21 22 8 40 8Z" />
      <Tick at={{ x: 39, y: 42 }} size={36} />
    </>
  ),
  clock: (
    <>
      <path className="b-chalk" d="M40 8C59 7 73 22 73 41C73 60 58 74 40 74C21 74 7 60 7 41C7 22 21 8 40 8Z" />
      <circle className="b-shape" cx="40" cy="41" r="27" />
      <path className="b-hair" d={hours} />
      <path className="b-line" d="M40 23V41L52 49" />
      <circle className="b-ink" cx="40" cy="41" r="3" />
    </>
  ),
  star: <path className="b-chalk" d={roundedPolygon(starCorners, 4)} />,
} satisfies Record<string, ReactNode>;
