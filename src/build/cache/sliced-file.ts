import { closeSync, openSync, readSync } from "node:fs";

/** Holds the lengths, and mostly the first text as well. */
const headBytes = 16 * 1024;

/** Grows as it is needed: a buffer for each text would be more to clear up than the text. */
let scratch = Buffer.allocUnsafe(4 * headBytes);

/** A file of several texts, each of which can be read without the others. */
export class SlicedFile {
  readonly #descriptor: number;
  /** Where each text begins, and where the last one ends. */
  readonly #places: number[];

  /** What such a file holds: the lengths of all texts in a line, then the texts. */
  static join(texts: readonly string[]): Buffer {
    const slices = texts.map((text) => Buffer.from(text));
    return Buffer.concat([Buffer.from(`${slices.map(({ length }) => length).join(" ")}\n`), ...slices]);
  }

  /** Throws where there is no such file, or another kind of one. */
  constructor(file: string) {
    this.#descriptor = openSync(file, "r");
    try {
      this.#places = this.#readPlaces();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  text(number: number): string {
    const [from = 0, to = from] = this.#places.slice(number, number + 2);
    return this.#read(from, to - from);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #readPlaces(): number[] {
    const [line = ""] = this.#read(0, headBytes).split("\n", 1);
    if (!/^\d+( \d+)*$/.test(line)) throw new Error("Not a file of texts with their lengths");
    let place = line.length + 1;
    return [place, ...line.split(" ").map((length) => (place += Number(length)))];
  }

  #read(from: number, length: number): string {
    if (scratch.length < length) scratch = Buffer.allocUnsafe(2 * length);
    const read = readSync(this.#descriptor, scratch, 0, length, from);
    return scratch.toString("utf8", 0, read);
  }
}
