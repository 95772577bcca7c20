import { randomUUID } from "node:crypto";
import { rmSync, utimesSync } from "node:fs";
import { CannotStartError } from "../cannot-start.ts";
import {
  abandonedAfterMs,
  createWhole,
  type Holder,
  isElsewhere,
  isHeld,
  type Lock,
  lockFileOf,
  readIfThere,
  readLocks,
} from "./lock-file.ts";
import { makeFolder } from "./make-folder.ts";
import { birthOf, ownPlace } from "./running-process.ts";

const renewEveryMs = 5_000;

/** Two processes on one folder would destroy each other's data, because the embedded database does not notice. */
export class FolderInUseError extends CannotStartError {
  override readonly name = "FolderInUseError";

  constructor(folder: string, holder: Holder | undefined) {
    super(
      `The data in ${folder} is in use by ${describe(holder)}. Stop it first, or choose another folder with DATA_FOLDER.`,
    );
  }
}

function describe(holder: Holder | undefined): string {
  if (!holder) return "another process";
  return isElsewhere(holder)
    ? `a process in another container or on another machine, or was within the last ${abandonedAfterMs / 1000} seconds`
    : `process ${holder.pid}`;
}

/**
 * Locks a folder for this process, and returns the function that unlocks it. Throws a FolderInUseError where another process
 * holds it. `onLost` is called when another container has taken the folder because this process was halted for too long.
 *
 * Only one of several processes can create the file with the next number, and only the process that holds the folder removes
 * abandoned locks. So nobody can remove the lock of a process that has just replaced an abandoned one.
 */
export function lockFolder(folder: string, onLost: () => void = () => {}): () => void {
  makeFolder(folder);
  const text = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), place: ownPlace, id: randomUUID() });
  const readOthers = () => readLocks(folder).filter((lock) => lock.text !== text);
  const refuseIfHeld = (locks: readonly Lock[]) => {
    const held = locks.find(isHeld);
    if (held) throw new FolderInUseError(folder, held.holder);
  };

  const abandoned = readOthers();
  refuseIfHeld(abandoned);
  const file = lockFileOf(folder, 1 + Math.max(-1, ...abandoned.map(({ number }) => number)));
  if (!createWhole(file, text)) {
    refuseIfHeld(readOthers());
    throw new FolderInUseError(folder, undefined);
  }
  const unlock = () => {
    if (readIfThere(file) === text) rmSync(file, { force: true });
  };
  try {
    // While this process was halted, others may have used this number and given it back: one of them may hold a lower one now.
    refuseIfHeld(readOthers());
  } catch (error) {
    unlock();
    throw error;
  }
  for (const lock of abandoned) rmSync(lock.file, { force: true });

  const renewing = setInterval(() => {
    try {
      if (readIfThere(file) === text) return utimesSync(file, new Date(), new Date());
      if (!readOthers().some(isHeld)) return;
    } catch {
      // A disk that cannot be reached for a moment is tried again at the next interval.
      return;
    }
    clearInterval(renewing);
    onLost();
  }, renewEveryMs);
  renewing.unref();
  return () => {
    clearInterval(renewing);
    unlock();
  };
}
