import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";

const textExtensions = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** The size up to which files are not compressed, because they fit one packet either way. */
const smallestBytes = 512;

/** The size of the few pages that most visitors begin at, home pages and listings, which have the most to lose. */
const largeBytes = 100_000;

/** Code, which is little and comes with every page, and large pages are worth the highest level. */
const isWorthIt = (name: string, content: Uint8Array) =>
  [".js", ".css"].includes(extname(name)) || content.length >= largeBytes;

/**
 * The level for all other texts takes a third of the time of the highest, for one byte more in a hundred. The next lower one costs
 * visitors one in ten.
 */
const usualLevel = 10;

const optionsFor = (name: string, content: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: isWorthIt(name, content) ? constants.BROTLI_MAX_QUALITY : usualLevel,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** The ending that the name of a compressed copy adds to that of the file. */
export const copyExtension = ".br";

const compress = promisify<Uint8Array, ReturnType<typeof optionsFor>, Buffer>(brotliCompress);

/** Limit of the cache, enough for some thousand templates in seven languages. */
const mostBytes = 2 * 1024 ** 3;

/** Whether a file gets a compressed copy. */
export function isCompressed(name: string, sizeBytes: number): boolean {
  return sizeBytes > smallestBytes && textExtensions.has(extname(name));
}

/** A Brotli copy of a text, byte for byte the same on every machine and every run. Hosts zip by themselves, for the few who want that. */
export function compressedCopy(name: string, content: Uint8Array): Promise<Uint8Array> {
  return compress(content, optionsFor(name, content));
}

/** Compressed copies, each made once and then taken from the cache. */
export class CopyCache {
  constructor(readonly results = new ResultCache(join(cacheFolder, "compressed"), mostBytes)) {}

  get(name: string, content: Uint8Array): Uint8Array | undefined {
    return this.results.get(keyOf(name, content));
  }

  make(name: string, content: Uint8Array): Promise<Uint8Array> {
    return this.results.getOrMake(keyOf(name, content), () => compressedCopy(name, content));
  }

  prune(): Promise<void> {
    return this.results.prune();
  }
}

export const copyCache = new CopyCache();

/** Other versions and other options compress to other bytes. */
const keyOf = (name: string, content: Uint8Array) =>
  hashOf([JSON.stringify([process.versions.brotli, optionsFor(name, content)]), content]);
