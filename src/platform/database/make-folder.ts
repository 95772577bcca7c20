import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Creates a folder and its parents. The recursive `mkdir` of Node never returns where the parent exists and accepts no folders,
 * as in `/proc`.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return;
    const around = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || isFolder(around)) throw error;
    makeFolder(around);
    makeFolder(folder);
  }
}

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
