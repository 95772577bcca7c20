import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../folders.ts";
import { listFiles } from "./list-files.ts";
import { hashOf } from "./result-cache.ts";

/** The code that builds the site: the project's own, and the releases of the packages. */
const sources = ["src", "package.json", "tsconfig.base.json", installedPackages()];

/** The list that npm writes when it installs: the lock file may name newer releases than those that are installed. */
function installedPackages(): string {
  const installed = "node_modules/.package-lock.json";
  return existsSync(path.join(projectFolder, installed)) ? installed : "package-lock.json";
}

/** Tests, their helpers, and types made from the content: no page depends on them. */
const beside = /\.test\.\w+$|^test-|\.generated\.ts$/;

/** No page depends on these folders: nothing of the build may import them. */
const elsewhere = /^src\/(?:platform|server)\//;

/** The releases of some packages, wherever in the tree they are installed. */
export function releasesOf(names: readonly string[]): string[] {
  const list: InstalledPackages = JSON.parse(readFileSync(path.join(projectFolder, installedPackages()), "utf8"));
  return names.flatMap((name) => {
    const places = Object.entries(list.packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
    if (places.length === 0) throw new Error(`There is no package ${name}`);
    return places.map(([place, { version }]) => `${place} ${version}`);
  });
}

interface InstalledPackages {
  packages: Record<string, { version: string }>;
}

let known: string | undefined;

/** Changes with all code, packages and tools that decide how a site comes out, apart from the content and the configuration. */
export function hashSources(): string {
  known ??= compute();
  return known;
}

function compute(): string {
  return hashOf([process.version, hashFiles(projectFolder, listSources())]);
}

/** By their paths in the project. */
export function listSources(): string[] {
  return sources.flatMap(filesIn).filter((file) => !elsewhere.test(file));
}

/** A hash of the paths and the contents of files in a folder. */
export function hashFiles(folder: string, files: readonly string[]): string {
  return hashOf(files.flatMap((file) => [file, readIfThere(path.join(folder, file))]));
}

/** A link may lead nowhere. The code that reads the file for its contents reports that. */
function readIfThere(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Sorted paths from the project's folder; none for a source that does not exist. */
function filesIn(source: string): string[] {
  const place = path.join(projectFolder, source);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [source] : [];
  return listFiles(place)
    .filter((file) => !beside.test(path.posix.basename(file)))
    .map((file) => `${source}/${file}`);
}
