import type { ReactNode } from "react";
import { type Box, round } from "../../geometry.ts";

/** From a heart's tip round one lobe and almost to its notch: six numbers a step of the curve. */
const lobe = [0.85, 1, 0.62, 1, 0.4, 0.99, 0.17, 0.98, 0.01, 0.86, 0.01, 0.64, 0.01, 0.39];

/** A heart whose tip is at 1, 1 and whose notch faces 0, 0: its start, then the steps of its curve. */
function heart(notch: number): number[] {
  const half = [...lobe, notch - 0.13, notch - 0.055];
  // The other half is the same backwards, with x for y.
  return [1, 1, ...half, notch, notch, ...[...half].reverse(), 1, 1];
}

/** Which way a leaf grows from the middle. */
export interface Growth {
  isRight: boolean;
  isDown: boolean;
}

function leafPath(box: Box, { isRight, isDown }: Growth, notch: number): string {
  const points = heart(notch).map((share, index) => {
    if (index % 2 === 0) return round(box.x + box.width * (isRight ? 1 - share : share));
    return round(box.y + box.height * (isDown ? 1 - share : share));
  });
  return `M${points.slice(0, 2).join(" ")}C${points.slice(2).join(" ")}Z`;
}

/** A leaf of a clover, heart-shaped, with a rim in a chalk colour. */
export function CloverLeaf({
  box,
  growth,
  rim,
  notch,
  seed,
}: {
  box: Box;
  growth: Growth;
  /** At 0 the whole leaf is coloured. */
  rim: number;
  /** How deep the notch is, as a share of the leaf. */
  notch: number;
  seed: number;
}): ReactNode {
  // The light part keeps a little closer to the tip, because the leaf is narrow there.
  const inner = {
    x: box.x + rim * (growth.isRight ? 1.4 : 1),
    y: box.y + rim * (growth.isDown ? 1.4 : 1),
    width: box.width - 2.4 * rim,
    height: box.height - 2.4 * rim,
  };
  return (
    <>
      <path className={seed % 2 === 0 ? "b-chalk" : "b-chalk-soft"} d={leafPath(box, growth, notch)} />
      {rim > 0 && <path className="b-card" d={leafPath(inner, growth, notch)} />}
    </>
  );
}
