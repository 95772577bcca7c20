import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { compressedCache, compressedCopies, isCompressed } from "../hosting/compress.ts";

/** A file as it was left, to see whether it still is as it was. */
export interface FileStamp {
  /** From the site's root, with a slash. */
  address: string;
  sizeBytes: number;
  /** Whole: no finer date can be given to a copy. */
  mtimeMs: number;
}

/** Where a site is being built, beside the one that it is to replace. */
export interface SitePlace {
  /** May hold files of an earlier build: they share their bytes with a site that stands, so they are replaced, never written to. */
  path: string;
  before: string;
  /** Without pictures as PNG and compressed copies, which take most of the time. */
  isLight: boolean;
}

/**
 * Each holds its memory from the moment that it is asked for, such as an encoder's tables of a quarter of a MiB: thousands of files
 * that are made together would take gigabytes.
 */
const mostAtOnce = 8;

/** The folders that are there already, by the build that is written, so that each is made once. */
const madeFolders = new WeakMap<SitePlace, Set<string>>();

/**
 * Writes files that are made together, with their compressed copies. What has not changed is the same file as before, not a copy
 * of it. Not asynchronous where nothing has to be computed: for small files that would take several times as long.
 */
export class SiteWriter {
  readonly #place: SitePlace;
  readonly #stamps = new Map<string, FileStamp>();
  /** What takes time, in the order in which it came. */
  readonly #jobs: (() => Promise<void>)[] = [];
  readonly #workers: Promise<void>[] = [];
  readonly #failures: unknown[] = [];
  #working = 0;

  constructor(place: SitePlace) {
    this.#place = place;
  }

  write(address: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    this.#leave(address, bytes);
    if (this.#place.isLight || !isCompressed(address, bytes.length)) return;
    // Also where the text has not changed: whether its copies are whole shows only beside what they should be.
    this.#schedule(async () => {
      const copies = await compressedCopies(bytes, compressedCache);
      for (const { extension, bytes: copy } of copies) this.#leave(address + extension, copy);
    });
  }

  /** Writes what takes time to make. */
  writeLater(address: string, make: () => Promise<Uint8Array>): void {
    this.#schedule(async () => this.write(address, await make()));
  }

  /** Comes back when everything is written, or nothing more will be, with what was. */
  async finish(): Promise<FileStamp[]> {
    // What is written late may have to be compressed.
    while (this.#workers.length > 0) await Promise.all(this.#workers.splice(0));
    if (this.#failures.length > 0) throw this.#failures[0];
    return [...this.#stamps.values()];
  }

  #schedule(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (this.#working < mostAtOnce) this.#workers.push(this.#work());
  }

  async #work(): Promise<void> {
    this.#working += 1;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      await job().catch((error) => this.#failures.push(error));
    }
    this.#working -= 1;
  }

  #leave(address: string, bytes: Uint8Array): void {
    if (holds(this.#place.before, address, bytes)) this.#keep(address);
    else this.#put(address, bytes);
  }

  #put(address: string, bytes: Uint8Array): void {
    makeFolderOf(this.#place, address);
    const file = path.join(this.#place.path, address);
    try {
      writeFileSync(file, bytes, { flag: "wx" });
    } catch (error) {
      if (!isThereAlready(error)) throw error;
      // Also where it holds the same: to whoever uploads what is newer, it has changed since the site that stands.
      replaceFile(file, (by) => writeFileSync(by, bytes));
    }
    this.#stamp(address);
  }

  #keep(address: string): void {
    keepFile(this.#place, address);
    this.#stamp(address);
  }

  #stamp(address: string): void {
    const stamp = stampOf(this.#place.path, address);
    if (stamp) this.#stamps.set(address, stamp);
  }
}

/** Takes files over from an earlier build; none of them, unless all are still as they were left. */
export function keepFiles(place: SitePlace, stamps: readonly FileStamp[]): boolean {
  const missing = stamps.filter((stamp) => !isAsLeft(place.path, stamp));
  if (!missing.every((stamp) => isAsLeft(place.before, stamp))) return false;
  for (const { address } of missing) keepFile(place, address);
  return true;
}

function isAsLeft(folder: string, { address, sizeBytes, mtimeMs }: FileStamp): boolean {
  const now = stampOf(folder, address);
  return now?.sizeBytes === sizeBytes && now.mtimeMs === mtimeMs;
}

function holds(folder: string, address: string, bytes: Uint8Array): boolean {
  if (stampOf(folder, address)?.sizeBytes !== bytes.length) return false;
  return readFileSync(path.join(folder, address)).equals(bytes);
}

function keepFile(place: SitePlace, address: string): void {
  const [from, to] = [path.join(place.before, address), path.join(place.path, address)];
  makeFolderOf(place, address);
  try {
    shareFile(from, to);
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    if (statSync(from).ino !== statSync(to).ino) replaceFile(to, (by) => shareFile(from, by));
  }
}

/** One file by two names, as far as the file system knows such. */
function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (isThereAlready(error)) throw error;
    copyFileSync(from, to);
    // As a link would: by its date a file is known to be as it was left.
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

function replaceFile(file: string, write: (by: string) => void): void {
  const by = `${file}.${randomUUID()}`;
  write(by);
  renameSync(by, file);
}

const isThereAlready = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

function stampOf(folder: string, address: string): FileStamp | undefined {
  try {
    const found = statSync(path.join(folder, address), { throwIfNoEntry: false });
    return found?.isFile() ? { address, sizeBytes: found.size, mtimeMs: Math.round(found.mtimeMs) } : undefined;
  } catch (error) {
    // What is a folder of the site now was a file before.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
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
    // Its parents are seldom missing, and to look for them takes several times as long.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") mkdirSync(folder, { recursive: true });
    else if (!isThereAlready(error)) throw error;
  }
  made.add(folder);
}
