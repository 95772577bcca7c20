/** Squares of a hopscotch, from the first to the last: position, and how askew it was drawn. */
const squares = [
  { x: 6, y: 340, tilt: -2 },
  { x: 102, y: 332, tilt: 1.5 },
  { x: 196, y: 284, tilt: -1 },
  { x: 200, y: 376, tilt: 2 },
  { x: 294, y: 322, tilt: -1.5 },
  { x: 308, y: 226, tilt: 2.5 },
  { x: 264, y: 132, tilt: -3 },
  { x: 360, y: 130, tilt: 1 },
  { x: 314, y: 34, tilt: -1.5 },
];

const side = 88;

/** Squares coloured in here and there, as on a pavement. */
const tones = ["chalk", "shape", "pale"] as const;

/** The stone's way, thrown from before the first square to the last. */
const throwPath = "M30 312C52 120 190 8 344 52";

/** The brand's idea on the picture of the site: numbered squares, and a stone thrown ahead. In the classes of the boards. */
export function Hopscotch() {
  return (
    <svg viewBox="0 0 474 474" strokeWidth="2.6" aria-hidden="true">
      {squares.map(({ x, y, tilt }, index) => {
        const tone = tones[index % tones.length];
        return (
          <g key={`${x},${y}`} transform={`rotate(${tilt} ${x + side / 2} ${y + side / 2})`}>
            <rect className={`b-${tone}`} x={x} y={y} width={side} height={side} rx="7" />
            <rect className="b-line" x={x} y={y} width={side} height={side} rx="7" />
            <text
              className={tone === "chalk" ? "b-on-note-title" : "b-title"}
              x={x + side / 2}
              y={y + side / 2 + (index === squares.length - 1 ? 26 : 14)}
              fontSize="40"
              textAnchor="middle"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <path className="b-line" strokeDasharray="1 10" d={throwPath} />
      <ellipse className="b-ink" cx="364" cy="56" rx="15" ry="10" transform="rotate(14 364 56)" />
    </svg>
  );
}
