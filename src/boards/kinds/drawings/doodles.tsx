import type { ReactNode } from "react";

/** Doodles in thick pencil, clumsy on purpose, each in a square of 80. */
export const doodles = {
  sheep: (
    <>
      <path className="b-line" d="M27 56v14M34 58v13M51 58v12M58 56v14" />
      <path
        className="b-shape"
        d="M20 50q-9-3-6-11q-6-8 4-12q1-9 11-8q6-8 14-2q9-5 14 3q10 0 9 10q7 6 1 13q1 9-9 9q-5 8-13 3q-8 6-14 0q-8 3-11-5z"
      />
      <path className="b-chalk-soft" d="M58 26q10-5 15 3q3 10-3 17q-5 4-9-1q-6-8-3-19z" />
      <path className="b-line" d="M58 27q-8-3-9 3q3 5 9 2M73 28q5-3 6 1" />
      <path className="b-dot" d="M63 33a1.8 1.8 0 1 0 .1 0zM70 33a1.8 1.8 0 1 0 .1 0z" />
    </>
  ),
  ram: (
    <>
      <path className="b-line" d="M23 56v15M31 58v13M47 58v13M54 56v15" />
      <path
        className="b-shape"
        d="M15 50q-8-4-4-12q-4-9 6-11q2-8 11-7q7-6 13-1q9-3 12 5q8 3 6 12q4 9-5 12q-4 8-12 4q-8 5-14 0q-10 5-13-2z"
      />
      <path className="b-chalk-soft" d="M53 27q10-4 15 4q3 10-2 18q-5 5-10-1q-6-9-3-21z" />
      <path className="b-line" d="M57 25q-14-12-19 1q-2 13 10 12q8-3 4-9q-5-4-8 1M66 26q9-11 12 0q1 10-6 9" />
      <path className="b-dot" d="M58 34a1.8 1.8 0 1 0 .1 0zM65 34a1.8 1.8 0 1 0 .1 0z" />
      <path className="b-line" d="M57 44q4 2 7 0M62 51q0 6-3 8" />
    </>
  ),
  "old-sheep": (
    <>
      <path className="b-line" d="M23 55l-3 16M32 57v14M48 57v14M56 55l4 16" />
      <path
        className="b-shape"
        d="M17 48q-8-4-4-12q-3-8 6-11q4-6 10-3q7-5 13 0q8-3 13 4q8 4 5 12q4 9-6 10q-4 7-12 3q-7 5-13 0q-9 3-12-3z"
      />
      <path className="b-chalk-soft" d="M56 36q9-4 14 3q4 9-1 17q-6 4-10-2q-6-8-3-18z" />
      <path className="b-line" d="M56 37q-9 1-8 8q5 2 9-3M60 43l4 1M66 44l4-1M60 56q-1 7 2 11M64 57v9M68 55q2 6 0 9" />
      <path className="b-line" d="M76 44v27M76 44q-1-7-7-4M25 33q4-3 6 1M36 41q4-3 6 1M27 44q3-3 6 1" />
    </>
  ),
  "box-with-holes": (
    <>
      <path className="b-shape" d="M9 34L51 38L51 70L10 64Z" />
      <path className="b-chalk-soft" d="M51 38L73 26L72 57L51 70Z" />
      <path className="b-shape" d="M9 34L33 22L73 26L51 38Z" />
      <circle className="b-ink" cx="21" cy="50" r="3.6" />
      <circle className="b-ink" cx="31" cy="51" r="3.6" />
      <circle className="b-ink" cx="41" cy="52" r="3.6" />
    </>
  ),
  house: (
    <>
      <path className="b-shape" d="M18 38L17 69L63 70L62 37Z" />
      <path className="b-chalk" d="M9 40L39 12L71 39Z" />
      <path className="b-shape" d="M52 22v-11h8v18" />
      <path className="b-chalk-soft" d="M34 70V50q0-5 6-5t6 5V70Z" />
      <path className="b-line" d="M23 47h7v8h-7zM51 46h8v8h-8zM57 6q-4-4 1-5t5-1" />
    </>
  ),
  tree: (
    <>
      <path className="b-shape" d="M34 72Q38 58 35 44H46Q43 58 49 72Z" />
      <path
        className="b-chalk-soft"
        d="M24 48q-13 0-12-12q-6-11 6-16q2-14 15-12q8-8 17-1q13 0 13 12q11 6 5 17q1 12-12 12q-5 6-12 1q-9 5-20-1z"
      />
      <circle className="b-chalk" cx="29" cy="31" r="4" />
      <circle className="b-chalk" cx="50" cy="24" r="4" />
      <circle className="b-chalk" cx="47" cy="40" r="4" />
      <path className="b-line" d="M14 72h52" />
    </>
  ),
  bicycle: (
    <>
      <circle className="b-shape" cx="19" cy="53" r="15" />
      <circle className="b-shape" cx="61" cy="54" r="14" />
      <path className="b-hair" d="M19 38v30M4 53h30M61 40v28M47 54h28" />
      <path className="b-line" d="M19 53L32 30H55L38 54H19M38 54L30 24M61 54L53 20M24 23q6-2 12 0M53 20q6-4 11 1" />
      <circle className="b-chalk" cx="38" cy="54" r="4" />
    </>
  ),
  cup: (
    <>
      <path className="b-line" d="M58 36q17-5 16 9q-2 12-19 12M30 22q-5-5 0-10t-1-10M42 22q-5-5 0-10t-1-10" />
      <path className="b-chalk" d="M14 29Q37 33 60 29L54 66Q37 71 21 66Z" />
      <path className="b-line" d="M8 73Q37 78 68 72" />
      <path className="b-dot" d="M37 56q-13-8-9-14q5-4 9 2q4-6 9-2q4 6-9 14z" />
    </>
  ),
  fish: (
    <>
      <path className="b-chalk" d="M54 41L75 24Q70 40 76 58Z" />
      <path className="b-chalk-soft" d="M5 42Q22 16 44 25Q54 30 60 41Q52 54 42 58Q20 64 5 42Z" />
      <path
        className="b-line"
        d="M22 28q8 13 1 29M32 34q5 3 0 7M41 34q5 3 0 7M36 45q5 3 0 7M30 23q6-9 15-8l-2 9M6 43q4 2 7 1"
      />
      <circle className="b-dot" cx="15" cy="37" r="2.6" />
      <path className="b-line" d="M8 22a3 3 0 1 0 .1 0M16 11a4 4 0 1 0 .1 0" />
    </>
  ),
  "boat-doodle": (
    <>
      <path className="b-line" d="M39 54V8" />
      <path className="b-shape" d="M43 13Q62 26 65 47L43 48Z" />
      <path className="b-chalk-soft" d="M35 18Q22 30 17 47L35 48Z" />
      <path className="b-chalk" d="M8 53Q40 57 72 52Q68 66 58 69H22Q12 66 8 53Z" />
      <path className="b-line" d="M2 73q6-6 12 0t12 0t12 0t12 0t12 0t12 0" />
    </>
  ),
} satisfies Record<string, ReactNode>;
