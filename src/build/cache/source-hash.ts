import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../folders.ts";
import { listFiles } from "./list-files.ts";
import { hashOf } from "./result-cache.ts";

/** What the tools are made of: the project's own code, and the releases of the packages. */
const sources = ["src", "package.json", "tsconfig.base.json", installedPackages()];

/** npm writes down what it has installed, which the lock file may be ahead of. */
function installedPackages(): string {
  const installed = "node_modules/.package-lock.json";
  return existsSync(path.join(projectFolder, installed)) ? installed : "package-lock.json";
}

/** Tests, what helps them, and types made from the content. */
const beside = /\.test\.\w+$|^test-|\.generated\.ts$/;

/** What no page is made of: nothing of the build may import it. */
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

/** Changes with whatever could make a build come out differently, apart from the content and the configuration. */
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

/** A hash of files by their paths from a folder, and of what they hold. */
export function hashFiles(folder: string, files: readonly string[]): string {
  return hashOf(files.flatMap((file) => [file, readIfThere(path.join(folder, file))]));
}

/** A link may lead nowhere: that is said where files are read for what they hold. */
function readIfThere(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Paths from the project's folder, in an order of their own; what is not there has none. */
function filesIn(source: string): string[] {
  const place = path.join(projectFolder, source);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [source] : [];
  return listFiles(place)
    .filter((file) => !beside.test(path.posix.basename(file)))
    .map((file) => `${source}/${file}`);
}
