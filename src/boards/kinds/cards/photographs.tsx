import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";

/** The motifs of photographs, around 0, 0: 130 wide and 84 high. */
const subjects = {
  /** Two people before mountains. */
  polaroid: (
    <>
      <circle className="b-shape" cx="40" cy="-20" r="11" />
      <path className="b-chalk" d="M-65 20Q-44 -14 -20 8Q10 -34 34 4Q50 -8 64 10V42L-65 41Z" />
      <Person feet={{ x: -26, y: 41 }} height={54} className="b-shape" />
      <Person feet={{ x: 6, y: 42 }} height={42} className="b-shape" />
    </>
  ),
  umbrellas: (
    <>
      <path className="b-tick" d="M-14 -2V24Q-14 33 -21 33Q-27 33 -27 27M38 10V28Q38 34 33 34" />
      <path className="b-shape" d="M16 12Q18 -8 38 -9Q58 -8 60 12Q53 6 46 11Q38 6 31 11Q23 6 16 12Z" />
      <path
        className="b-chalk"
        d="M-54 0Q-50 -32 -14 -33Q22 -32 26 0Q17 -8 6 -1Q-4 -8 -14 -1Q-24 -8 -34 -1Q-45 -8 -54 0Z"
      />
      <path className="b-tick" d="M-14 -33Q-31 -22 -34 -1M-14 -33Q3 -22 6 -1M-14 -33v-4" />
      <path className="b-tick" d="M42 -34l-3 8M56 -26l-3 8M-52 12l-3 8M6 14l-3 8M16 26l-3 8" />
    </>
  ),
  /** Being fed. */
  penguins: (
    <>
      <path className="b-shape" d="M-65 26Q-20 18 20 25Q44 28 64 22V42L-65 41Z" />
      <path className="b-dot" d="M-34 -8Q-46 4 -44 20Q-36 16 -31 8ZM6 -8Q20 2 18 18Q10 14 4 8Z" />
      <path
        className="b-dot"
        d="M-14 -36C2 -36 8 -20 9 -4C12 14 8 31 -14 32C-36 31 -40 14 -37 -4C-36 -20 -30 -36 -14 -36Z"
      />
      <path
        className="b-note-soft"
        d="M-14 -12C-2 -12 2 2 1 12C0 23 -6 28 -14 28C-22 28 -28 23 -29 12C-30 2 -26 -12 -14 -12Z"
      />
      <circle className="b-note-soft" cx="-7" cy="-24" r="3.6" />
      <path className="b-chalk" d="M1 -28L17 -26L3 -17ZM-28 31q6 -5 12 0v4h-12ZM-12 31q6 -5 12 0v4h-12Z" />
      <path className="b-chalk" d="M26 -26Q38 -39 50 -27L60 -35V-17L50 -25Q38 -14 26 -26Z" />
    </>
  ),
  /** Told by its scent. */
  apples: (
    <>
      <path
        className="b-chalk"
        d="M0 -13C-10 -23 -34 -19 -33 4C-32 22 -16 37 -6 34Q0 32 6 34C18 37 33 20 33 2C33 -19 10 -23 0 -13Z"
      />
      <path className="b-shape" d="M3 -22Q9 -38 28 -37Q23 -20 3 -22Z" />
      <path className="b-tick" d="M0 -12Q-1 -23 -6 -31M-22 8Q-22 -4 -13 -8" />
      <path className="b-tick" d="M-50 24q-6 -8 0 -16q6 -8 0 -16M50 24q-6 -8 0 -16q6 -8 0 -16" />
    </>
  ),
  "night-train": (
    <>
      <path className="b-dot" d="M-64 -41L65 -42L64 20H-65Z" />
      <path className="b-note-soft" d="M44 -36Q32 -30 37 -20Q43 -11 54 -17Q42 -19 44 -36Z" />
      <path className="b-note-soft" d="M-50 -31h4v4h-4ZM-16 -35h4v4h-4ZM14 -28h4v4h-4Z" />
      <path className="b-chalk" d="M-65 -14H24Q46 -13 54 12Q56 20 47 20H-65Z" />
      <path className="b-note-soft" d="M-57 -6h17v13h-17ZM-32 -6h17v13h-17ZM-7 -6h17v13H-7ZM19 -6h6Q36 -3 41 7H19Z" />
      <circle className="b-dot" cx="-44" cy="23" r="7" />
      <circle className="b-dot" cx="-22" cy="23" r="7" />
      <circle className="b-dot" cx="24" cy="23" r="7" />
      <path className="b-tick" d="M-62 33H62" />
    </>
  ),
  trumpet: (
    <>
      <path className="b-chalk" d="M-32 0H-23V13Q-23 17 -19 17H9Q13 17 13 13V0H22V15Q22 26 11 26H-21Q-32 26 -32 15Z" />
      <path className="b-shape" d="M-20 -20h9v17h-9ZM-6 -20h9v17h-9ZM8 -20h9v17h-9Z" />
      <path className="b-tick" d="M-21 -27h11M-7 -27h11M7 -27h11M-15.5 -27v7M-1.5 -27v7M12.5 -27v7" />
      <path className="b-chalk" d="M-56 -11L-48 -7H8Q36 -9 50 -32Q62 -3 50 26Q36 5 8 3H-48L-56 7Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const photographNames = Object.keys(subjects);

export function isPhotograph(icon: string | undefined): icon is keyof typeof subjects {
  return photographNames.includes(icon ?? "");
}

export function Photograph({ of }: { of: keyof typeof subjects }): ReactNode {
  return (
    <>
      <path className="b-chalk-soft" d="M-64 -41L65 -42L64 42L-65 41Z" />
      {subjects[of]}
      <path className="b-line" d="M-64 -41L65 -42L64 42L-65 41Z" />
    </>
  );
}
