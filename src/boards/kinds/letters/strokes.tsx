import type { ReactNode } from "react";
import { type Box, round } from "../../geometry.ts";

const bowl = "M1.8 20.4V0.6H6.6Q12.6 0.6 12.6 6Q12.6 11.4 6.6 11.4H1.8";
const ring = "M7.2 0Q1.2 0 1.2 10.2Q1.2 20.4 7.2 20.4Q13.2 20.4 13.2 10.2Q13.2 0 7.2 0";

/** Capital letters in a few strokes, each 14.4 wide and 20.4 high: a card can show them, as it holds no text. */
const strokes = {
  A: "M0.6 20.4L7.2 0L13.8 20.4M3 13.2H11.4",
  B: "M1.8 0V20.4M1.8 0.6H6.6Q12 0.6 12 4.8Q12 9.6 6.6 9.6H1.8M6.6 9.6Q13.2 10.2 13.2 15Q13.2 19.8 6.6 19.8H1.8",
  C: "M13.2 3.6Q10.8 0 7.2 0Q1.2 0.6 1.2 10.2Q1.2 19.8 7.2 20.4Q10.8 20.4 13.2 16.8",
  D: "M1.8 0.6V19.8M1.8 0.6H5.4Q13.2 1.2 13.2 10.2Q13.2 19.2 5.4 19.8H1.8",
  E: "M12.6 0.6H1.8V19.8H12.6M1.8 9.6H10.2",
  F: "M12.6 0.6H1.8V20.4M1.8 9.6H10.2",
  G: "M13.2 3.6Q10.8 0 7.2 0Q1.2 0.6 1.2 10.2Q1.2 19.8 7.2 20.4Q13.2 20.4 13.2 11.4H8.4",
  H: "M1.8 0V20.4M12.6 0V20.4M1.8 10.2H12.6",
  I: "M7.2 0V20.4M3.6 0H10.8M3.6 20.4H10.8",
  J: "M10.8 0V13.8Q10.8 20.4 6 20.4Q2.4 19.8 1.8 15.6",
  K: "M1.8 0V20.4M12.6 0L2.4 11.4M5.4 8.4L13.2 20.4",
  L: "M2.4 0V19.8H12.6",
  M: "M0.6 20.4L2.4 0L7.2 13.2L12 0L13.8 20.4",
  N: "M1.8 20.4V0L12.6 20.4V0",
  O: `${ring}Z`,
  P: bowl,
  Q: `${ring}ZM8.4 15L13.8 21.6`,
  R: `${bowl}M6.6 11.4L12.6 20.4`,
  S: "M12 3Q10.2 0 6.6 0Q1.8 0.6 1.8 4.8Q1.8 9 7.2 10.2Q12.6 11.4 12.6 15.6Q12.6 20.4 7.2 20.4Q3 20.4 1.2 16.8",
  T: "M0.6 0.6H13.8M7.2 0.6V20.4",
  U: "M1.8 0V13.2Q1.8 20.4 7.2 20.4Q12.6 20.4 12.6 13.2V0",
  V: "M0.6 0L7.2 20.4L13.8 0",
  W: "M0 0L3.6 20.4L7.2 6L10.8 20.4L14.4 0",
  X: "M1.2 0L13.2 20.4M13.2 0L1.2 20.4",
  Y: "M0.6 0L7.2 10.2L13.8 0M7.2 10.2V20.4",
  Z: "M1.2 0.6H13.2L1.2 19.8H13.2",
} satisfies Record<string, string>;

export const letterNames = Object.keys(strokes);

/** A letter in the middle of a box, dark in both themes: it stands on chalk. */
export function StrokeLetter({
  name = "",
  box,
  height,
}: {
  name?: string | undefined;
  box: Box;
  height: number;
}): ReactNode {
  const scale = Math.round((height / 20.4) * 100) / 100;
  const x = box.x + (box.width - 14.4 * scale) / 2;
  const y = box.y + (box.height - height) / 2;
  return (
    <path
      className="b-tick"
      transform={`translate(${round(x)} ${round(y)}) scale(${scale})`}
      d={strokes[name as keyof typeof strokes]}
    />
  );
}
