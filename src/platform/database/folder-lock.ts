import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Two servers on one folder would destroy each other's data, and the embedded database does not notice. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";

  constructor(folder: string, owner: number) {
    super(
      `The data in ${folder} is in use by process ${owner}. Stop it first, or choose another folder with DATA_FOLDER.`,
    );
  }
}

const fileName = "platform.lock";

/** Claims a folder for this process. Returns how to give it back. A lock whose process is gone is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, fileName);
  if (!tryToWrite(file)) {
    const owner = Number(readFileSync(file, "utf8"));
    if (isRunning(owner)) throw new FolderInUseError(folder, owner);
    rmSync(file, { force: true });
    // Of two that take over at the same moment, one succeeds.
    if (!tryToWrite(file)) throw new FolderInUseError(folder, Number(readFileSync(file, "utf8")));
  }
  return () => rmSync(file, { force: true });
}

function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  // An empty or damaged lock was left by a process that was killed while it wrote.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // In a container the process that left the lock often had the number that this one has now.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
