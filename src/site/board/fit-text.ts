/** A fallback font may be wider than the measured one, so lines are filled to less than the whole width. */
export const widthSlack = 0.06;

export interface TextRoom {
  width: number;
  height: number;
  /** The sizes that may be used, largest first. */
  sizes: readonly number[];
  /** Line height, as a multiple of the size. */
  leading: number;
  mostLines?: number;
  measure: (text: string, size: number) => number;
}

export type FittedText =
  | { fits: true; size: number; lines: string[] }
  | {
      fits: false;
      /** The smallest size and the lines that it needs, which are too many or too wide. */
      size: number;
      lines: string[];
      /** About how many characters there is room for. */
      roomFor: number;
      /** A word that is wider than a line. */
      longWord?: string;
    };

const softHyphen = "\u00ad";

/** Words are parted by breaking spaces only: a no-break space keeps its neighbours together. */
function splitWords(text: string): string[] {
  return text.split(/[ \t\n]+/).filter((word) => word !== "");
}

/** The pieces into which a word may be cut: after its hyphens, slashes and soft hyphens, which stay with the first part. */
function splitWord(word: string): string[] {
  return word.split(/(?<=[-/\u2010\u00ad])(?=.)/);
}

type FitsLine = (line: string) => boolean;

/** Breaks a text into the fewest lines. Only a word that cannot have a line to itself is cut. */
function breakLines(text: string, fitsLine: FitsLine, canStandWhole: FitsLine = fitsLine): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of splitWords(text)) {
    const whole = word.replaceAll(softHyphen, "");
    const pieces = canStandWhole(whole) ? [whole] : splitWord(word);
    for (const [index, piece] of pieces.entries()) {
      const candidate = index > 0 ? line + piece : `${line} ${piece}`.trimStart();
      if (line === "" || fitsLine(shownLine(candidate))) {
        line = candidate;
      } else {
        lines.push(shownLine(line));
        line = piece;
      }
    }
  }
  return line === "" ? lines : [...lines, shownLine(line)];
}

/** A line as it is drawn: a soft hyphen shows only where the line ends with it. */
function shownLine(line: string): string {
  const bare = line.replaceAll(softHyphen, "");
  return line.endsWith(softHyphen) ? `${bare}-` : bare;
}

interface Layout {
  fits: boolean;
  lines: string[];
}

function isLineWithin(room: TextRoom, size: number, width: number): FitsLine {
  return (line) => room.measure(line, size) * (1 + widthSlack) <= width;
}

function layOut(text: string, room: TextRoom, size: number): Layout {
  const fitsLine = isLineWithin(room, size, room.width);
  const lines = breakLines(text, fitsLine);
  const mostLines = Math.min(
    room.mostLines ?? Number.POSITIVE_INFINITY,
    Math.floor(room.height / (size * room.leading)),
  );
  return { fits: lines.length <= mostLines && lines.every(fitsLine), lines };
}

/** Lines of about equal length read better than a full one with a single word under it. */
function balance(text: string, room: TextRoom, size: number, fullLines: string[]): string[] {
  const canStandWhole = isLineWithin(room, size, room.width);
  let lines = fullLines;
  let [tooNarrow, wideEnough] = [0, room.width];
  for (let round = 0; round < 5 && lines.length > 1; round += 1) {
    const width = (tooNarrow + wideEnough) / 2;
    const fitsLine = isLineWithin(room, size, width);
    const balanced = breakLines(text, fitsLine, canStandWhole);
    if (balanced.length === lines.length && balanced.every(fitsLine)) {
      lines = balanced;
      wideEnough = width;
    } else {
      tooNarrow = width;
    }
  }
  return lines;
}

function countFittingCharacters(text: string, room: TextRoom, size: number): number {
  let [fitting, tooLong] = [0, text.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (layOut(text.slice(0, middle), room, size).fits) fitting = middle;
    else tooLong = middle;
  }
  return fitting;
}

/** Wraps a text into a box at the largest of the sizes at which it fits. */
export function fitText(text: string, room: TextRoom): FittedText {
  for (const size of room.sizes) {
    const { fits, lines } = layOut(text, room, size);
    if (fits) return { fits, size, lines: balance(text, room, size, lines) };
  }
  const size = room.sizes.at(-1) ?? 0;
  const { lines } = layOut(text, room, size);
  const longWord = lines.find((line) => !isLineWithin(room, size, room.width)(line));
  return {
    fits: false,
    size,
    lines,
    roomFor: countFittingCharacters(longWord ?? text, room, size),
    ...(longWord === undefined ? {} : { longWord }),
  };
}
