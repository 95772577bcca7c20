import type { Locale } from "../../domain/locale.ts";
import type { ListingData } from "../../domain/page.ts";
import { loadJson } from "../navigation/load-json.ts";
import { ListingFinder } from "./listing-finder.ts";
import { loadNeedReader } from "./load-need-reader.ts";
import { loadSearch } from "./load-search.ts";

const finders = new Map<string, ListingFinder>();

/** One finder a listing, however often its page is opened. */
export function finderOf(data: ListingData, locale: Locale): ListingFinder {
  const folders = data.files + data.search;
  const known = finders.get(folders);
  if (known) return known;
  const finder = new ListingFinder(data, {
    loadJson,
    loadSearch: (load) => loadSearch(locale, load),
    loadNeeds: async () => {
      const reader = await loadNeedReader(locale);
      return (keyword) => reader.read(keyword);
    },
  });
  finders.set(folders, finder);
  return finder;
}
