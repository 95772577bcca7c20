import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./folders.ts";
import { hashOf } from "./result-cache.ts";

/** What the tools are made of: the project's own code, and the releases of the packages. */
const sources = ["src", "package.json", "package-lock.json", "tsconfig.base.json"];

/** Tests, what helps them, and types made from the content. */
const beside = /\.test\.\w+$|^test-|\.generated\.ts$/;

let known: string | undefined;

/** Changes with whatever could make a build come out differently, apart from the content and the configuration. */
export function hashSources(): string {
  known ??= compute();
  return known;
}

function compute(): string {
  return hashOf([process.version, hashFiles(projectFolder, sources.flatMap(filesIn))]);
}

/** A hash of files by their paths from a folder, and of what they hold. */
export function hashFiles(folder: string, files: readonly string[]): string {
  return hashOf(files.flatMap((file) => [file, readFileSync(path.join(folder, file))]));
}

/** Paths from the project's folder, in an order of their own; what is not there has none. */
function filesIn(source: string): string[] {
  const place = path.join(projectFolder, source);
  try {
    const entries = readdirSync(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !beside.test(entry.name))
      .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return [source];
    if (code === "ENOENT") return [];
    throw error;
  }
}
