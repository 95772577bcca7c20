import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";

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

/** Whether a file gets compressed copies. */
export function isCompressed(name: string, sizeBytes: number): boolean {
  return sizeBytes > smallestBytes && textExtensions.has(extname(name));
}

/** What a compressed copy's name ends with, beyond the name of its file. */
const copyExtensions = [".br", ".gz"] as const;

export interface CompressedCopy {
  extension: (typeof copyExtensions)[number];
  bytes: Uint8Array;
}

/** A Brotli and a gzip copy of a text, byte for byte the same on every machine and every run. */
export function compressedCopies(content: Buffer, cache?: ResultCache): Promise<CompressedCopy[]> {
  return Promise.all(
    copyExtensions.map(async (extension) => {
      const make = () => encoders[extension](content);
      const bytes = cache ? await cache.get([extension, encoding, content], make) : await make();
      return { extension, bytes };
    }),
  );
}

/** Another version may compress to other bytes, and other options do. */
const encoding = JSON.stringify([process.versions.brotli, process.versions.zlib, brotliOptions, gzipLevel]);

const encoders = {
  ".br": (content: Buffer) => compressBrotli(content, brotliOptions),
  async ".gz"(content: Buffer) {
    const zipped = await compressGzip(content, { level: gzipLevel });
    zipped[gzipSystemByte] = unknownSystem;
    return zipped;
  },
};
