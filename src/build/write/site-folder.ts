import { existsSync, realpathSync, rmSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Builds a site into a folder beside the one that is served, which takes its place when all is there: a build that fails or is
 * interrupted leaves the site of before whole.
 */
export async function buildSiteFolder<Result>(
  target: string,
  work: (folders: SiteFolders) => Promise<Result>,
): Promise<Result> {
  const before = existsSync(target) ? realpathSync(target) : target;
  await mkdir(path.dirname(before), { recursive: true });
  await removeLeftovers(before);
  const building = `${before}${buildingMark}${process.pid}`;
  await mkdir(building);
  try {
    const result = await work({ path: building, before });
    await replace(before, building);
    return result;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

export interface SiteFolders {
  /** Where to write. */
  path: string;
  /** The site that is there already, if any. */
  before: string;
}

const buildingMark = ".building-";
const replacedMark = ".replaced-";

/** Two steps, since no system call that Node knows exchanges folders. An interruption between them is mended by the next build. */
async function replace(place: string, by: string): Promise<void> {
  const replaced = `${place}${replacedMark}${process.pid}`;
  if (existsSync(place)) await rename(place, replaced);
  await rename(by, place);
  // Of a large site many times as fast as without waiting.
  rmSync(replaced, { recursive: true, force: true });
}

/** What builds that were killed have left behind. */
async function removeLeftovers(place: string): Promise<void> {
  const [folder, name] = [path.dirname(place), path.basename(place)];
  for (const entry of await readdir(folder)) {
    const mark = [buildingMark, replacedMark].find((each) => entry.startsWith(name + each));
    if (!mark || isRunning(Number(entry.slice(name.length + mark.length)))) continue;
    const leftover = path.join(folder, entry);
    if (mark === replacedMark && !existsSync(place)) await rename(leftover, place);
    else await rm(leftover, { recursive: true, force: true });
  }
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
