import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";

const textExtensions = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** The size up to which files are not compressed, because they fit one packet either way. */
const smallestBytes = 512;

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const gzipLevel = 9;

/** The position of the operating system in a gzip header, and its value for "unknown" (RFC 1952, 2.3). */
const gzipSystemByte = 9;
const unknownSystem = 255;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Limit of the cache, enough for some thousand templates in seven languages. */
const mostBytes = 2 * 1024 ** 3;

/** Whether a file gets compressed copies. */
export function isCompressed(name: string, sizeBytes: number): boolean {
  return sizeBytes > smallestBytes && textExtensions.has(extname(name));
}

/** The endings that the names of compressed copies add to that of the file. */
const copyExtensions = [".br", ".gz"] as const;

export interface CompressedCopy {
  extension: (typeof copyExtensions)[number];
  bytes: Uint8Array;
}

/** A Brotli and a gzip copy of a text, byte for byte the same on every machine and every run. */
export function compressedCopies(content: Buffer): Promise<CompressedCopy[]> {
  return Promise.all(copyExtensions.map((extension) => makeCopy(extension, content)));
}

/** Compressed copies, each made once and then taken from the cache. */
export class CopyCache {
  constructor(readonly results = new ResultCache(join(cacheFolder, "compressed"), mostBytes)) {}

  /** Both copies, if both are there. */
  get(content: Buffer): CompressedCopy[] | undefined {
    const copies = this.#keysOf(content).flatMap(([extension, key]) => {
      const bytes = this.results.get(key);
      return bytes ? [{ extension, bytes }] : [];
    });
    return copies.length === copyExtensions.length ? copies : undefined;
  }

  make(content: Buffer): Promise<CompressedCopy[]> {
    const keys = this.#keysOf(content);
    return Promise.all(
      keys.map(async ([extension, key]) => {
        const bytes = await this.results.getOrMake(key, async () => (await makeCopy(extension, content)).bytes);
        return { extension, bytes };
      }),
    );
  }

  prune(): Promise<void> {
    return this.results.prune();
  }

  #keysOf(content: Buffer) {
    const hash = hashOf([encoding, content]);
    return copyExtensions.map((extension) => [extension, hashOf([hash, extension])] as const);
  }
}

export const copyCache = new CopyCache();

async function makeCopy(extension: CompressedCopy["extension"], content: Buffer): Promise<CompressedCopy> {
  return { extension, bytes: await encoders[extension](content) };
}

/** Part of the key of each copy, because other versions and other options compress to other bytes. */
const encoding = JSON.stringify([process.versions.brotli, process.versions.zlib, brotliOptions, gzipLevel]);

const encoders = {
  ".br": (content: Buffer) => compressBrotli(content, brotliOptions),
  async ".gz"(content: Buffer) {
    const zipped = await compressGzip(content, { level: gzipLevel });
    zipped[gzipSystemByte] = unknownSystem;
    return zipped;
  },
};
