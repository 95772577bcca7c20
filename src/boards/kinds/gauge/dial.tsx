import type { ReactNode } from "react";
import { faceIcons } from "../../figures/face-icons.tsx";
import { type Point, round } from "../../geometry.ts";
import { Icon } from "../../icon.tsx";
import { mostVotes } from "../../most-votes.ts";

interface Dial {
  centre: Point;
  inner: number;
  outer: number;
}

interface Answer {
  value?: number;
  icon?: string;
}

/** A point on the dial; `share` runs from 0 at its left end to 1 at its right. */
export function onDial({ x, y }: Point, radius: number, share: number): Point {
  const angle = Math.PI * (1 - share);
  return { x: round(x + radius * Math.cos(angle)), y: round(y - radius * Math.sin(angle)) };
}

function sectorPath({ centre, inner, outer }: Dial, from: number, to: number): string {
  const [a, b, c, d] = [
    onDial(centre, outer, from),
    onDial(centre, outer, to),
    onDial(centre, inner, to),
    onDial(centre, inner, from),
  ];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The direction of the needle: the middle of all answers. */
export function meanShare(areas: readonly Answer[]): number {
  const all = areas.reduce((sum, { value = 0 }) => sum + value, 0);
  const weighted = areas.reduce((sum, { value = 0 }, index) => sum + value * (index + 0.5), 0);
  return all === 0 ? 0.5 : weighted / all / areas.length;
}

export function Needle({ dial, share }: { dial: Dial; share: number }): ReactNode {
  const { centre, inner } = dial;
  const width = inner / 11;
  const tip = onDial(centre, inner * 1.08, share);
  const [left, right] = [onDial(centre, width, share - 0.5), onDial(centre, width, share + 0.5)];
  return (
    <>
      <path className="b-dot" d={`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`} />
      <path className="b-line" d={`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`} />
      <circle className="b-shape" cx={centre.x} cy={centre.y} r={round(width * 1.6)} />
    </>
  );
}

/** Sectors with their faces; the ones that most people chose are in the strong tone. */
export function DialFace({ dial, areas, face }: { dial: Dial; areas: readonly Answer[]; face: number }): ReactNode {
  const most = mostVotes(areas);
  return areas.map(({ value = 0, icon }, index) => {
    const { x, y } = onDial(dial.centre, (dial.inner + dial.outer) / 2, (index + 0.5) / areas.length);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sectors are told by their place
      <g key={index}>
        <path
          className={value === most ? "b-chalk" : "b-shape"}
          d={sectorPath(dial, index / areas.length, (index + 1) / areas.length)}
        />
        <Icon of={faceIcons} name={icon} x={x - face / 2} y={y - face / 2} size={face} />
      </g>
    );
  });
}
