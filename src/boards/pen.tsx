import type { ReactNode } from "react";
import type { BoardFlaw } from "../domain/board.ts";
import type { MeasureText } from "../domain/renderer.ts";
import { type FittedText, fitText } from "./fit-text.ts";
import { type Box, round } from "./geometry.ts";
import { StickyPaper } from "./sticky-paper.tsx";

type Face = Parameters<MeasureText>[1];

/** How a text looks; the names are those of the classes in `board.css`. */
export type Tone = "title" | "text" | "quiet" | "on-note" | "on-note-title";

const displayTones: readonly Tone[] = ["title", "on-note-title"];

export interface TextOrder {
  text: string;
  /** The text's field in its content file, named in the flaw when the text does not fit. */
  field: string;
  box: Box;
  /** Largest first. */
  sizes: readonly number[];
  tone: Tone;
  mostLines?: number;
  align?: "start" | "middle" | "end";
  place?: "top" | "middle" | "bottom";
}

export interface WrittenText {
  picture: ReactNode;
  bottom: number;
  size: number;
}

export interface NoteOrder {
  text: string;
  field: string;
  box: Box;
  /** Counts the notes of the board: turns and tones follow from it. */
  index: number;
}

/** Writes on a board, and collects a flaw for each text that did not fit. */
export interface Pen {
  readonly width: number;
  readonly height: number;
  write: (order: TextOrder) => WrittenText;
  note: (order: NoteOrder) => ReactNode;
}

export interface PenRecord {
  pen: Pen;
  flaws: BoardFlaw[];
}

const noteSizes = [17, 16, 15, 14, 13] as const;
const notePadding = { x: 6, y: 5 };

function flawOf(order: TextOrder, fitted: FittedText & { fits: false }): BoardFlaw {
  const found = `"${order.text}" (${order.text.length} characters)`;
  const { longWord, roomFor } = fitted;
  const expected =
    longWord === undefined
      ? `write less: about ${roomFor} characters fit here, ${order.text.length - roomFor} fewer`
      : `write a shorter word: "${longWord}" is wider than a line, which holds about ${roomFor} characters; or show with a ` +
        `soft hyphen (\\u00AD) where it may be parted`;
  return { in: "words", field: order.field, found, expected };
}

/** The letters' height above the line, as a share of their size: with it a text looks centred in its box. */
const ascentOf: Record<Face, number> = { text: 0.86, display: 0.84 };
const leadingOf: Record<Face, number> = { text: 1.18, display: 1.1 };

export function createPen(size: { width: number; height: number }, measure: MeasureText): PenRecord {
  const flaws: BoardFlaw[] = [];

  const write = (order: TextOrder): WrittenText => {
    const { box, align = "start", place = "top" } = order;
    const face = displayTones.includes(order.tone) ? "display" : "text";
    const leading = leadingOf[face];
    const fitted = fitText(order.text, {
      ...box,
      sizes: order.sizes,
      leading,
      ...(order.mostLines === undefined ? {} : { mostLines: order.mostLines }),
      measure: (line) => measure(line, face),
    });
    // A text that stands twice on a board is reported once.
    const isReported = flaws.some(({ field }) => field === order.field);
    if (!fitted.fits && !isReported) flaws.push(flawOf(order, fitted));
    const lineHeight = fitted.size * leading;
    const height = fitted.lines.length * lineHeight;
    const free = box.height - height;
    const top = box.y + (place === "top" ? 0 : place === "middle" ? free / 2 : free);
    const share = align === "start" ? 0 : align === "middle" ? 0.5 : 1;
    const x = round(box.x + box.width * share);
    const baseline = (index: number) => round(top + fitted.size * ascentOf[face] + index * lineHeight);
    const [only] = fitted.lines;
    return {
      bottom: top + height,
      size: fitted.size,
      picture: fitted.lines.length > 0 && (
        <text
          className={`b-${order.tone}`}
          fontSize={fitted.size}
          {...(align === "start" ? {} : { textAnchor: align })}
          {...(fitted.lines.length === 1 ? { x, y: baseline(0) } : {})}
        >
          {fitted.lines.length === 1
            ? only
            : fitted.lines.map((line, index) => (
                <tspan key={baseline(index)} x={x} y={baseline(index)}>
                  {line}
                </tspan>
              ))}
        </text>
      ),
    };
  };

  const note = ({ text, field, box, index }: NoteOrder): ReactNode => {
    const room = {
      x: box.x + notePadding.x,
      y: box.y + notePadding.y,
      width: box.width - 2 * notePadding.x,
      height: box.height - 2 * notePadding.y,
    };
    const { picture } = write({ text, field, box: room, sizes: noteSizes, tone: "on-note", place: "middle" });
    return (
      <StickyPaper key={field} box={box} index={index}>
        {picture}
      </StickyPaper>
    );
  };

  return { pen: { ...size, write, note }, flaws };
}
