/** What the search of a listing finds: by all names, by words of the steps, the best match first (R2.13). */
import { type Locale, locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { saveData } from "./connection.ts";
import { type BuiltListing, readListing, urlOf } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";
import { search } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

/** What one looks for must be among the first so many. */
const firstResults = 3;

/** Words of a template's steps that no other template of the listing has anywhere, in no other form either. */
function wordsOfSteps(listing: BuiltListing, key: string): string[] {
  const dataOf = (url: string) => readPageFile(url).data as TemplateData;
  const wordsIn = (text: string) => text.toLocaleLowerCase(listing.locale).match(/\p{L}{8,}/gu) ?? [];
  const beginningOf = (word: string) => word.slice(0, 6);
  const others = new Set(
    listing.templates
      .filter((it) => it.key !== key)
      .flatMap(
        ({ url }) =>
          JSON.stringify(dataOf(url))
            .toLocaleLowerCase(listing.locale)
            .match(/\p{L}{6,}/gu) ?? [],
      )
      .map(beginningOf),
  );
  const { parts } = dataOf(urlOf(listing, key));
  const steps = parts.map((step) => `${step.title} ${step.do.replaceAll(/<[^>]*>/g, " ")} ${step.after}`);
  return [...new Set(wordsIn(steps.join(" ")))].filter((word) => !others.has(beginningOf(word)));
}

/** Methods with words in their names that other templates speak of. */
const keysOfMethods = ["starfish", "eisenhower-matrix", "lean-canvas", "speedboat", "weather-report"];

/** What visitors type, in some of their ways, and the template that they mean. */
const typed: Partial<Record<Locale, Record<string, Record<string, string>>>> = {
  en: {
    starfish: {
      "by its name": "starfish",
      "by how it begins": "starf",
      "with letters changed": "starfysh",
      "with letters swapped": "starfsih",
      "with a letter missing": "starfsh",
      "in two words": "star fish",
      "in the plural": "starfishes",
      "by its name in French, without accents": "etoile de mer",
      "in capitals": "STARFISH",
    },
    "5-whys": { "by another name": "root cause", "with letters swapped": "root cuase" },
  },
  fr: {
    starfish: {
      "by its name": "étoile de mer",
      "without accents": "etoile de mer",
      "by how it begins": "étoi",
      "with letters swapped": "étiole de mer",
      "in the plural": "étoiles de mer",
      "by its name in English": "starfish",
      "by its name in German": "Seestern",
    },
    "weather-report": { "without accents": "meteo", "with accents that it has not": "météô" },
  },
  de: {
    starfish: {
      "by its name": "Seestern",
      "by how it begins": "Seest",
      "with letters swapped": "Seetsern",
      "in the plural": "Seesterne",
      "by its name in Spanish": "estrella de mar",
    },
    "six-thinking-hats": { "without its accents": "Denkhute", "with its accents spelled out": "Denkhuete" },
  },
};

for (const [locale, templates] of Object.entries(typed) as [Locale, Record<string, Record<string, string>>][]) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });
    const listing = readListing(locale);

    test("a template is found by its names, however they are typed", async ({ page }) => {
      await openPage(page, listing.path);
      for (const [key, keywords] of Object.entries(templates)) {
        for (const [how, keyword] of Object.entries(keywords)) {
          const found = await search(page, listing, keyword);
          expect.soft(found.slice(0, firstResults), `${key} ${how}: ${keyword}`).toContain(urlOf(listing, key));
        }
      }
    });

    test("a template is found by words that only its steps say", async ({ page }) => {
      await openPage(page, listing.path);
      const told = listing.templates.slice(0, 10).flatMap(({ key, url }) =>
        wordsOfSteps(listing, key)
          .slice(0, 1)
          .map((word) => ({ word, url })),
      );
      expect(told.length).toBeGreaterThan(2);
      for (const { word, url } of told) {
        const found = await search(page, listing, word);
        expect.soft(found.slice(0, firstResults), word).toContain(url);
      }
    });

    test("those that have the word in their name come before those that only speak of it", async ({ page }) => {
      await openPage(page, listing.path);
      const named = listing.templates.filter(({ key }) => keysOfMethods.includes(key));
      const words = named.flatMap(({ name }) => name.toLocaleLowerCase(locale).match(/\p{L}{5,}/gu) ?? []);
      let mixed = 0;
      for (const word of new Set(words)) {
        await search(page, listing, word);
        const names = await cardsOf(page).getByRole("heading").allTextContents();
        // In another form, too.
        const isNamed = names.map((name) => name.toLocaleLowerCase(locale).includes(word.slice(0, 5)));
        expect(isNamed, word).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
        if (isNamed.includes(false)) mixed += 1;
      }
      expect(mixed).toBeGreaterThan(0);
    });
  });
}

for (const locale of locales) {
  test(`SWOT is found in ${locale} by what it is called in any language (R2.13)`, async ({ page, context }) => {
    await context.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
    const listing = readListing(locale);
    await openPage(page, listing.path);
    for (const keyword of ["SWOT", "FFOM", "DAFO", "SWOT-Analyse"]) {
      const [best] = await search(page, listing, keyword);
      expect.soft(best, keyword).toBe(urlOf(listing, "swot"));
    }
    // Their number is announced in the language, too.
    const said = await page.locator("#results").innerText();
    expect(said).toBe(listing.words.listing.count({ count: await cardsOf(page).count() }));
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  });
}
