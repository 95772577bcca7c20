import { statSync } from "node:fs";

/** A build takes much longer than to read what it has made. */
const mostTries = 3;

/**
 * Reads a folder that a build may replace meanwhile: anew where it has, since half of one and half of the other is no site. Nothing
 * where it is replaced each time.
 */
export function readWhole<T>(folder: string, read: (folder: string) => T): T | undefined {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = identityOf(folder);
    try {
      const found = read(folder);
      if (identityOf(folder) === before) return found;
    } catch (error) {
      // Gone between its listing and its reading.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return undefined;
}

/** Of what a link leads to, too. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
