import { describe, expect, it } from "vitest";
import type { Locale } from "../../domain/locale.ts";
import {
  type CardGroup,
  cardsPerPage,
  type DirectoryData,
  type ListingData,
  type WithoutScript,
} from "../../domain/page.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makePageMaker } from "../testing/test-page-maker.ts";
import { assemblePages } from "./assemble-pages.ts";
import { planListingPages } from "./listing-pages.ts";

/** Every third template is for meeting, all others for deciding; the last hundred lack Dutch. */
function catalogueOf(size: number) {
  const orders = Array.from({ length: size }, (_, index) => ({
    key: `t${index}`,
    facts: { goals: [index % 3 === 0 ? "meet" : "decide"] as [string] },
    without: index >= size - 100 ? (["nl"] as Locale[]) : [],
  }));
  return makeCatalogue(orders);
}

function assemble(catalogue: ReturnType<typeof makeCatalogue>, locale: Locale = "en") {
  const [listing, ...directory] = assemblePages(planListingPages("inspiration", makePageMaker(catalogue, locale)));
  if (!listing) throw new Error("There is no listing");
  return { listing, data: listing.data as ListingData, directory };
}

const keysOf = (groups: readonly CardGroup[]) => groups.flatMap(({ cards }) => cards.map(({ key }) => key));
const groupsOf = (shown: WithoutScript | undefined) => (shown && "groups" in shown ? shown.groups : []);

describe("a listing's page", () => {
  it("holds the newest templates only, and how many there are", () => {
    const { data } = assemble(catalogueOf(30));
    expect(data.total).toBe(30);
    expect(data.cards.map(({ key }) => key)).toEqual(Array.from({ length: cardsPerPage }, (_, index) => `t${index}`));
  });

  it("does not grow with its templates", () => {
    const bytes = (size: number) => JSON.stringify(assemble(catalogueOf(size)).data).length;
    expect(bytes(450) - bytes(45)).toBeLessThan(20);
  });

  it("leaves out templates that lack the language, everywhere", () => {
    const { data, listing } = assemble(makeCatalogue(), "nl");
    expect(data.total).toBe(1);
    expect(keysOf(groupsOf(listing.withoutScript))).toEqual(["alpha"]);
    expect(data.facets.flatMap(({ values }) => values.map(({ count }) => count))).not.toContain(2);
    const files = listing.files ?? [];
    expect(files.filter(({ content }) => content.includes("beta")).map(({ address }) => address)).toEqual([]);
    expect(files.some(({ content }) => content.includes("alpha"))).toBe(true);
  });

  it("is the same, byte for byte, for the same content", () => {
    expect(JSON.stringify(assemble(catalogueOf(30)))).toBe(JSON.stringify(assemble(catalogueOf(30))));
  });
});

describe("a listing without JavaScript", () => {
  it("shows up to 200 templates itself, by main goal in the vocabulary's order, newest first within", () => {
    const { listing, directory } = assemble(catalogueOf(200));
    const groups = groupsOf(listing.withoutScript);
    expect(directory).toEqual([]);
    expect(groups.map(({ goal }) => goal.id)).toEqual(["meet", "decide"]);
    expect(groups[0]?.cards.slice(0, 3).map(({ key }) => key)).toEqual(["t0", "t3", "t6"]);
    expect(new Set(keysOf(groups)).size).toBe(200);
  });

  it("has nothing of that in its data", () => {
    expect(Object.keys(assemble(catalogueOf(200)).data)).not.toContain("withoutScript");
  });

  it("leads to the pages of a directory beyond", () => {
    const pages = assemble(catalogueOf(201), "fr").listing.withoutScript;
    expect(pages).toEqual({ pages: ["/fr/inspirations/all/1/", "/fr/inspirations/all/2/"] });
  });
});

describe("the directory of 450 templates", () => {
  const catalogue = catalogueOf(450);
  const { directory } = assemble(catalogue);
  const data = directory.map((page) => page.data as DirectoryData);

  it("has at most 120 templates a page, each of them once", () => {
    const keys = data.map(({ groups }) => keysOf(groups));
    expect(keys.map(({ length }) => length)).toEqual([120, 120, 120, 90]);
    expect(new Set(keys.flat()).size).toBe(450);
  });

  it("goes on with a goal on the next page", () => {
    expect(data.map(({ groups }) => groups.map(({ goal }) => goal.id))).toEqual([
      ["meet"],
      ["meet", "decide"],
      ["decide"],
      ["decide"],
    ]);
    expect(data.map(({ page, pages }) => [page, pages])).toEqual([1, 2, 3, 4].map((page) => [page, 4]));
  });

  it("gives each page an address, a name for analytics and a title of its own (R2.1)", () => {
    expect(directory.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((page) => `/inspirations/all/${page}/`));
    expect(directory.map(({ context }) => context.routeName)).toEqual(Array(4).fill("inspirations-directory"));
    expect(directory[1]?.context.title).toBe("Activities en · By main goal · Page 2 of 4");
  });

  it("names as translations the languages whose directory is as long", () => {
    const localesOf = (page: number) => directory[page - 1]?.context.translations.map(({ locale }) => locale);
    expect(localesOf(3)).toEqual(["de", "en", "es", "fr", "it", "nl", "pt"]);
    expect(localesOf(4)).toEqual(["de", "en", "es", "fr", "it", "pt"]);
    const { directory: dutch } = assemble(catalogue, "nl");
    expect(dutch).toHaveLength(3);
    expect(dutch[2]?.context.translations).toEqual(directory[2]?.context.translations);
  });
});
