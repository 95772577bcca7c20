import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file that is there whole or not at all, since builds may run side by side, and end at any moment. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
