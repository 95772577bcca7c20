import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { CannotBuildError } from "../cannot-build.ts";
import { folderBeside, removeLeftovers } from "./leftovers.ts";

export interface SiteFolders {
  /** The new folder, empty at first. */
  path: string;
  /** The folder of the site that stands, if there is one. */
  before: string;
}

/**
 * Builds a site into a new folder beside the one that is served, which takes its place when all is there: a build that fails or is
 * interrupted leaves the site of before whole.
 */
export async function buildSiteFolder<Report>(
  target: string,
  work: (folders: SiteFolders) => Promise<Report>,
): Promise<Report> {
  const before = placeOf(target);
  await mkdir(path.dirname(before), { recursive: true });
  refuseMountPoint(before);
  refuseOther(before);
  await removeLeftovers(before);
  const building = folderBeside(before, "building");
  await mkdir(building);
  try {
    const report = await work({ path: building, before });
    await replace(before, building);
    return report;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** The target of a link, even one that does not exist at the moment; the folder itself otherwise. */
function placeOf(target: string): string {
  if (!lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) return target;
  return existsSync(target) ? realpathSync(target) : path.resolve(path.dirname(target), readlinkSync(target));
}

function refuseMountPoint(place: string): void {
  const there = statSync(place, { throwIfNoEntry: false });
  if (!there || there.dev === statSync(path.dirname(place)).dev) return;
  throw new CannotBuildError(`${place} is a mount point, whose place nothing can take: build into a folder in it`);
}

/** By these a folder is known as a site: the command for static hosts, which removes some files, leaves them there. */
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
async function replace(place: string, by: string): Promise<void> {
  const replaced = folderBeside(place, "replaced");
  if (existsSync(place)) await rename(place, replaced);
  await rename(by, place);
  // For a large site many times as fast as the asynchronous call.
  rmSync(replaced, { recursive: true, force: true });
}
