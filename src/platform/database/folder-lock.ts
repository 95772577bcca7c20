import { createHash, randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CannotStartError } from "../cannot-start.ts";
import { makeFolder } from "./make-folder.ts";
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
  makeFolder(folder);
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

/**
 * Replaces the lock of a process that is gone. Each lock has one place for the claim of its successor, named after it, and the
 * first to stand there replaces it. One that is killed with its claim has a successor in the same way: nobody makes room by
 * removing a claim, which may be that of another by then.
 */
function takeOver(file: string, lock: string): boolean {
  const found = read(file);
  // Given back a moment ago.
  if (found === undefined) return create(file, lock);
  const claims: string[] = [];
  for (let place = file, left: string | undefined = found; left !== undefined; left = read(place)) {
    if (isHeld(left, place)) return false;
    place = placeOfClaim(file, place, left);
    claims.push(place);
    if (!create(place, lock)) continue;
    // Claims are removed only after the lock that they are about: where it still stands, nobody stood in this place before.
    if (read(file) !== found) {
      rmSync(place, { force: true });
      return false;
    }
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, lock);
    renameSync(draft, file);
    for (const claim of claims) rmSync(claim, { force: true });
    return true;
  }
  return false;
}

/** By the name of the one before, too: of damaged locks several may be alike. Not by its folder, which containers see elsewhere. */
function placeOfClaim(file: string, place: string, left: string): string {
  const name = createHash("sha256")
    .update(`${path.basename(place)}\n${left}`)
    .digest("hex");
  return `${file}.${name.slice(0, 32)}`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Whether the lock that was found in a file has an owner that is there. */
function isHeld(lock: string, file: string): boolean {
  const owner = readOwner(lock);
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
