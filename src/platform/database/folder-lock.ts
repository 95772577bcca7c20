import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CannotStartError } from "../cannot-start.ts";
import { birthOf, isRunning, type ProcessId } from "./running-process.ts";

/** Two servers on one folder would destroy each other's data, and the embedded database does not notice. */
export class FolderInUseError extends CannotStartError {
  override readonly name = "FolderInUseError";

  constructor(folder: string, owner: ProcessId | undefined) {
    super(
      `The data in ${folder} is in use by ${owner ? `process ${owner.pid}` : "another process"}. Stop it first, or choose another folder with DATA_FOLDER.`,
    );
  }
}

const fileName = "platform.lock";

/** Claims a folder for this process. Returns how to give it back. A lock whose process is gone is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, fileName);
  // No two locks are alike, so that each can be told from the one that took its place.
  const lock = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), id: randomUUID() });
  if (!create(file, lock) && !takeOver(file, lock)) throw new FolderInUseError(folder, readOwner(read(file)));
  return () => {
    if (read(file) === lock) rmSync(file, { force: true });
  };
}

/** Writes the file whole and at once, or not at all where there is one: nobody sees half of a lock. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Of several that find the same dead lock, one at a time looks again and replaces it. */
function takeOver(file: string, lock: string): boolean {
  const found = read(file);
  if (isHeld(found)) return false;
  const guard = `${file}.takeover`;
  if (!isHeld(read(guard))) rmSync(guard, { force: true });
  if (!create(guard, lock)) return false;
  try {
    if (read(file) !== found) return false;
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, lock);
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function isHeld(lock: string | undefined): boolean {
  const owner = readOwner(lock);
  return owner !== undefined && isRunning(owner);
}

/** Nothing where the lock is damaged. */
function readOwner(lock = ""): ProcessId | undefined {
  try {
    const { pid, birth } = JSON.parse(lock);
    return Number.isInteger(pid) && pid > 0 ? { pid, birth: typeof birth === "string" ? birth : undefined } : undefined;
  } catch {
    return undefined;
  }
}
