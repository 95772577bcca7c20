import type { ReactNode } from "react";

/** The winner's cup, standing on 0, 0: 84 wide and 96 high. */
export function Cup(): ReactNode {
  return (
    <>
      <path
        className="b-line"
        strokeWidth="4.4"
        d="M-25 -82Q-45 -86 -41 -68Q-37 -52 -18 -48M25 -82Q45 -86 41 -68Q37 -52 18 -48"
      />
      <path className="b-shape" d="M-9 -42H9L6 -22L13 -14H-13L-6 -22Z" />
      <path className="b-chalk" d="M-28 -92Q0 -88 28 -92Q29 -58 15 -44Q8 -38 0 -38Q-8 -38 -15 -44Q-29 -58 -28 -92Z" />
      <path
        className="b-note-soft"
        d="M-19 -80Q-19 -66 -12 -56Q-9 -52 -12 -51Q-15 -51 -18 -58Q-23 -68 -23 -79Q-22 -83 -19 -80Z"
      />
      <path
        className="b-dot"
        d="M1 -82L4.5 -74L13 -73L6.5 -67.5L8.5 -59L1 -63.5L-6.5 -59L-4.5 -67.5L-11 -73L-2.5 -74Z"
      />
      <path className="b-chalk-soft" d="M-24 -14Q0 -17 24 -14L26 0Q0 -2 -26 0Z" />
    </>
  );
}
