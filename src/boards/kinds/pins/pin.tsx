import type { ReactNode } from "react";
import { type Point, round } from "../../geometry.ts";

/** A pin stuck in a map, with its number where words are allowed. */
export function Pin({ tip, size = 1, number }: { tip: Point; size?: number; number?: number }): ReactNode {
  return (
    <g
      transform={`translate(${round(tip.x)} ${round(tip.y)})${size === 1 ? "" : ` scale(${size})`}`}
      {...(size !== 1 && { strokeWidth: round(2.8 / size) })}
    >
      <path
        className="b-chalk"
        d="M0 0Q-5 -15 -13 -23Q-19 -30 -18 -38Q-17 -54 0 -54Q17 -54 18 -38Q19 -30 13 -23Q5 -15 0 0Z"
      />
      {number === undefined ? (
        <circle className="b-dot" cy="-37" r="6" />
      ) : (
        <text className="b-on-note-title" fontSize="20" textAnchor="middle" y="-30">
          {number}
        </text>
      )}
    </g>
  );
}
