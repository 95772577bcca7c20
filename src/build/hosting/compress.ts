import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheFolder } from "../folders.ts";
import { ResultCache } from "../result-cache.ts";
import { Tasks } from "../tasks.ts";

export interface CompressedFile {
  /** Relative to the folder. */
  path: string;
  sizeBytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

const textExtensions = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** At and below this, a file fits one packet either way. */
const smallestBytes = 512;

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const gzipLevel = 9;

/** Where a gzip header names the operating system, and how it says "unknown" (RFC 1952, 2.3). */
const gzipSystemByte = 9;
const unknownSystem = 255;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

export const compressedCache = new ResultCache(join(cacheFolder, "compressed"), 512 * 1024 ** 2);

export interface CompressOptions {
  cache?: ResultCache;
  /** The site of before: its copies are taken over with the files that they are copies of. */
  before?: { isKept: (address: string) => Promise<boolean>; keep: (address: string) => Promise<void> };
}

/** Writes a Brotli and a gzip copy beside each text file, byte for byte the same on every machine and every run. */
export async function compressFolder(folder: string, options: CompressOptions = {}): Promise<CompressedFile[]> {
  const compressed: CompressedFile[] = [];
  const tasks = new Tasks();
  for (const path of await listTextFiles(folder)) {
    await tasks.add(async () => {
      const file = await compressFile(folder, path, options);
      if (file) compressed.push(file);
    });
  }
  await tasks.finish();
  return compressed.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listTextFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function compressFile(
  folder: string,
  path: string,
  { cache, before }: CompressOptions,
): Promise<CompressedFile | undefined> {
  const location = join(folder, path);
  const { size: sizeBytes } = await stat(location);
  if (sizeBytes <= smallestBytes) return undefined;
  if (!(await before?.isKept(`/${path}`)) || !(await keepCopies(`/${path}`, before))) {
    const content = await readFile(location);
    for (const encoding of encodings) {
      const make = () => encoders[encoding](content);
      const copy = cache ? await cache.get([encoding, encoderVersions, content], make) : await make();
      await writeFile(`${location}.${encoding}`, copy);
    }
  }
  const [brotliBytes = 0, gzipBytes = 0] = await Promise.all(
    encodings.map(async (encoding) => (await stat(`${location}.${encoding}`)).size),
  );
  return { path, sizeBytes, brotliBytes, gzipBytes };
}

/** Not where the site of before was built without copies. */
async function keepCopies(address: string, before: CompressOptions["before"]): Promise<boolean> {
  try {
    for (const encoding of encodings) await before?.keep(`${address}.${encoding}`);
    return before !== undefined;
  } catch {
    return false;
  }
}

/** Another version may compress to other bytes. */
const encoderVersions = `${process.versions.brotli} ${process.versions.zlib}`;

const encodings = ["br", "gz"] as const;

const encoders = {
  br: (content: Buffer) => compressBrotli(content, brotliOptions),
  async gz(content: Buffer) {
    const zipped = await compressGzip(content, { level: gzipLevel });
    zipped[gzipSystemByte] = unknownSystem;
    return zipped;
  },
};
