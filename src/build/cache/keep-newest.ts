import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Removes all entries of a folder but the newest. The one that was just made stays in any case: a clock may be wrong. */
export async function keepNewest(folder: string, most: number, justMade: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const entry = path.join(folder, name);
      // Another build may be doing the same.
      const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: 0 }));
      return { entry, mtimeMs };
    }),
  );
  const old = entries.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(most);
  for (const { entry } of old) if (entry !== justMade) await rm(entry, { recursive: true, force: true });
}
