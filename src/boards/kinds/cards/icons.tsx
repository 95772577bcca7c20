import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";
import { isPhotograph, Photograph, photographNames } from "./photographs.tsx";

const suits = [
  <path
    key="spade"
    className="b-ink"
    d="M0 -34Q-40 2 -29 17Q-17 29 -4 14Q-6 30 -14 36H14Q6 30 4 14Q17 29 29 17Q40 2 0 -34Z"
  />,
  <path key="heart" className="b-chalk" d="M0 34Q-44 2 -32 -18Q-17 -36 0 -14Q17 -36 32 -18Q44 2 0 34Z" />,
  <path
    key="club"
    className="b-ink"
    d="M-4 12Q-16 26 -26 14Q-36 0 -16 -6Q-24 -28 -2 -32Q24 -30 16 -6Q36 -2 27 13Q17 26 4 12Q6 28 14 35H-14Q-6 28 -4 12Z"
  />,
  <path key="diamond" className="b-chalk" d="M0 -38Q10 -14 28 0Q10 14 0 38Q-10 14 -28 0Q-10 -14 0 -38Z" />,
] as const;

const face = "M0 -32C20 -33 34 -19 33 1C32 20 19 33 0 32C-20 32 -33 19 -33 0C-33 -20 -19 -31 0 -32Z";

/** The pictures of cards, around 0, 0: at most 130 wide and 88 high. */
const cardIcons = {
  badge: (
    <>
      <path className="b-chalk-soft" d="M-34 -36L35 -37L34 38L-35 37Z" />
      <Person feet={{ x: 0, y: 37 }} height={64} className="b-chalk" />
      <path className="b-line" d="M-62 -20h16M-62 0h16M-62 20h16M46 -20h16M46 0h16M46 20h16" />
    </>
  ),
  /** An honest face, ticked. */
  truth: (
    <>
      <path className="b-chalk-soft" d={face} />
      <circle className="b-dot" cx="-11" cy="-6" r="4" />
      <circle className="b-dot" cx="11" cy="-6" r="4" />
      <path className="b-tick" d="M-15 10Q0 26 15 10" />
      <circle className="b-chalk" cx="38" cy="-24" r="16" />
      <path className="b-tick" d="M31 -24l5 6l10 -12" />
    </>
  ),
  /** A face whose nose has grown. */
  lie: (
    <>
      <path className="b-chalk-soft" d={face} transform="translate(-20 2)" />
      <path className="b-chalk" d="M-12 -4Q30 -12 56 -10Q62 -7 57 -3Q30 0 -10 8Q-18 4 -12 -4Z" />
      <path className="b-shape" d="M42 -10Q44 -26 58 -28Q60 -14 46 -10Z" />
      <path className="b-tick" d="M-38 -19l9 3M-4 -17l-9 2M-34 18Q-20 12 -10 20" />
      <circle className="b-dot" cx="-29" cy="-8" r="3.8" />
      <circle className="b-dot" cx="-12" cy="-9" r="3.8" />
    </>
  ),
  /** A sealed envelope. */
  secret: (
    <>
      <path className="b-chalk-soft" d="M-58 -36L58 -37L57 38L-57 37Z" />
      <path className="b-line" d="M-57 37L-14 0M57 38L14 0" />
      <path className="b-shape" d="M-58 -36L58 -37L6 8Q0 12 -6 8Z" />
      <circle className="b-chalk" cx="0" cy="8" r="15" />
      <path className="b-tick" d="M-4 4q0 -5 4.5 -5q4.5 0 4.5 4q0 3 -4.5 5.5M.5 15v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const cardIconNames = [...Object.keys(cardIcons), ...photographNames, "playing-card"];

/** The picture of a card; playing cards have the four suits in turn. */
export function drawCardIcon(icon: string | undefined, index: number): ReactNode {
  if (isPhotograph(icon)) return <Photograph of={icon} />;
  if (icon !== "playing-card") return (cardIcons as Record<string, ReactNode>)[icon ?? ""];
  const suit = suits[index % suits.length];
  return (
    <>
      {suit}
      <g transform="translate(-53 -26) scale(.36)" strokeWidth="4.5">
        {suit}
      </g>
      <g transform="translate(53 26) rotate(180) scale(.36)" strokeWidth="4.5">
        {suit}
      </g>
    </>
  );
}
