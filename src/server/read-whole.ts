import { statSync } from "node:fs";

/** Enough, because a build takes much longer than reading its result. */
const mostTries = 3;

/**
 * Reads a folder that a build may replace at the same time. If it was replaced, it is read again, because a mixture of two builds
 * is no site. Returns nothing if it was replaced at each try.
 */
export function readWhole<T>(folder: string, read: (folder: string) => T): T | undefined {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = identityOf(folder);
    try {
      const found = read(folder);
      if (identityOf(folder) === before) return found;
    } catch (error) {
      // The file was removed after it had been listed.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return undefined;
}

/** Identifies the folder itself, or the folder to which a link leads. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
