import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process. The moment at which it began tells it apart from earlier and later ones with the same number. */
export interface ProcessId {
  pid: number;
  /** Missing where the system does not tell. */
  birth?: string | undefined;
}

/** The machine and its namespace of process numbers. Each container has a namespace of its own. */
export const ownPlace = `${hostname()} ${namespaceOfNumbers()}`;

function namespaceOfNumbers(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

export function isRunning({ pid, birth }: ProcessId): boolean {
  if (!isNumberTaken(pid)) return false;
  const found = birthOf(pid);
  if (birth !== undefined && found !== undefined) return birth === found;
  // After a restart of its container, a server often has the same number as before.
  return pid !== process.pid;
}

function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The moment at which a process began, counted from a named start of the machine. Only Linux tells it. */
export function birthOf(pid: number): string | undefined {
  try {
    const machineStart = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in brackets and may contain spaces; the moment is the 20th field after it.
    const began = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .at(19);
    return `${machineStart} ${began}`;
  } catch {
    return undefined;
  }
}
