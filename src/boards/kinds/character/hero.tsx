import type { ReactNode } from "react";
import type { Point } from "../../geometry.ts";

/** The places of the traits: down the left side of the figure, then down the right side. */
export const heroSpots: { left: readonly Point[]; right: readonly Point[] } = {
  left: [
    { x: -34, y: -128 },
    { x: -20, y: -52 },
    { x: -64, y: 6 },
    { x: -30, y: 136 },
  ],
  right: [
    { x: 34, y: -128 },
    { x: 66, y: -46 },
    { x: 40, y: 36 },
    { x: 30, y: 136 },
  ],
};

/** Somebody in a cape with a bag, who holds up a lantern: around 0, 0, 170 wide, from -182 to 162. */
export function Hero(): ReactNode {
  return (
    <>
      <path
        className="b-chalk-soft"
        d="M-26 -76Q-66 -40 -78 60Q-82 96 -92 112Q-50 126 -22 112L22 112Q56 124 84 108Q70 60 62 10Q54 -50 26 -76Z"
      />
      <path className="b-dot" d="M-30 96H-6L-8 132H-28ZM6 96H30L28 132H8Z" />
      <path
        className="b-chalk"
        d="M-30 128H-6Q-4 146 -8 156H-46Q-46 144 -30 140ZM30 128H6Q4 146 8 156H46Q46 144 30 140Z"
      />
      <path className="b-shape" d="M-26 -78Q0 -88 26 -78Q40 -20 42 104Q0 114 -42 104Q-40 -20 -26 -78Z" />
      <path className="b-chalk" d="M-40 20Q0 30 40 20L41 36Q0 46 -41 36Z" />
      <path className="b-shape" d="M-9 24H9V42H-9Z" />
      <path className="b-line" d="M-26 -72L36 34" />
      <path className="b-chalk" d="M24 30Q44 24 60 32L62 66Q42 72 24 66Z" />
      <path className="b-line" d="M24 44Q42 52 61 45M42 49v7" />
      <path className="b-shape" d="M-27 -72Q-58 -50 -66 2Q-68 14 -58 16Q-50 16 -47 6Q-42 -20 -26 -34Z" />
      <path
        className="b-shape"
        d="M27 -72Q48 -56 58 -62Q66 -76 68 -92Q72 -100 80 -96Q86 -92 84 -84Q80 -52 66 -38Q48 -30 28 -36Z"
      />
      <path className="b-line" d="M77 -96V-108" />
      <path className="b-chalk" d="M64 -134H90L94 -112Q78 -104 60 -112Z" />
      <path className="b-shape" d="M66 -134Q77 -152 88 -134Z" />
      <path className="b-line" d="M77 -146V-152M52 -126l-9 -3M102 -126l9 -3M60 -146l-6 -7M94 -146l6 -7" />
      <circle className="b-chalk-soft" cy="-114" r="39" />
      <path
        className="b-dot"
        d="M-39 -112Q-46 -152 -12 -158Q14 -166 32 -148Q46 -136 39 -110Q36 -128 22 -134Q4 -124 -20 -134Q-34 -128 -39 -112Z"
      />
      <circle className="b-dot" cx="-13" cy="-112" r="3.8" />
      <circle className="b-dot" cx="15" cy="-112" r="3.8" />
      <path className="b-tick" d="M-12 -96Q2 -84 16 -96" />
      <path className="b-chalk" d="M-30 -82Q0 -66 30 -82L34 -68Q0 -50 -34 -68Z" />
      <path className="b-chalk" d="M-22 -64Q-16 -42 -26 -28L-12 -26Q-4 -42 -8 -60Z" />
    </>
  );
}
