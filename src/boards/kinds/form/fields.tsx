import type { ReactNode } from "react";
import { type Box, round } from "../../geometry.ts";
import { Sheet, Tick } from "../../shapes.tsx";

/** From the worst to the best of a scale. */
export const bestOnScale = 5;

interface Field {
  box: Box;
  value?: number;
  /** Whether nothing is written beside it. */
  isAlone?: boolean;
  /** Writes the numbers of a scale; a card has none. */
  hasNumbers?: boolean;
}

interface FieldKind {
  draw: (field: Field) => ReactNode;
  /** On a card, in a box 120 by 24. */
  drawSmall: (value?: number) => ReactNode;
  /** The place of the answer within the field. */
  answer: (box: Box) => Box;
}

/** How much of the width a mark before the answer takes. */
const markSide = 34;

function beside(box: Box): Box {
  return { ...box, x: box.x + markSide + 10, width: box.width - markSide - 10 };
}

function Choice({ x, y, isChosen }: { x: number; y: number; isChosen: boolean }) {
  return (
    <>
      <circle className="b-shape" cx={round(x)} cy={round(y)} r="9" />
      {isChosen && <circle className="b-chalk" cx={round(x)} cy={round(y)} r="4.6" />}
    </>
  );
}

/** Two lines of words beside a mark. */
const smallWords = <path className="b-line" d="M30 8H112M30 17H88" />;

function Scale({ box, value = 0, isAlone = false, hasNumbers = false }: Field) {
  const step = Math.min(46, box.width / bestOnScale);
  const y = box.y + (isAlone ? box.height / 2 : 17);
  return Array.from({ length: bestOnScale }, (_, index) => {
    const x = round(box.x + (index + 0.5) * step);
    const isChosen = index + 1 === value;
    return (
      <g key={x}>
        <circle className={isChosen ? "b-chalk" : "b-shape"} cx={x} cy={round(y)} r={round(step * 0.38)} />
        {isChosen && <circle className="b-line" cx={x} cy={round(y)} r={round(step * 0.47)} />}
        {hasNumbers && (
          <text
            className={isChosen ? "b-on-note-title" : "b-quiet"}
            fontSize="17"
            textAnchor="middle"
            x={x}
            y={round(y + 6)}
          >
            {index + 1}
          </text>
        )}
      </g>
    );
  });
}

function Calendar({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path className="b-shape" d="M1 6L33 5.5L33 32L1 32.5Z" />
      <path className="b-chalk" d="M1 5.5L33 5L33 13.5L1 14Z" />
      <path className="b-line" d="M9 1v8M25 1v8" />
      <path className="b-hair" d="M8 20h4M16 20h4M24 20h3M8 26h4" />
      <circle className="b-ink" cx="18" cy="26" r="3" />
    </g>
  );
}

function Check({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <Sheet box={{ x: x - size / 2, y: y - size / 2, width: size, height: size }} radius={4} className="b-chalk" />
      <Tick at={{ x, y }} size={size * 0.72} />
    </>
  );
}

/** The fields of a form, by their icon. */
export const formFields = {
  text: {
    draw: ({ box: { x, y, width, height } }: Field) => (
      <path className="b-line" d={`M${round(x)} ${round(y + height / 2 + 20)}h${round(width)}`} />
    ),
    drawSmall: () => (
      <>
        <Sheet box={{ x: 1, y: 2, width: 118, height: 20 }} radius={4} className="b-pale" />
        <path className="b-line" d="M10 12H62" />
      </>
    ),
    answer: (box: Box) => ({ ...box, height: box.height / 2 + 17 }),
  },
  scale: {
    draw: Scale,
    drawSmall: (value = 0) => <Scale box={{ x: 0, y: 0, width: 120, height: 24 }} value={value} isAlone />,
    answer: (box: Box) => ({ ...box, y: box.y + 38, height: box.height - 38 }),
  },
  choice: {
    draw: ({ box: { x, y, height } }: Field) =>
      [-23, 0, 23].map((away) => (
        <Choice key={away} x={x + markSide / 2} y={y + height / 2 + away} isChosen={away === 0} />
      )),
    drawSmall: () => (
      <>
        <Choice x={12} y={12} isChosen />
        {smallWords}
      </>
    ),
    answer: beside,
  },
  date: {
    draw: ({ box: { x, y, height } }: Field) => <Calendar x={x} y={y + height / 2 - 17} />,
    drawSmall: () => (
      <>
        <g transform="scale(.7)" strokeWidth="3.6">
          <Calendar x={0} y={0} />
        </g>
        {smallWords}
      </>
    ),
    answer: beside,
  },
  check: {
    draw: ({ box: { x, y, height } }: Field) => <Check x={x + 17} y={y + height / 2} size={28} />,
    drawSmall: () => (
      <>
        <Check x={12} y={12} size={20} />
        {smallWords}
      </>
    ),
    answer: beside,
  },
} satisfies Record<string, FieldKind>;

export function fieldOf(icon: string | undefined): FieldKind {
  return (formFields as Record<string, FieldKind>)[icon ?? ""] ?? formFields.text;
}
