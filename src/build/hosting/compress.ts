import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";

const textExtensions = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** The size up to which files are not compressed, because they fit one packet either way. */
const smallestBytes = 512;

/**
 * One less than the highest, which takes three times as long for one byte in a hundred. The next lower one costs visitors one in twelve.
 */
const brotliQuality = 10;

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** The ending that the name of a compressed copy adds to that of the file. */
export const copyExtension = ".br";

const compress = promisify<Uint8Array, typeof brotliOptions, Buffer>(brotliCompress);

/** Limit of the cache, enough for some thousand templates in seven languages. */
const mostBytes = 2 * 1024 ** 3;

/** Whether a file gets a compressed copy. */
export function isCompressed(name: string, sizeBytes: number): boolean {
  return sizeBytes > smallestBytes && textExtensions.has(extname(name));
}

/** A Brotli copy of a text, byte for byte the same on every machine and every run. Hosts make gzip by themselves, for the few who ask for it. */
export function compressedCopy(content: Uint8Array): Promise<Uint8Array> {
  return compress(content, brotliOptions);
}

/** Compressed copies, each made once and then taken from the cache. */
export class CopyCache {
  constructor(readonly results = new ResultCache(join(cacheFolder, "compressed"), mostBytes)) {}

  get(content: Uint8Array): Uint8Array | undefined {
    return this.results.get(keyOf(content));
  }

  make(content: Uint8Array): Promise<Uint8Array> {
    return this.results.getOrMake(keyOf(content), () => compressedCopy(content));
  }

  prune(): Promise<void> {
    return this.results.prune();
  }
}

export const copyCache = new CopyCache();

/** Other versions and other options compress to other bytes. */
const encoding = JSON.stringify([process.versions.brotli, brotliOptions]);

const keyOf = (content: Uint8Array) => hashOf([encoding, content]);
