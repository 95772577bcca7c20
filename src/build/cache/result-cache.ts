import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "./write-whole.ts";

/** Tells when a cache was last looked through. */
const prunedMark = ".pruned";
const pruneEveryMs = 3_600_000;

/** Stores results that are slow to make, each under a hash of everything that it depends on. */
export class ResultCache {
  constructor(
    readonly folder: string,
    /** How much stays when the cache is pruned. */
    readonly mostBytes: number,
  ) {}

  /**
   * The result that is stored under a key; it counts as used now. Synchronous: for the small files of a cache, asynchronous calls take
   * several times as long.
   */
  get(key: string): Uint8Array | undefined {
    const file = this.fileOf(key);
    try {
      const result = readFileSync(file);
      if (isLost(result)) return undefined;
      const now = new Date();
      utimesSync(file, now, now);
      return result;
    } catch {
      return undefined;
    }
  }

  set(key: string, result: Uint8Array | string): void {
    mkdirSync(this.folder, { recursive: true });
    writeWhole(this.fileOf(key), result);
  }

  async getOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.get(key);
    if (known) return known;
    const result = await make();
    this.set(key, result);
    return result;
  }

  fileOf(key: string): string {
    return path.join(this.folder, key);
  }

  /** Removes the results that were used longest ago. At most once an hour, since there may be many files. */
  async prune(): Promise<void> {
    if (!(await this.#isDue())) return;
    const names = (await readdir(this.folder)).filter((name) => name !== prunedMark);
    // One after the other: hundreds of thousands of questions at once take gigabytes.
    const entries = names.map((name) => {
      const file = path.join(this.folder, name);
      // Another build may be pruning as well.
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
      return { file, size, mtimeMs };
    });
    let keptBytes = 0;
    for (const { file, size } of entries.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      keptBytes += size;
      if (keptBytes > this.mostBytes) await rm(file, { force: true });
    }
  }

  async #isDue(): Promise<boolean> {
    const mark = path.join(this.folder, prunedMark);
    const last = await stat(mark).catch(() => undefined);
    if (last && Math.abs(Date.now() - last.mtimeMs) < pruneEveryMs) return false;
    try {
      await writeFile(mark, "");
      return true;
    } catch {
      // It holds nothing yet.
      return false;
    }
  }
}

/** After a power cut, a file may have its name and its length, and none of its bytes. */
const isLost = (result: Uint8Array) => result.every((byte) => byte === 0);

/** A hash of all ingredients, each by itself. */
export function hashOf(ingredients: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const each of ingredients) hash.update(`${each.length}:`).update(each);
  return hash.digest("hex");
}
