import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressedCache, compressedCopies, copyExtensions, isCompressed } from "../hosting/compress.ts";

/** A file as it was left, to see whether it still is as it was. */
export interface FileStamp {
  /** From the site's root, with a slash. */
  address: string;
  sizeBytes: number;
  mtimeMs: number;
}

/** Where a site is being built, beside the one that it is to replace. */
export interface SitePlace {
  path: string;
  before: string;
  /** Whether text files get compressed copies. */
  hasCopies: boolean;
}

/** The folders that are there already, by the build that is written, so that each is made once. */
const madeFolders = new WeakMap<SitePlace, Set<string>>();

/**
 * Writes files that are made together, with their compressed copies. What has not changed is the same file as before, not a copy
 * of it. Not asynchronous where nothing has to be computed: for small files that would take several times as long.
 */
export class SiteWriter {
  readonly #place: SitePlace;
  readonly #stamps = new Map<string, FileStamp>();
  readonly #pending: Promise<void>[] = [];

  constructor(place: SitePlace) {
    this.#place = place;
  }

  write(address: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    const isTheSame = this.#holdsBefore(address, bytes);
    if (isTheSame) this.#keep(address);
    else this.#put(address, bytes);
    if (!this.#place.hasCopies || !isCompressed(address, bytes.length)) return;
    if (isTheSame && this.#keepCopies(address)) return;
    this.#pending.push(
      compressedCopies(bytes, compressedCache).then((copies) => {
        for (const { extension, bytes: copy } of copies) this.#put(address + extension, copy);
      }),
    );
  }

  /** Writes what takes time to make. */
  writeLater(address: string, make: () => Promise<Uint8Array>): void {
    this.#pending.push(make().then((bytes) => this.write(address, bytes)));
  }

  /** Comes back when everything is written, or nothing more will be, with what was. */
  async finish(): Promise<FileStamp[]> {
    const failures: unknown[] = [];
    // What is written late may have to be compressed.
    while (this.#pending.length > 0) {
      const ends = await Promise.allSettled(this.#pending.splice(0));
      failures.push(...ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : [])));
    }
    if (failures.length > 0) throw failures[0];
    return [...this.#stamps.values()];
  }

  #keepCopies(address: string): boolean {
    const copies = copyExtensions.map((extension) => address + extension);
    // Not where the site of before was built without.
    if (!copies.every((copy) => stampOf(this.#place.before, copy))) return false;
    for (const copy of copies) this.#keep(copy);
    return true;
  }

  #put(address: string, bytes: Uint8Array): void {
    makeFolderOf(this.#place, address);
    writeFileSync(path.join(this.#place.path, address), bytes);
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

  #holdsBefore(address: string, bytes: Buffer): boolean {
    const { before } = this.#place;
    if (stampOf(before, address)?.sizeBytes !== bytes.length) return false;
    return readFileSync(path.join(before, address)).equals(bytes);
  }
}

/** Takes files over from the site of before; none of them, unless all are still as they were left. */
export function keepFiles(place: SitePlace, stamps: readonly FileStamp[]): boolean {
  const areAllAsLeft = stamps.every(({ address, sizeBytes, mtimeMs }) => {
    const now = stampOf(place.before, address);
    return now?.sizeBytes === sizeBytes && now.mtimeMs === mtimeMs;
  });
  if (areAllAsLeft) for (const { address } of stamps) keepFile(place, address);
  return areAllAsLeft;
}

function keepFile(place: SitePlace, address: string): void {
  const [from, to] = [path.join(place.before, address), path.join(place.path, address)];
  makeFolderOf(place, address);
  try {
    linkSync(from, to);
  } catch (error) {
    // Written by another task already: pages share pictures.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    // Not every file system knows two names for one file.
    copyFileSync(from, to);
  }
}

function stampOf(folder: string, address: string): FileStamp | undefined {
  const found = statSync(path.join(folder, address), { throwIfNoEntry: false });
  return found?.isFile() ? { address, sizeBytes: found.size, mtimeMs: found.mtimeMs } : undefined;
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
