import { statfs } from "node:fs/promises";

/** Within this time, no more can be written than a fraction of the usual reserve. */
const lookEveryMs = 1_000;

/** Whether a disk has less room than is to stay free. A database on a server has its disk there, where nobody here can look. */
export class DiskReserve {
  readonly #folder: string | undefined;
  readonly #reserveBytes: number;
  readonly #freeBytes: typeof freeBytes;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isReached = Promise.resolve(false);

  constructor(folder: string | undefined, reserveBytes: number, ask = freeBytes) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#freeBytes = ask;
  }

  isReached(): Promise<boolean> {
    const now = performance.now();
    if (this.#folder !== undefined && now - this.#lookedAt >= lookEveryMs) {
      this.#lookedAt = now;
      this.#isReached = this.#freeBytes(this.#folder).then((free) => free < this.#reserveBytes);
    }
    return this.#isReached;
  }
}

/** What cannot be asked counts as free: the database then says what is wrong. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
