import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { CannotStartError } from "../../cannot-start.ts";
import { explainError } from "../../describe-error.ts";
import type { DatabasePlace } from "../open-database.ts";
import { dumpFolder } from "./embedded-backup.ts";
import { dumpServer } from "./server-backup.ts";

/**
 * Writes all that a database holds into a new file, which only its user may read, and returns its size. What is not written to its
 * end never has the name.
 */
export async function writeBackup(place: DatabasePlace, file: string): Promise<number> {
  if (existsSync(file)) throw new CannotStartError(`${file} exists already: name another file.`);
  const unfinished = `${file}.unfinished`;
  try {
    closeSync(openSync(unfinished, "w", 0o600));
    await ("url" in place ? dumpServer(place.url, unfinished) : dumpFolder(place.folder, unfinished));
    flush(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof CannotStartError) throw error;
    throw new CannotStartError(`${file} could not be written. ${explainError(error)}`, { cause: error });
  }
  return statSync(file).size;
}

/** So that a power cut leaves no name without its content. */
function flush(file: string): void {
  const descriptor = openSync(file, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
