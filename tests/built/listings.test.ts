/** The data files of the listings, in every language: every template can be reached, and is found by its facts and words. */
import { describe, expect, it } from "vitest";

import { createSearch } from "../../src/domain/finding/keyword/search.ts";
import { emptyQuery, type ListingQuery, sortIds } from "../../src/domain/finding/listing-query.ts";
import { NeedReader } from "../../src/domain/finding/needs/read-needs.ts";
import { locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { languages } from "../../src/languages/languages.ts";
import { ListingFinder } from "../../src/site/finding-client/listing-finder.ts";
import {
  type Asked,
  type BuiltListing,
  countWith,
  matching,
  readListing,
  resultsOf,
  urlOf,
  valuesOf,
} from "../journeys/listing-facts.ts";
import { readPageFile } from "../journeys/page-file.ts";
import { readBuiltFile } from "./built-pages.ts";
import { readElements } from "./markup.ts";

const nobody = new Set<string>();

/** Queries a listing as its page does, with the files that visitors download. */
function finderOf({ data, locale }: BuiltListing) {
  const loadJson = async (address: string) => JSON.parse(readBuiltFile(address).toString());
  const loadSearch = async (load: Parameters<typeof createSearch>[0]) => createSearch(load, languages[locale].analyzer);
  const { analyzer, needWords } = languages[locale];
  const reader = new NeedReader(needWords, analyzer.stopWords);
  const loadNeeds = async () => (keyword: string) => reader.read(keyword);
  const finder = new ListingFinder(data, { loadJson, loadSearch, loadNeeds });
  return (query: Partial<ListingQuery>) => finder.find({ ...emptyQuery, ...query }, nobody, data.total);
}

/** The beginning of a word, which its other forms share. */
const stemOf = (word: string) => word.slice(0, 6);

/** For each template, words of its steps that no other template of the listing contains in any form. */
function wordsOfStepsAlone({ templates, locale }: BuiltListing): { url: string; words: string[] }[] {
  const read = templates.map(({ url }) => {
    const data = readPageFile(url).data as TemplateData;
    const steps = data.parts.map(
      ({ title, do: text, result = "" }) => `${title} ${text.replaceAll(/<[^>]*>/g, " ")} ${result}`,
    );
    const wordsIn = (text: string) => text.toLocaleLowerCase(locale).match(/\p{L}{6,}/gu) ?? [];
    return {
      url,
      stems: new Set(wordsIn(JSON.stringify(data)).map(stemOf)),
      words: wordsIn(steps.join(" ")).filter(({ length }) => length >= 8),
    };
  });
  const templatesWith = new Map<string, number>();
  for (const { stems } of read) for (const stem of stems) templatesWith.set(stem, (templatesWith.get(stem) ?? 0) + 1);
  return read.map(({ url, words }) => ({ url, words: words.filter((word) => templatesWith.get(stemOf(word)) === 1) }));
}

/** Methods with words in their names that other templates mention. */
const keysOfMethods = ["starfish", "eisenhower-matrix", "lean-canvas", "speedboat", "weather-report"];

describe.each(locales)("in %s", (locale) => {
  describe.each(["inspiration", "session"] as const)("the listing of each %s", (kind) => {
    const listing = readListing(locale, kind);
    const find = finderOf(listing);

    it("links without JavaScript to all of its templates, by main goal (R2.13)", () => {
      const html = readBuiltFile(`${listing.path}index.html`).toString();
      const [, withoutScript = ""] = /<noscript>(<section[\s\S]*?)<\/noscript>/.exec(html) ?? [];
      const sections = withoutScript.split("<section").slice(1);
      const shown = sections.map((section) => {
        const elements = readElements(`<section${section}`);
        return {
          goal: elements.find(({ name }) => name === "h2")?.text,
          urls: elements.flatMap(({ name, attributes }) => (name === "a" ? (attributes.href ?? "") : [])).toSorted(),
        };
      });
      const expected = valuesOf(listing, "goal").map(({ id, name }) => ({
        goal: name,
        urls: listing.templates.flatMap(({ terms, url }) => (terms.goal[0] === id ? url : [])).toSorted(),
      }));
      expect(shown).toEqual(expected.filter(({ urls }) => urls.length > 0));
    });

    it("finds by each value exactly the templates that have it, and counts the others that go with it (R2.13, R2.15)", async () => {
      for (const { id: facet, values } of listing.data.facets) {
        for (const { id: value } of values) {
          const chosen = { [facet]: [value] };
          const view = await find({ chosen });
          const at = `${facet} ${value}`;
          expect(
            view.cards.map(({ url }) => url),
            at,
          ).toEqual(resultsOf(listing, { chosen }).map(({ url }) => url));
          for (const { id: other, values: others } of listing.data.facets) {
            if (other === facet) continue;
            const counts = others.map(({ id }) => [id, countWith(listing, chosen, other, id)]);
            expect(view.counts[other], `${at}, ${other}`).toEqual(Object.fromEntries(counts));
          }
        }
      }
    });

    it("sorts by date, by name as the language has it, and by main goal (R2.13)", async () => {
      const dates = listing.templates.map(({ added }) => added);
      expect(dates).toEqual(dates.toSorted().reverse());
      const [level] = valuesOf(listing, "level");
      for (const sort of sortIds) {
        const asked: Asked = { chosen: { level: [level?.id ?? ""] }, sort };
        const { cards } = await find(asked);
        expect(
          cards.map(({ url }) => url),
          sort,
        ).toEqual(resultsOf(listing, asked).map(({ url }) => url));
      }
    });

    it("holds as many templates as it says", () => {
      expect(matching(listing, {})).toHaveLength(listing.data.total);
      expect(listing.data.cards.map(({ url }) => url)).toEqual(
        listing.templates.slice(0, listing.data.cards.length).map(({ url }) => url),
      );
    });
  });

  describe("the search", () => {
    const listing = readListing(locale);
    const find = finderOf(listing);
    const found = async (keyword: string) => (await find({ keyword })).cards;

    it("finds SWOT by what it is called in any language (R2.13)", async () => {
      for (const keyword of ["SWOT", "FFOM", "DAFO", "SWOT-Analyse"])
        expect((await found(keyword))[0]?.url, keyword).toBe(urlOf(listing, "swot"));
    });

    it("finds a template by a word that only its steps say, in 95 of 100 cases (R2.13)", async () => {
      const told = wordsOfStepsAlone(listing).flatMap(({ url, words: [word] }) => (word ? [{ url, word }] : []));
      expect(told.length).toBeGreaterThan(listing.data.total / 2);
      const missed: string[] = [];
      for (const { word, url } of told) {
        const isFound = (await found(word)).some((card) => card.url === url);
        if (!isFound) missed.push(`${word}: ${url}`);
      }
      // The search may read a word as a number of people.
      expect(missed.length / told.length, missed.join("\n")).toBeLessThan(0.05);
    });

    it("puts those that have the word in their name before those that only speak of it (R2.13)", async () => {
      const named = listing.templates.filter(({ key }) => keysOfMethods.includes(key));
      const words = named.flatMap(({ name }) => name.toLocaleLowerCase(locale).match(/\p{L}{5,}/gu) ?? []);
      let mixed = 0;
      for (const word of new Set(words)) {
        const names = (await found(word)).map(({ name }) => name);
        // The beginning is compared, since a name may contain another form of the word.
        const isNamed = names.map((name) => name.toLocaleLowerCase(locale).includes(word.slice(0, 5)));
        expect(isNamed, word).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
        if (isNamed.includes(false)) mixed += 1;
      }
      expect(mixed).toBeGreaterThan(0);
    });
  });
});
