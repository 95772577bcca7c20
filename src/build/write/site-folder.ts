import { existsSync, realpathSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * The folder that a site is built into. It stands beside the one that is served, and takes its place when all is there: a
 * build that fails or is interrupted leaves the site of before whole. What has not changed is the same file, not a copy of it.
 */
export class SiteFolder {
  /** The folders that are there already, so that each is made once. */
  readonly #made = new Map<string, Promise<unknown>>();

  private constructor(
    readonly path: string,
    readonly before: string,
  ) {}

  /** Takes the place of what stands there once the work is done. */
  static async build<Result>(target: string, work: (site: SiteFolder) => Promise<Result>): Promise<Result> {
    const place = existsSync(target) ? realpathSync(target) : target;
    await mkdir(path.dirname(place), { recursive: true });
    await removeLeftovers(place);
    const site = new SiteFolder(`${place}${buildingMark}${process.pid}`, place);
    await mkdir(site.path);
    try {
      const result = await work(site);
      await replace(place, site.path);
      return result;
    } finally {
      await rm(site.path, { recursive: true, force: true });
    }
  }

  /** Writes a file by its address, which starts with a slash. */
  async write(address: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#makeFolder(path.dirname(address));
    if (await this.#holdsBefore(address, bytes)) await this.keep(address);
    else await writeFile(path.join(this.path, address), bytes);
  }

  /** Takes over what others have written here just as it was before. */
  async keepWhatIsTheSame(): Promise<void> {
    for (const entry of await readdir(this.path, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const address = file.slice(this.path.length);
      if (!(await this.#holdsBefore(address, await readFile(file)))) continue;
      await rm(file);
      await this.keep(address);
    }
  }

  /** Takes a file over from the site of before. */
  async keep(address: string): Promise<void> {
    const [before, now] = [path.join(this.before, address), path.join(this.path, address)];
    await this.#makeFolder(path.dirname(address));
    // Not every file system knows two names for one file.
    await link(before, now).catch(() => copyFile(before, now));
  }

  /** Whether a file is the one of before. */
  async isKept(address: string): Promise<boolean> {
    const [now, before] = await Promise.all(
      [this.path, this.before].map((folder) => stat(path.join(folder, address)).catch(() => undefined)),
    );
    return now !== undefined && now.ino === before?.ino && now.dev === before.dev;
  }

  async #holdsBefore(address: string, bytes: Buffer): Promise<boolean> {
    const before = await readFile(path.join(this.before, address)).catch(() => undefined);
    return before?.equals(bytes) ?? false;
  }

  #makeFolder(folder: string): Promise<unknown> {
    let made = this.#made.get(folder);
    if (!made) {
      made = mkdir(path.join(this.path, folder), { recursive: true });
      this.#made.set(folder, made);
    }
    return made;
  }
}

const buildingMark = ".building-";
const replacedMark = ".replaced-";

/** Two steps, since no system call that Node knows exchanges folders. An interruption between them is mended by the next build. */
async function replace(place: string, by: string): Promise<void> {
  const replaced = `${place}${replacedMark}${process.pid}`;
  if (existsSync(place)) await rename(place, replaced);
  await rename(by, place);
  await rm(replaced, { recursive: true, force: true });
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
