/** The sites that journeys need besides `dist/`. Each is built once, and kept for all workers and later runs until what it is made of changes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { listFiles } from "../../src/build/cache/list-files.ts";
import { hashOf } from "../../src/build/cache/result-cache.ts";
import { hashFiles, hashSources } from "../../src/build/cache/source-hash.ts";
import { cacheFolder, contentFolder, projectFolder } from "../../src/build/folders.ts";

const keptFolder = path.join(cacheFolder, "test-sites");

/** From nothing, on a machine that has other work as well. */
export const buildTimeoutMs = 240_000;

const askAgainMs = 200;

interface TestSite {
  name: string;
  /** What else decides how it comes out: its configuration, the file that builds it. */
  ingredients: readonly string[];
  /** Writes it into a folder that is not there yet. */
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

/** The lock names the process that builds. One that has ended holds it no longer. */
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
    // Sends nothing, but tells whether there is such a process. Before it has written its number, that is 0: this one's own group.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
