import { listingData } from "../../src/build/pages/listing-data.ts";
import { makePageMaker } from "../../src/build/testing/test-page-maker.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import { createSearch } from "../../src/domain/finding/keyword/search.ts";
import { emptyQuery } from "../../src/domain/finding/listing-query.ts";
import type { ListingView } from "../../src/domain/finding/listing-view.ts";
import { NeedReader } from "../../src/domain/finding/needs/read-needs.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import type { TemplateKind } from "../../src/domain/template.ts";
import { languages } from "../../src/languages/languages.ts";
import { ListingFinder } from "../../src/site/finding-client/listing-finder.ts";

type Ask = (kind: TemplateKind, locale: Locale, keyword: string) => Promise<ListingView>;

/** All listings of a catalogue, asked as a browser does, of files in memory. */
export function openListings(catalogue: Catalogue): Ask {
  const finders = new Map<string, ListingFinder>();
  return async (kind, locale, keyword) => {
    const name = `${locale} ${kind}`;
    const finder = finders.get(name) ?? openListing(catalogue, kind, locale);
    finders.set(name, finder);
    return finder.find({ ...emptyQuery, keyword }, new Set(), cardsPerPage);
  };
}

function openListing(catalogue: Catalogue, kind: TemplateKind, locale: Locale): ListingFinder {
  const { data, files } = listingData(kind, makePageMaker(catalogue, locale));
  const contents = new Map(files.map(({ address, content }) => [address, JSON.parse(content)]));
  const { analyzer, needWords } = languages[locale];
  const reader = new NeedReader(needWords, analyzer.stopWords);
  return new ListingFinder(data, {
    loadJson: async (address) => contents.get(address),
    loadSearch: async (load) => createSearch(load, analyzer),
    loadNeeds: async () => (keyword) => reader.read(keyword),
  });
}
