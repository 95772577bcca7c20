import path from "node:path";
import type { Locale } from "../../domain/locale.ts";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder } from "../folders.ts";
import { makeSearchFiles, type SearchFile } from "./make-search-files.ts";
import type { SearchEntry } from "./search-entries.ts";

const mostBytes = 1024 ** 3;

export const searchFileCache = new ResultCache(path.join(cacheFolder, "search"), mostBytes);

interface IndexInputs {
  entries: readonly SearchEntry[];
  locale: Locale;
  synonyms: readonly (readonly string[])[];
}

/** The index of a listing, made once for the same texts and the same code: a word in one language changes one index of fourteen. */
export function cachedSearchFiles({ entries, locale, synonyms }: IndexInputs, codeHash: string): SearchFile[] {
  const key = hashOf([codeHash, locale, JSON.stringify([entries, synonyms])]);
  const known = parseFiles(searchFileCache.get(key));
  if (known) return known;
  const files = makeSearchFiles(entries, locale, synonyms);
  searchFileCache.set(key, JSON.stringify(files));
  return files;
}

function parseFiles(found: Uint8Array | undefined): SearchFile[] | undefined {
  try {
    return found && JSON.parse(Buffer.from(found).toString());
  } catch {
    // A power cut may have cost the file its end.
    return undefined;
  }
}
