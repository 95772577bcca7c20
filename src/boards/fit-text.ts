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
  /** The width of a line in a size of 1: lines grow with their size. */
  measure: (line: string) => number;
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
function splitWords(text: string): { word: string; whole: string }[] {
  const words = text.split(/[ \t\n]+/).filter((word) => word !== "");
  return words.map((word) => ({ word, whole: word.replaceAll(softHyphen, "") }));
}

/** The pieces into which a word may be cut: after its hyphens, slashes and soft hyphens, which stay with the first part. */
function splitWord(word: string): string[] {
  return word.split(/(?<=[-/\u2010\u00ad])(?=.)/);
}

/** A line as it is drawn: a soft hyphen shows only at the end of a line. */
function shownLine(line: string): string {
  if (!line.includes(softHyphen)) return line;
  const bare = line.replaceAll(softHyphen, "");
  return line.endsWith(softHyphen) ? `${bare}-` : bare;
}

type FitsLine = (line: string) => boolean;

/** A text on its way into a room: taken to pieces once, and each line that is tried measured once for all sizes and widths. */
class Setting {
  readonly #words: ReturnType<typeof splitWords>;
  readonly #widths = new Map<string, number>();

  constructor(
    text: string,
    readonly room: TextRoom,
  ) {
    this.#words = splitWords(text);
  }

  /** In its lines soft hyphens still stand. */
  layOut(size: number): { fits: boolean; lines: string[] } {
    const { room } = this;
    const fitsLine = this.fitsWithin(room.width, size);
    const lines = this.#breakLines(fitsLine);
    const mostLines = Math.min(
      room.mostLines ?? Number.POSITIVE_INFINITY,
      Math.floor(room.height / (size * room.leading)),
    );
    return { fits: lines.length <= mostLines && lines.every(fitsLine), lines };
  }

  /** Lines of about equal length read better than a full one with a single word under it. */
  balance(size: number, fullLines: string[]): string[] {
    const canStandWhole = this.fitsWithin(this.room.width, size);
    let lines = fullLines;
    let [tooNarrow, wideEnough] = [0, this.room.width];
    for (let round = 0; round < 5 && lines.length > 1; round += 1) {
      const width = (tooNarrow + wideEnough) / 2;
      const fitsLine = this.fitsWithin(width, size);
      const balanced = this.#breakLines(fitsLine, canStandWhole);
      if (balanced.length === lines.length && balanced.every(fitsLine)) {
        lines = balanced;
        wideEnough = width;
      } else {
        tooNarrow = width;
      }
    }
    return lines;
  }

  fitsWithin(width: number, size: number): FitsLine {
    return (line) => this.#widthOf(line) * size * (1 + widthSlack) <= width;
  }

  /** Breaks the text into the fewest lines. Only a word that cannot have a line to itself is cut. */
  #breakLines(fitsLine: FitsLine, canStandWhole: FitsLine = fitsLine): string[] {
    const lines: string[] = [];
    let line = "";
    for (const { word, whole } of this.#words) {
      const pieces = canStandWhole(whole) ? [whole] : splitWord(word);
      for (const [index, piece] of pieces.entries()) {
        const candidate = index > 0 ? line + piece : `${line} ${piece}`.trimStart();
        if (line === "" || fitsLine(candidate)) {
          line = candidate;
        } else {
          lines.push(line);
          line = piece;
        }
      }
    }
    return line === "" ? lines : [...lines, line];
  }

  #widthOf(line: string): number {
    let width = this.#widths.get(line);
    if (width === undefined) {
      width = this.room.measure(shownLine(line));
      this.#widths.set(line, width);
    }
    return width;
  }
}

function countFittingCharacters(text: string, room: TextRoom, size: number): number {
  let [fitting, tooLong] = [0, text.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (new Setting(text.slice(0, middle), room).layOut(size).fits) fitting = middle;
    else tooLong = middle;
  }
  return fitting;
}

/** Wraps a text into a box at the largest of the sizes at which it fits. */
export function fitText(text: string, room: TextRoom): FittedText {
  const setting = new Setting(text, room);
  for (const size of room.sizes) {
    const { fits, lines } = setting.layOut(size);
    if (fits) return { fits, size, lines: setting.balance(size, lines).map(shownLine) };
  }
  const size = room.sizes.at(-1) ?? 0;
  const lines = setting.layOut(size).lines.map(shownLine);
  const longWord = lines.find((line) => !setting.fitsWithin(room.width, size)(line));
  return {
    fits: false,
    size,
    lines,
    roomFor: countFittingCharacters(longWord ?? text, room, size),
    ...(longWord === undefined ? {} : { longWord }),
  };
}
