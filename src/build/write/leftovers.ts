import { existsSync, readlinkSync, statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { hashOf } from "../cache/result-cache.ts";

/** The folders that a build has beside the site: the new site, and for a moment the one that it has replaced. */
type Stage = "building" | "replaced";

const stages: readonly Stage[] = ["building", "replaced"];

/** The same for all processes that see each other: those of a container are others than those of its host. */
const neighbourhood = hashOf([hostname(), linkAt("/proc/self/ns/pid")]).slice(0, 8);

/** By its name others see whether the process is still at work. */
export function folderBeside(place: string, stage: Stage, pid = process.pid): string {
  return `${place}.${stage}-${neighbourhood}-${pid}`;
}

/** Cleans up after builds that were killed. A site that was about to be replaced gets its place back. */
export async function removeLeftovers(place: string): Promise<void> {
  const [folder, name] = [path.dirname(place), path.basename(place)];
  for (const entry of await readdir(folder)) {
    const stage = stages.find((each) => entry.startsWith(`${name}.${each}-`));
    const leftover = path.join(folder, entry);
    if (!stage || isInUse(leftover)) continue;
    if (stage === "replaced" && !existsSync(place)) await rename(leftover, place);
    else await rm(leftover, { recursive: true, force: true });
  }
}

const dayMs = 86_400_000;

/** Whether a process is at work in it that we see, or may be one that we do not. */
function isInUse(folder: string): boolean {
  const [, whose, pid] = /-(\w+)-(\d+)$/.exec(folder) ?? [];
  if (whose === neighbourhood) return isRunning(Number(pid));
  return Date.now() - statSync(folder).mtimeMs < dayMs;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Not every system has such links. */
function linkAt(place: string): string {
  try {
    return readlinkSync(place);
  } catch {
    return "";
  }
}
