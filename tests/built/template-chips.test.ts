/** Chips on a template's page: each links to a listing of all templates with the same value (R2.17). */
import { describe, expect, it } from "vitest";
import { locales } from "../../src/domain/locale.ts";
import { type BuiltListing, matching, readListing } from "../journeys/listing-facts.ts";
import { elementsOf, readPages } from "./built-pages.ts";

const pages = new Map(readPages().map((page) => [page.address, page]));

/** The addresses of listings that a template's page links to, each once. */
function listingsLinkedFrom(url: string, { path }: BuiltListing): string[] {
  const page = pages.get(url);
  if (!page) throw new Error(`There is no page at ${url}`);
  const addresses = elementsOf(page, "a").map(({ attributes }) => attributes.href ?? "");
  return [...new Set(addresses.filter((address) => address.startsWith(`${path}?`)))].toSorted();
}

describe.each(locales)("in %s", (locale) => {
  it.each(["inspiration", "session"] as const)(
    "every chip of each %s leads to a listing with that filter on and the template in it (R2.17)",
    (kind) => {
      const listing = readListing(locale, kind);
      for (const template of listing.templates) {
        const { situation: _, ...terms } = template.terms;
        const filters = Object.entries(terms).flatMap(([facet, values]) => values.map((value) => [facet, value]));
        for (const [facet = "", value = ""] of filters) {
          const offered = listing.data.facets.find(({ id }) => id === facet)?.values.map(({ id }) => id);
          expect(offered, template.url).toContain(value);
          expect(matching(listing, { [facet]: [value] })).toContain(template);
        }
        // The promo block on an activity's page also links to the canvases.
        const promo = kind === "inspiration" ? [`${listing.path}?activity=canvas`] : [];
        // A situation has a page of its own: see `situations.test.ts`.
        const chips = filters.filter(([facet]) => facet !== "situation");
        const expected = new Set([...chips.map(([facet, value]) => `${listing.path}?${facet}=${value}`), ...promo]);
        expect(listingsLinkedFrom(template.url, listing), template.url).toEqual([...expected].toSorted());
      }
    },
  );
});
