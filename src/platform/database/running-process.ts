import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process, told apart from earlier and later ones of the same number by the moment it began. */
export interface ProcessId {
  pid: number;
  /** Nothing where the system does not tell. */
  birth: string | undefined;
}

/** Where numbers of processes mean what they mean here: each container has its own, and so has each machine. */
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
  // After a container has been started again, its server often has the number that it had before.
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

/** When a process began, counted from a start of the machine which has a name of its own. Linux tells it. */
export function birthOf(pid: number): string | undefined {
  try {
    const machineStart = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of a program stands in brackets and may hold spaces; the beginning is the 20th field after it.
    const began = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .at(19);
    return `${machineStart} ${began}`;
  } catch {
    return undefined;
  }
}
