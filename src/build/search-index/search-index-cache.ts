import path from "node:path";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";
import { makeSearchIndex } from "./make-search-index.ts";
import type { SearchTexts } from "./search-entries.ts";

const mostBytes = 1024 ** 3;

export const searchIndexCache = new ResultCache(path.join(cacheFolder, "search"), mostBytes);

/** The index of a listing, made once for the same texts and the same code: a word in one language changes one index of fourteen. */
export function cachedSearchIndex(texts: SearchTexts, locale: Locale, codeHash: string): Part {
  const key = hashOf([codeHash, locale, JSON.stringify(texts)]);
  const known = parseIndex(searchIndexCache.get(key));
  if (known) return known;
  const index = makeSearchIndex(texts, locale);
  searchIndexCache.set(key, JSON.stringify(index));
  return index;
}

function parseIndex(found: Uint8Array | undefined): Part | undefined {
  try {
    return found && JSON.parse(Buffer.from(found).toString());
  } catch {
    // A power cut may have cost the file its end.
    return undefined;
  }
}
