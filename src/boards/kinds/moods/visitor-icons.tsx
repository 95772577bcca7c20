import type { ReactNode } from "react";

/** In which spirit people come to a meeting, each in a square of 80. */
export const visitorIcons = {
  /** A compass. */
  explorer: (
    <>
      <circle className="b-shape" cx="40" cy="7" r="5" />
      <path
        className="b-chalk-soft"
        d="M40 13C58 13 71 26 70.5 43.5C70 61 57 74 40 73.5C22.5 73.5 9.5 61 9.5 43.5C9.5 26 23 13 40 13Z"
      />
      <circle className="b-shape" cx="40" cy="43.5" r="23" />
      <path className="b-line" d="M40 24v4M40 59v4M20.5 43.5h4M55.5 43.5h4" />
      <path className="b-chalk" d="M54 29L45.5 48L34.5 39Z" />
      <path className="b-shape" d="M26 58L34.5 39L45.5 48Z" />
      <circle className="b-dot" cx="40" cy="43.5" r="2.6" />
    </>
  ),
  /** A full basket. */
  shopper: (
    <>
      <path className="b-shape" d="M46 40L61 14q4-6 9-3t2 9L60 40z" />
      <path className="b-hair" d="M61 21l6 4M56 30l6 4" />
      <circle className="b-chalk" cx="24" cy="34" r="11" />
      <path className="b-line" d="M24 23q1-6 6-8" />
      <path className="b-chalk-soft" d="M33 40q1-14 9-18q7 6 7 18z" />
      <path className="b-shape" d="M8 39Q40 43 72 39L64 70Q40 74 16 70Z" />
      <path className="b-hair" d="M12 50Q40 54 69 50M14 60Q40 64 66 60M26 42l3 29M40 43v29M54 42l-3 29" />
      <path className="b-line" d="M5 39Q40 43.5 75 39" />
    </>
  ),
  /** Sunglasses in the sun. */
  vacationer: (
    <>
      <circle className="b-chalk-soft" cx="40" cy="27" r="13" />
      <path className="b-line" d="M40 8V2M26 13l-4-5M54 13l4-5M20.5 25l-6-1M59.5 25l6-1" />
      <path className="b-shape" d="M6 39Q40 33 74 39L73 45Q40 39 7 45Z" />
      <path className="b-chalk" d="M8 41Q23 38 36 41Q36 64 22 64Q9 63 8 41Z" />
      <path className="b-chalk" d="M72 41Q57 38 44 41Q44 64 58 64Q71 63 72 41Z" />
      <path className="b-tick" d="M15 53l7-7M51 53l7-7" />
    </>
  ),
  /** A face behind bars. */
  prisoner: (
    <>
      <path className="b-shape" d="M6 7L74 5.5L74.5 74L5.5 75Z" />
      <path className="b-chalk" d="M14 15L66 14L66.5 66L14 67Z" />
      <path
        className="b-chalk-soft"
        d="M20 66.5Q19 58 28 56Q20 50 21 40Q23 24 40 24Q57 24 59 40Q60 50 52 56Q61 58 60 66.5Z"
      />
      <circle className="b-dot" cx="35.5" cy="39" r="2.8" />
      <circle className="b-dot" cx="45.5" cy="39" r="2.8" />
      <path className="b-tick" d="M35 51q5.5-5 11 0" />
      <path className="b-line" strokeWidth="4" d="M27.5 14.5V66.5M53.5 14.5V66.5" />
      <path
        className="b-shape"
        d="M20.5 53q0-3.5 3.5-3.5h7q3.5 0 3.5 3.5v8q0 3.5-3.5 3.5h-7q-3.5 0-3.5-3.5zM46.5 53q0-3.5 3.5-3.5h7q3.5 0 3.5 3.5v8q0 3.5-3.5 3.5h-7q-3.5 0-3.5-3.5z"
      />
      <path className="b-hair" d="M21 54.5h9M21 59.5h9M47 54.5h9M47 59.5h9" />
    </>
  ),
} satisfies Record<string, ReactNode>;
