/** Sites that journeys need besides `dist/`: each is built once for all workers and later runs, until its sources change. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listFiles } from "../../src/build/cache/list-files.ts";
import { hashOf } from "../../src/build/cache/result-cache.ts";
import { hashFiles, hashSources } from "../../src/build/cache/source-hash.ts";
import { cacheFolder, contentFolder, projectFolder } from "../../src/build/folders.ts";

const keptFolder = path.join(cacheFolder, "test-sites");

/** Enough for a build without a cache on a busy machine. */
export const buildTimeoutMs = 240_000;

const askAgainMs = 200;

interface TestSite {
  name: string;
  /** Further inputs of the build, besides the sources and the content: its configuration, the file that builds it. */
  ingredients: readonly string[];
  /** Writes the site into a folder that does not exist yet. */
  build: (outFolder: string) => Promise<unknown>;
}

/** The folder of the built site. It is shared, so it is not for changing. */
export async function builtOnce({ name, ingredients, build }: TestSite): Promise<string> {
  const key = hashOf([
    hashSources(),
    hashAll(contentFolder),
    hashAll(path.join(projectFolder, "public")),
    ...ingredients,
  ]);
  const folder = path.join(keptFolder, `${name}-${key.slice(0, 16)}`);
  mkdirSync(keptFolder, { recursive: true });
  while (!existsSync(folder)) {
    if (!takeLock(name)) {
      await delay(askAgainMs);
      continue;
    }
    try {
      // Another worker may have built it before the lock was free.
      if (!existsSync(folder)) await buildInto(folder, { name, build });
    } finally {
      rmSync(lockOf(name), { force: true });
    }
  }
  return folder;
}

async function buildInto(folder: string, { name, build }: Pick<TestSite, "name" | "build">): Promise<void> {
  for (const old of readdirSync(keptFolder).filter((entry) => entry.startsWith(`${name}-`)))
    rmSync(path.join(keptFolder, old), { recursive: true });
  const unfinished = path.join(keptFolder, `${name}-unfinished`);
  await build(unfinished);
  renameSync(unfinished, folder);
}

const hashAll = (folder: string) => hashFiles(folder, listFiles(folder));

const lockOf = (name: string) => path.join(keptFolder, `${name}.lock`);

/** The lock holds the id of the process that builds; once that process has ended, the lock is removed. */
function takeLock(name: string): boolean {
  const lock = lockOf(name);
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (existsSync(lock) && !isRunning(Number(readFileSync(lock, "utf8")))) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists. A lock that is still empty reads as 0, this process's own group.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
