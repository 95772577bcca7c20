import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CannotStartError } from "../cannot-start.ts";
import { birthOf, isRunning, ownPlace, type ProcessId } from "./running-process.ts";

/** An owner touches its lock so often; one in another place that has not for so long is gone. */
const touchMs = 5_000;
const staleMs = 30_000;

interface Owner extends ProcessId {
  /** Locks of earlier versions do not tell. */
  place: string | undefined;
}

/** Two servers on one folder would destroy each other's data, and the embedded database does not notice. */
export class FolderInUseError extends CannotStartError {
  override readonly name = "FolderInUseError";

  constructor(folder: string, owner: Owner | undefined) {
    super(
      `The data in ${folder} is in use by ${nameOf(owner)}. Stop it first, or choose another folder with DATA_FOLDER.`,
    );
  }
}

function nameOf(owner: Owner | undefined): string {
  if (!owner) return "another process";
  return isElsewhere(owner)
    ? `a process in another container or on another machine, or was within the last ${staleMs / 1000} seconds`
    : `process ${owner.pid}`;
}

const fileName = "platform.lock";

/**
 * Claims a folder for this process. Returns how to give it back. A lock whose process is gone is taken over, and so is that of
 * a process that was halted for too long: it is told when it goes on.
 */
export function lockFolder(folder: string, onLost: () => void = () => {}): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, fileName);
  // No two locks are alike, so that each can be told from the one that took its place.
  const lock = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), place: ownPlace, id: randomUUID() });
  if (!create(file, lock) && !takeOver(file, lock)) throw new FolderInUseError(folder, readOwner(read(file)));
  const touching = setInterval(() => {
    const found = read(file);
    if (found === undefined || found === lock) return touch(file);
    clearInterval(touching);
    onLost();
  }, touchMs);
  touching.unref();
  return () => {
    clearInterval(touching);
    if (read(file) === lock) rmSync(file, { force: true });
  };
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // What cannot be reached for a moment is touched the next time.
  }
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
  if (isHeld(file)) return false;
  const guard = `${file}.takeover`;
  if (!isHeld(guard)) rmSync(guard, { force: true });
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

function isHeld(file: string): boolean {
  const owner = readOwner(read(file));
  if (!owner) return false;
  return isElsewhere(owner) ? isFresh(file) : isRunning(owner);
}

/** Its number says nothing here. */
function isElsewhere({ place }: Owner): boolean {
  return place !== undefined && place !== ownPlace;
}

function isFresh(file: string): boolean {
  const touched = statSync(file, { throwIfNoEntry: false });
  return touched !== undefined && Date.now() - touched.mtimeMs < staleMs;
}

/** Nothing where the lock is damaged. */
function readOwner(lock = ""): Owner | undefined {
  try {
    const { pid, birth, place } = JSON.parse(lock);
    return Number.isInteger(pid) && pid > 0 ? { pid, birth: textOf(birth), place: textOf(place) } : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
