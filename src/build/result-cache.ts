import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps what is slow to make, under a hash of all that it is made from. */
export class ResultCache {
  constructor(
    readonly folder: string,
    /** What stays when the cache is pruned. */
    readonly mostBytes: number,
  ) {}

  /** The result for these ingredients: from the cache, or made now. */
  async get(ingredients: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = path.join(this.folder, hashOf(ingredients));
    try {
      const result = await readFile(file);
      const now = new Date();
      await utimes(file, now, now);
      return result;
    } catch {
      const result = await make();
      await this.#write(file, result);
      return result;
    }
  }

  /** Forgets what has not been used for the longest time. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        // Another build may be pruning as well.
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let keptBytes = 0;
    for (const { file, size } of entries.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      keptBytes += size;
      if (keptBytes > this.mostBytes) await rm(file, { force: true });
    }
  }

  /** Whole or not at all, since builds may run side by side. */
  async #write(file: string, result: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, result);
    await rename(unfinished, file);
  }
}

function hashOf(ingredients: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const each of ingredients) hash.update(`${each.length}:`).update(each);
  return hash.digest("hex");
}
