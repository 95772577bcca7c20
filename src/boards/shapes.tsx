import type { ReactNode } from "react";
import { type Box, type Point, round, sketchBox } from "./geometry.ts";

type ShapeClass = "b-shape" | "b-chalk" | "b-chalk-soft" | "b-pale" | "b-line";

/** A box drawn by hand. */
export function Sheet({
  box,
  seed = 0,
  radius = 6,
  className = "b-shape",
}: {
  box: Box;
  seed?: number;
  radius?: number;
  className?: ShapeClass;
}): ReactNode {
  return <path className={className} d={sketchBox(box, seed, radius)} />;
}

/** The tick that marks a right answer, so that colour is never alone in saying it. */
export function Tick({ at, size }: { at: Point; size: number }): ReactNode {
  return (
    <path
      className="b-tick"
      d={`M${round(at.x - size * 0.42)} ${round(at.y + size * 0.02)}l${round(size * 0.3)} ${round(size * 0.32)}l${round(size * 0.54)} ${round(-size * 0.68)}`}
    />
  );
}

/** The head of an arrow whose tip is at `at`; `angle` is its direction, in degrees clockwise from the right. */
export function ArrowHead({ at, angle, size = 10 }: { at: Point; angle: number; size?: number }): ReactNode {
  const wing = (turn: number) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return `${round(at.x + size * Math.cos(radians))} ${round(at.y + size * Math.sin(radians))}`;
  };
  return <path className="b-line" d={`M${wing(150)}L${round(at.x)} ${round(at.y)}L${wing(210)}`} />;
}

/** A field of dots, as on dotted paper. */
export function Dots({ box, step }: { box: Box; step: number }): ReactNode {
  const rows = Math.floor(box.height / step);
  const top = box.y + (box.height - (rows - 1) * step) / 2;
  const columns = Math.floor(box.width / step);
  const left = box.x + (box.width - (columns - 1) * step) / 2;
  const line = (row: number) => `M${round(left)} ${round(top + row * step)}h${(columns - 1) * step + 1}`;
  return (
    <path
      className="b-dots"
      strokeDasharray={`0 ${step}`}
      d={Array.from({ length: rows }, (_, row) => line(row)).join("")}
    />
  );
}

/** A straight line with an arrow head. */
export function Arrow({ from, to, head = 10 }: { from: Point; to: Point; head?: number }): ReactNode {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path className="b-line" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
      <ArrowHead at={to} angle={angle} size={head} />
    </>
  );
}
