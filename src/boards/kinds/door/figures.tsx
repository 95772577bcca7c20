import type { ReactNode } from "react";
import { type Box, inset, round } from "../../geometry.ts";
import { Sheet } from "../../shapes.tsx";

/** A door in its frame on the floor; `leaves` of it, side by side. */
export function Door({ box, leaves, rim }: { box: Box; leaves: readonly Box[]; rim: number }): ReactNode {
  const floor = round(box.y + box.height);
  return (
    <>
      <path
        className="b-chalk"
        d={`M${box.x} ${floor}V${box.y + 4}Q${box.x} ${box.y} ${box.x + 4} ${box.y}H${box.x + box.width - 4}Q${box.x + box.width} ${box.y} ${box.x + box.width} ${box.y + 4}V${floor}Z`}
      />
      {leaves.map((leaf) => (
        <path
          key={leaf.x}
          className="b-chalk-soft"
          d={`M${round(leaf.x)} ${floor}V${leaf.y}H${round(leaf.x + leaf.width)}V${floor}Z`}
        />
      ))}
      <path className="b-line" d={`M${box.x - rim} ${floor}H${box.x + box.width + rim}`} />
    </>
  );
}

/** A panel let into a door, of paper colour so that one can write on it. */
export function Panel({ box, seed, bevel }: { box: Box; seed: number; bevel: number }): ReactNode {
  const inner = inset(box, bevel);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (
    <>
      <Sheet box={box} seed={seed} radius={3} className="b-chalk" />
      <path
        className="b-hair"
        d={`M${round(box.x)} ${round(box.y)}l${bevel} ${bevel}M${round(right)} ${round(box.y)}l${-bevel} ${bevel}M${round(box.x)} ${round(bottom)}l${bevel} ${-bevel}M${round(right)} ${round(bottom)}l${-bevel} ${-bevel}`}
      />
      <Sheet box={inner} seed={seed + 1} radius={3} />
    </>
  );
}

/** A round knob over a keyhole. */
export function Knob({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <path className="b-shape" d={`M${x - 9} ${y - 24}h18v52h-18z`} />
      <circle className="b-chalk" cx={x} cy={y - 6} r="12" />
      <path className="b-dot" d={`M${x} ${y + 13}a3.5 3.5 0 1 1 .1 0l3 9h-6z`} />
    </>
  );
}

/** A plate with the print of a hand to push a door, or a bar to pull it. */
export function Handle({ x, y, isPlate }: { x: number; y: number; isPlate: boolean }): ReactNode {
  return isPlate ? (
    <>
      <path className="b-shape" d={`M${x - 11} ${y - 46}h22v92h-22z`} />
      <path className="b-hair" d={`M${x - 5} ${y - 38}h10M${x - 5} ${y + 38}h10`} />
    </>
  ) : (
    <>
      <path className="b-shape" d={`M${x - 6} ${y - 40}h12v10h-12zM${x - 6} ${y + 30}h12v10h-12z`} />
      <path className="b-shape" d={`M${x - 5} ${y - 54}q5 -6 10 0v108q-5 6 -10 0z`} />
    </>
  );
}

/** A coat on its hook; the hook at 0, 0. */
export function Coat(): ReactNode {
  return (
    <>
      <path
        className="b-chalk-soft"
        d="M-4 8Q-20 12 -24 30L-28 92Q-14 100 0 96Q14 100 26 92L22 30Q18 12 4 8Q0 13 -4 8Z"
      />
      <path className="b-line" d="M0 14V94M-15 36L-16 62M14 36L15 62" />
      <path className="b-line" strokeWidth="3.4" d="M0 -6V4Q0 10 6 8" />
      <circle className="b-dot" cx="6" cy="40" r="2.4" />
      <circle className="b-dot" cx="6" cy="58" r="2.4" />
      <path className="b-shape" d="M-14 -14H14V-6H-14Z" />
    </>
  );
}
