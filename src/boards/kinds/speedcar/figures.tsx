import type { ReactNode } from "react";

const wheel = (x: number) => (
  <>
    <circle className="b-dot" cx={x} cy="-25" r="25" />
    <circle className="b-line" cx={x} cy="-25" r="25" />
    <circle className="b-shape" cx={x} cy="-25" r="12" />
    <path className="b-line" d={`M${x} -34v18M${x - 9} -25h18`} />
  </>
);

/** An old racing car that drives to the right, about 210 wide, the road at y 0. */
export function Car(): ReactNode {
  return (
    <>
      <path className="b-line" d="M-104 -40l-14 4" />
      <path className="b-chalk-soft" d="M-34 -66Q-56 -78 -72 -68Q-84 -62 -92 -68Q-88 -54 -70 -54Q-52 -52 -34 -58Z" />
      <path className="b-shape" d="M-38 -58Q-38 -70 -24 -72H-14Q-4 -70 -4 -56Z" />
      <circle className="b-shape" cx="-18" cy="-82" r="15" />
      <path className="b-dot" d="M-14 -88Q-4 -90 -2 -84Q-2 -78 -8 -78Q-15 -79 -14 -88Z" />
      <path className="b-line" d="M-33 -84L-13 -84" />
      <path
        className="b-chalk"
        d="M-106 -40Q-92 -58 -60 -59L12 -60Q72 -58 100 -42Q108 -34 100 -24Q90 -16 70 -16H-86Q-108 -20 -106 -40Z"
      />
      <path className="b-line" d="M8 -60L18 -77" />
      <path className="b-tick" d="M22 -50l-5 19M33 -50l-5 19M44 -49l-5 18" />
      <circle className="b-shape" cx="-26" cy="-38" r="14" />
      <path className="b-line" d="M-30 -41l5 -5v17" />
      <path className="b-shape" d="M52 -47Q58 -60 76 -62L86 -62L86 -56H78Q66 -54 62 -46Z" />
      {wheel(-68)}
      {wheel(68)}
    </>
  );
}

/** A brake parachute blown open behind a car: its cords meet at 0, 0, its top is 182 to the left. */
export function Parachute(): ReactNode {
  return (
    <>
      <path className="b-hair" d="M0 0L-92 -70M0 0L-84 -36M0 0L-82 0M0 0L-84 34M0 0L-92 62" />
      <path
        className="b-chalk-soft"
        d="M-92 -70Q-180 -68 -182 -4Q-180 62 -92 62Q-98 46 -84 34Q-92 18 -82 0Q-92 -18 -84 -36Q-98 -50 -92 -70Z"
      />
      <path
        className="b-chalk"
        d="M-182 -4Q-140 -46 -84 -36Q-92 -18 -82 0Q-140 -8 -182 -4ZM-182 -4Q-140 46 -92 62Q-98 46 -84 34Q-140 26 -182 -4Z"
      />
    </>
  );
}

/** A warning, 52 high on its post. */
export function WarningSign(): ReactNode {
  return (
    <>
      <path className="b-line" d="M0 0V-26" />
      <path className="b-chalk" d="M-4 -62Q0 -68 4 -62L22 -32Q24 -26 18 -26H-18Q-24 -26 -22 -32Z" />
      <path className="b-tick" d="M0 -53v12M0 -33v.5" />
    </>
  );
}

/** A chequered flag on a pole of 92, which blows to the left. */
export function FinishFlag(): ReactNode {
  return (
    <>
      <path className="b-shape" d="M0 -90Q-14 -96 -28 -90T-54 -90V-52Q-40 -46 -28 -52T0 -52Z" />
      <path
        className="b-ink"
        d="M0 -90Q-7 -93 -14 -92.5V-80Q-7 -80 0 -77ZM-28 -90Q-36 -86 -41 -87V-74.5Q-36 -74 -28 -77.5ZM-14 -80Q-21 -80 -28 -77.5V-65Q-21 -68 -14 -67.5ZM-41 -74.5Q-48 -74.5 -54 -77.5V-65Q-48 -62 -41 -62ZM0 -65Q-7 -67.5 -14 -67.5V-55Q-7 -55 0 -52ZM-28 -65Q-36 -61 -41 -62V-49.5Q-36 -49 -28 -52Z"
      />
      <path className="b-line" d="M0 0V-94" />
    </>
  );
}
