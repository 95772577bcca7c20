import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyCache, copyExtension, isCompressed } from "../hosting/compress.ts";

/** The folder of a new site, and that of the site which it will replace. */
export interface SitePlace {
  path: string;
  before: string;
  /** Without pictures as PNG and compressed copies, which take most of the time. */
  isLight: boolean;
}

/** An encoder takes memory from the moment that it is asked for: thousands of files at once would take gigabytes. */
const mostAtOnce = 8;

/** The folders that each place has already, so that each is made once. */
const madeFolders = new WeakMap<SitePlace, Set<string>>();

/**
 * Writes files with their compressed copies. A file that has not changed is linked to the one of the site before, and so keeps its
 * date. Synchronous where nothing has to be computed: for small files, asynchronous calls would take several times as long.
 */
export class SiteWriter {
  readonly #place: SitePlace;
  readonly #addresses: string[] = [];
  /** Asynchronous work that has not begun, in order. */
  readonly #jobs: (() => Promise<void>)[] = [];
  readonly #running: Promise<void>[] = [];
  readonly #failures: unknown[] = [];
  #runningCount = 0;

  constructor(place: SitePlace) {
    this.#place = place;
  }

  write(address: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    this.#writeFile(address, bytes);
    if (this.#place.isLight || !isCompressed(address, bytes.length)) return;
    const copy = copyCache.get(address, bytes);
    const addressOfCopy = address + copyExtension;
    if (copy) this.#writeFile(addressOfCopy, copy);
    else this.#schedule(async () => this.#writeFile(addressOfCopy, await copyCache.make(address, bytes)));
  }

  /** Writes a file that few ask for, without a compressed copy. */
  writeAlone(address: string, content: string | Uint8Array): void {
    this.#writeFile(address, Buffer.from(content));
  }

  /** Writes a file whose content is made asynchronously. */
  writeLater(address: string, make: () => Promise<Uint8Array>): void {
    this.#schedule(async () => this.write(address, await make()));
  }

  /** Resolves to the addresses of all files once they are written; rejects once nothing more will be. */
  async finish(): Promise<string[]> {
    // A job may schedule others: a file that was made late is compressed after that.
    while (this.#running.length > 0) await Promise.all(this.#running.splice(0));
    if (this.#failures.length > 0) throw this.#failures[0];
    return this.#addresses;
  }

  #schedule(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (this.#runningCount < mostAtOnce) this.#running.push(this.#runJobs());
  }

  async #runJobs(): Promise<void> {
    this.#runningCount += 1;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      await job().catch((error) => this.#failures.push(error));
    }
    this.#runningCount -= 1;
  }

  /** Compared even where the text of a copy has not changed: that of the site before may be damaged. */
  #writeFile(address: string, bytes: Uint8Array): void {
    makeFolderOf(this.#place, address);
    const file = path.join(this.#place.path, address);
    const before = path.join(this.#place.before, address);
    if (holds(before, bytes)) shareFile(before, file);
    else writeFileSync(file, bytes, { flag: "wx" });
    this.#addresses.push(address);
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === bytes.length && readFileSync(file).equals(bytes);
  } catch (error) {
    // A folder of the new site was a file of the one before.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return false;
    throw error;
  }
}

/** A link, or a copy where the file system knows no links. */
function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    copyFileSync(from, to);
    // Keeps the date, as a link would: tools that upload newer files skip this one.
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

function makeFolderOf(place: SitePlace, address: string): void {
  const folder = path.dirname(path.join(place.path, address));
  const made = madeFolders.get(place) ?? new Set();
  madeFolders.set(place, made);
  if (made.has(folder)) return;
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Its parents are seldom missing, and to look for them takes several times as long.
    if (code === "ENOENT") mkdirSync(folder, { recursive: true });
    else if (code !== "EEXIST") throw error;
  }
  made.add(folder);
}
