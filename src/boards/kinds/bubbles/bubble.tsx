import type { ReactNode } from "react";
import { type Box, round } from "../../geometry.ts";

/** A speech bubble whose tail points to its speaker, at its left or at its right. */
export function Bubble({
  box,
  isTailLeft,
  tail,
  className,
}: {
  box: Box;
  isTailLeft: boolean;
  tail: number;
  className: "b-chalk" | "b-chalk-soft";
}): ReactNode {
  const corner = Math.min(14, box.height / 3);
  const [right, bottom] = [round(box.x + box.width), round(box.y + box.height)];
  const start = round(box.y + box.height * 0.42);
  const end = round(box.y + box.height * 0.64);
  const tip = round(box.y + box.height * 0.66);
  const leftSide = isTailLeft ? `V${end}L${round(box.x - tail)} ${tip}L${box.x} ${start}` : "";
  const rightSide = isTailLeft ? "" : `V${start}L${round(right + tail)} ${tip}L${right} ${end}`;
  return (
    <path
      className={className}
      d={`M${box.x + corner} ${box.y}H${right - corner}Q${right} ${box.y} ${right} ${box.y + corner}${rightSide}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}H${box.x + corner}Q${box.x} ${bottom} ${box.x} ${bottom - corner}${leftSide}V${box.y + corner}Q${box.x} ${box.y} ${box.x + corner} ${box.y}Z`}
    />
  );
}

/** A flash of lightning around 0, 0: 150 wide and 250 high, with sparks. */
export function Flash(): ReactNode {
  return (
    <>
      <path
        className="b-chalk"
        d="M14 -122Q20 -126 18 -118L6 -30L50 -34Q57 -34 53 -28L-14 120Q-19 128 -19 118L-8 14L-48 20Q-56 20 -52 12Z"
      />
      <path
        className="b-line"
        d="M-38 -92L-48 -104M-52 -50L-66 -56M58 -74L70 -84M62 12L76 16M44 72L54 82M-46 64L-58 72M-38 104L-46 116M50 -112L56 -124"
      />
    </>
  );
}
