import type { Locale } from "../../domain/locale.ts";
import type { ListingData } from "../../domain/page.ts";
import { loadJson } from "../navigation/load-json.ts";
import { type FindableListing, ListingFinder } from "./listing-finder.ts";
import { loadNeedReader } from "./load-need-reader.ts";
import { loadSearch } from "./load-search.ts";

const finders = new Map<string, ListingFinder>();

/** One finder a listing, however often its page is opened. */
export function finderOf(data: ListingData, locale: Locale): ListingFinder {
  const folders = data.files + data.search;
  const finder = finders.get(folders) ?? makeFinder(data, locale);
  finders.set(folders, finder);
  return finder;
}

export function makeFinder(listing: FindableListing, locale: Locale): ListingFinder {
  return new ListingFinder(listing, {
    loadJson,
    loadSearch: (load) => loadSearch(locale, load),
    loadNeeds: async () => {
      const reader = await loadNeedReader(locale);
      return (keyword) => reader.read(keyword);
    },
  });
}
