/** Squares of a hopscotch, from the first to the last: position, and how askew it was drawn. */
const squares = [
  { x: 8, y: 328, tilt: -2 },
  { x: 104, y: 322, tilt: 1.5 },
  { x: 196, y: 272, tilt: -1 },
  { x: 200, y: 364, tilt: 2 },
  { x: 292, y: 316, tilt: -1.5 },
  { x: 306, y: 222, tilt: 2.5 },
  { x: 262, y: 134, tilt: -3 },
  { x: 354, y: 130, tilt: 1 },
  { x: 312, y: 38, tilt: -1.5 },
];

const side = 88;

/** Every third square is coloured in, as on a pavement. */
const tones = ["chalk", "shape", "pale"];

/** The brand's idea, drawn large: a way of numbered hops, and a stone thrown ahead. In the classes of the boards. */
export function HeroHopscotch({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 470 470" strokeWidth="2.6" aria-hidden="true">
      {squares.map(({ x, y, tilt }, index) => {
        const tone = tones[index % tones.length];
        return (
          <g key={`${x},${y}`} transform={`rotate(${tilt} ${x + side / 2} ${y + side / 2})`}>
            <rect className={`b-${tone}`} x={x} y={y} width={side} height={side} rx="7" />
            <rect className="b-line" x={x} y={y} width={side} height={side} rx="7" />
            <text
              className={tone === "chalk" ? "b-on-note-title" : "b-title"}
              x={x + side / 2}
              y={y + side / 2 + 14}
              fontSize="40"
              textAnchor="middle"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <path
        className="b-line"
        strokeDasharray="2 8"
        strokeLinecap="round"
        d="M52 318C72 268 128 262 148 312M166 300C178 250 216 236 240 262M268 300C290 278 316 284 334 306M408 186C440 140 432 96 388 72"
      />
      <ellipse className="b-ink" cx="360" cy="60" rx="17" ry="12" transform="rotate(-18 360 60)" />
    </svg>
  );
}
