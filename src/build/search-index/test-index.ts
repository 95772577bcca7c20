import { createSearch } from "../../domain/finding/keyword/search.ts";
import { rangeOf } from "../../domain/group-size.ts";
import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import { makeSearchFiles } from "./make-search-files.ts";
import type { SearchEntry } from "./search-entries.ts";

export function makeEntry(name: string, fields: Partial<SearchEntry> = {}): SearchEntry {
  const group = rangeOf("any");
  const texts = { otherNames: [], foreignNames: [], promise: "", terms: [], qualities: [], body: [] };
  return { name, ...texts, group, minutes: 300, ...fields };
}

/** A listing to search in, by the names of its templates, and the files that it loads. */
export function openListing(
  entries: readonly SearchEntry[],
  { locale = "en", synonyms = [] }: { locale?: Locale; synonyms?: string[][] } = {},
) {
  const files = new Map(makeSearchFiles(entries, locale, synonyms).map(({ name, content }) => [name, content]));
  const loaded: string[] = [];
  const { search } = createSearch((file) => {
    loaded.push(file);
    return Promise.resolve(JSON.parse(files.get(file) ?? "null"));
  }, languages[locale].analyzer);
  return {
    files,
    loaded,
    search,
    async find(keyword: string): Promise<string[]> {
      const { ranked } = await search(keyword);
      return ranked.map((position) => entries[position]?.name ?? "");
    },
  };
}
