import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, rmdirSync, rmSync, statSync } from "node:fs";
import { mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { CannotBuildError } from "../cannot-build.ts";
import { folderBeside, removeLeftovers } from "./leftovers.ts";

/**
 * Builds a site into a folder beside the one that is served, which takes its place when all is there: a build that fails or is
 * interrupted leaves the site of before whole.
 */
export async function buildSiteFolder<Report>(
  target: string,
  work: (folders: SiteFolders) => Promise<BuiltSite<Report>>,
): Promise<Report> {
  const before = placeOf(target);
  await mkdir(path.dirname(before), { recursive: true });
  refuseMountPoint(before);
  refuseOther(before);
  await removeLeftovers(before);
  const building = folderBeside(before, "building");
  await mkdir(building);
  let isTurn = false;
  let found: Promise<FoundFiles> | undefined;
  const takeTurns = async (free: readonly string[]) => {
    isTurn = true;
    if (!(await takeSpare(before, building, free))) return;
    // While others make the pages, since it takes about as long.
    found = findFiles(building);
    // Where the work fails, the folder goes, and nobody asks.
    found.catch(() => {});
  };
  try {
    const { report, addresses } = await work({ path: building, before, takeTurns });
    if (found) removeAllBut(building, new Set(addresses), await found);
    await replace(before, building, isTurn);
    return report;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

export interface SiteFolders {
  /** Where to write. */
  path: string;
  /** The site that is there already, if any. */
  before: string;
  /**
   * For a build that takes over most of its files. The folder that it replaces is kept, to be begun with by the next one that calls
   * this, as this one begins with the last: to give thousands of files their places, and to take them away, takes longer than all
   * else when little has changed. Not where one of these addresses was a folder then, or lay below a file: those that the project's
   * owner is free to name.
   */
  takeTurns: (free: readonly string[]) => Promise<void>;
}

export interface BuiltSite<Report> {
  report: Report;
  /** Of all its files. */
  addresses: Iterable<string>;
}

/** The site that was replaced last. */
function spareOf(place: string): string {
  return path.join(path.dirname(place), `.${path.basename(place)}.spare`);
}

/** Tells whether there was one. Whoever has removed the site wants all of it made anew. */
async function takeSpare(place: string, building: string, free: readonly string[]): Promise<boolean> {
  const spare = spareOf(place);
  if (!existsSync(place) || !existsSync(spare) || !free.every((address) => hasRoomFor(spare, address))) return false;
  await rmdir(building);
  await rename(spare, building);
  return true;
}

/** Whether a file of this address finds nothing there but a file, and nothing above it but folders. */
function hasRoomFor(root: string, address: string): boolean {
  const parts = address.split("/");
  for (let count = 2; count <= parts.length; count += 1) {
    const found = statSync(root + parts.slice(0, count).join("/"), { throwIfNoEntry: false });
    if (!found) return true;
    if (found.isDirectory() !== count < parts.length) return false;
  }
  return true;
}

interface FoundFiles {
  /** From the site's root, with a slash. */
  files: string[];
  emptyFolders: string[];
}

/** Lets others in between: a site of thousands of pages has as many folders. */
async function findFiles(root: string): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], emptyFolders: [] };
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = readdirSync(root + folder, { withFileTypes: true });
    for (const entry of entries) (entry.isDirectory() ? folders : found.files).push(`${folder}/${entry.name}`);
    if (entries.length === 0) found.emptyFolders.push(folder);
    await letOthersIn();
  }
  return found;
}

/** Removes what was found and is not among the addresses, with the folders that hold nothing then. */
function removeAllBut(root: string, addresses: ReadonlySet<string>, { files, emptyFolders }: FoundFiles): void {
  const unnamed = files.filter((file) => !addresses.has(file));
  for (const file of unnamed) rmSync(root + file, { force: true });
  const folders = new Set([...unnamed.map((file) => path.posix.dirname(file)), ...emptyFolders]);
  for (const folder of folders) removeEmpty(root, folder);
}

/** A folder, if it is empty, and then those around it, up to the root. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "/" || folder === "") return;
  try {
    rmdirSync(root + folder);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // Some systems say that it is there already.
    if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(code)) return;
    throw error;
  }
  removeEmpty(root, path.posix.dirname(folder));
}

/** The folder itself, where a link leads to it: also where it is not there at the moment. */
function placeOf(target: string): string {
  if (!lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) return target;
  return existsSync(target) ? realpathSync(target) : path.resolve(path.dirname(target), readlinkSync(target));
}

function refuseMountPoint(place: string): void {
  const there = statSync(place, { throwIfNoEntry: false });
  if (!there || there.dev === statSync(path.dirname(place)).dev) return;
  throw new CannotBuildError(`${place} is a mount point, whose place nothing can take: build into a folder in it`);
}

/** What a site has and nothing else has: also one from which a host's command has removed what is not to be published. */
const marksOfSite = ["_headers", "assets/data"];

/** A slip in an address would have all that stands there removed: another site, or the project itself. */
function refuseOther(place: string): void {
  if (!existsSync(place) || readdirSync(place).length === 0) return;
  if (marksOfSite.every((mark) => existsSync(path.join(place, mark)))) return;
  throw new CannotBuildError(
    `${place} holds something else than a site of an earlier build, which would be lost: name another folder, or empty this one`,
  );
}

/** Two steps, since no system call that Node knows exchanges folders. An interruption between them is mended by the next build. */
async function replace(place: string, by: string, isSpareWanted: boolean): Promise<void> {
  const replaced = folderBeside(place, "replaced");
  if (existsSync(place)) await rename(place, replaced);
  await rename(by, place);
  // Of a large site many times as fast as without waiting.
  rmSync(spareOf(place), { recursive: true, force: true });
  if (!isSpareWanted) rmSync(replaced, { recursive: true, force: true });
  // Another build at the same time may have been faster.
  else await rename(replaced, spareOf(place)).catch(() => rm(replaced, { recursive: true, force: true }));
}
