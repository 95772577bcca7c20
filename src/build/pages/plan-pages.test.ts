import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import type { Locale } from "../../domain/locale.ts";
import { locales } from "../../domain/locale.ts";
import type { HomeData, ListingData, PlanData, PrivacyData, TemplateData } from "../../domain/page.ts";
import { parsePath } from "../../domain/read-path.ts";
import { Pictures } from "../pictures/pictures.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeMessages } from "../testing/test-messages.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { type AssembledPage, assemblePages, PageAssemblyError } from "./assemble-pages.ts";
import type { PagePlan } from "./page-plan.ts";
import { PagePlanner } from "./plan-pages.ts";
import { templatesInMemory } from "./template-source.ts";

/** `beta` lacks Dutch; the session uses and recommends both inspirations. */
const catalogue = makeCatalogue();

/** With signs that replacing a text would take for something else. */
const brand = "Marelle $& $$";

function planPages(content = catalogue, messages = makeMessages()): PagePlan[] {
  const pictures = new Pictures(content.vocabulary, makeRenderer());
  return new PagePlanner({
    templates: templatesInMemory(content, pictures),
    messages,
    pictures,
    config: { ...siteConfig, brand },
  }).all();
}

function makePages(...input: Parameters<typeof planPages>): Map<string, AssembledPage> {
  return new Map([...assemblePages(planPages(...input))].map((page) => [page.path, page]));
}

const pages = makePages();

function pageAt(path: string): AssembledPage {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

const dataAt = <Data>(path: string) => pageAt(path).data as Data;

describe("PagePlanner", () => {
  it("plans each page in each language that it exists in, English without a prefix (R2.1)", () => {
    const fixed = ["", "inspirations/", "sessions/", "discover/", "favourites/", "compare/", "plan/", "privacy/"];
    const templates = (locale: Locale) =>
      locale === "en"
        ? ["inspiration/alpha/", "inspiration/beta/", "session/gamma/"]
        : [
            `inspiration/alpha-${locale}/`,
            ...(locale === "nl" ? [] : [`inspiration/beta-${locale}/`]),
            `session/gamma-${locale}/`,
          ];
    const expected = locales.flatMap((locale) =>
      [...fixed, `situation/stuck-${locale}/`, ...templates(locale)].map((path) =>
        locale === "en" ? `/${path}` : `/${locale}/${path}`,
      ),
    );
    const notFound = [
      "/404/",
      "/404.html",
      ...locales.filter((locale) => locale !== "en").map((each) => `/${each}/404.html`),
    ];
    expect([...pages.keys()].sort()).toEqual([...expected, ...notFound].sort());
  });

  it("plans no page whose path the browser would take for another, or for none (R2.1)", () => {
    for (const [path, { context, data }] of pages) {
      // The host sends these in the place of others: no path means them.
      const expected = data.screen === "not-found" ? undefined : context.routeName;
      expect(parsePath(path)?.route.name, path).toBe(expected);
    }
  });

  it("names the content file that a page is mostly made of", () => {
    const sources = new Map(planPages().map(({ path, source }) => [path, source]));
    expect(sources.get("/fr/inspiration/beta-fr/")).toBe("content/inspirations/beta/fr.yaml");
    expect(sources.get("/session/gamma/")).toBe("content/sessions/gamma/en.yaml");
    expect(sources.get("/it/discover/")).toBe("content/discover/it.yaml");
    expect(sources.get("/pt/")).toBe("content/interface/pt.yaml");
  });

  it("puts the brand where the discover page names it (R1.5)", () => {
    expect(pageAt("/discover/").context.title).toBe(`Discover ${brand}`);
  });

  it("names as translations only the languages that a template has", () => {
    const { translations } = pageAt("/fr/inspiration/beta-fr/").context;
    expect(translations.map(({ locale }) => locale)).toEqual(["de", "en", "es", "fr", "it", "pt"]);
    expect(translations.find(({ locale }) => locale === "en")?.url).toBe("/inspiration/beta/");
    for (const { url } of [...pages.values()].flatMap(({ context }) => context.translations))
      expect(pages.has(url)).toBe(true);
  });

  it("says the same translations on each of them", () => {
    for (const { context } of pages.values()) {
      for (const { url } of context.translations)
        expect(pageAt(url).context.translations).toEqual(context.translations);
    }
  });

  it("lists only templates that exist in the language", () => {
    const names = (path: string) => dataAt<ListingData>(path).cards.map(({ url }) => url);
    expect(names("/inspirations/")).toEqual(["/inspiration/alpha/", "/inspiration/beta/"]);
    expect(names("/nl/inspirations/")).toEqual(["/nl/inspiration/alpha-nl/"]);
    expect(names("/nl/sessions/")).toEqual(["/nl/session/gamma-nl/"]);
  });

  it("leaves a missing template out of highlights, counts, recommendations and blocks, reasons included", () => {
    const home = dataAt<HomeData>("/nl/");
    expect(home.counts).toEqual({ inspiration: 1, session: 1 });
    expect(new Set(home.highlights.url)).toEqual(new Set(["/nl/inspiration/alpha-nl/", "/nl/session/gamma-nl/"]));

    const dutch = dataAt<TemplateData>("/nl/session/gamma-nl/");
    const english = dataAt<TemplateData>("/session/gamma/");
    const linked = ({ parts }: TemplateData) => parts[0]?.activities.map(({ url }) => url);
    expect(linked(dutch)).toEqual(["/nl/inspiration/alpha-nl/"]);
    expect(linked(english)).toEqual(["/inspiration/alpha/", "/inspiration/beta/"]);
    expect(dutch.recommendations.map(({ card }) => card.url)).toEqual(["/nl/inspiration/alpha-nl/"]);
  });

  it("shows news that lead to a missing template, without the link", () => {
    const links = (path: string) => dataAt<HomeData>(path).news.map(({ url }) => url);
    expect(links("/")).toEqual(["/sessions/", "/inspiration/beta/"]);
    expect(links("/nl/")).toEqual(["/nl/sessions/", undefined]);
  });

  it("names the folders of all other languages on a page of plans, for a second one (R10.7)", () => {
    const { templatesIn } = dataAt<PlanData>("/fr/plan/");
    expect(Object.keys(templatesIn)).toEqual(locales.filter((locale) => locale !== "fr"));
    expect(templatesIn.en).toBe(dataAt<PlanData>("/plan/").templates);
    const [file] = pageAt("/plan/").files ?? [];
    expect(file?.address).toBe(`${templatesIn.en}index.json`);
  });

  it("tells on the page about privacy how the site is set up, and what the operator says of themselves", () => {
    const withoutAny = dataAt<PrivacyData>("/fr/privacy/");
    expect(withoutAny).toMatchObject({ platform: { eventsKeptDays: 400, cookies: { "sign-in": ["__Host-sign-in"] } } });
    expect(Object.keys(withoutAny).sort()).toEqual(["platform", "screen"]);

    const words = {
      responsible: "**{brand}**, [write](mailto:a@b.example)",
      sections: [{ title: "Grounds", text: "Consent" }],
    };
    const pages = new PagePlanner({
      templates: templatesInMemory(
        { ...catalogue, privacy: { fr: words } },
        new Pictures(catalogue.vocabulary, makeRenderer()),
      ),
      messages: makeMessages(),
      pictures: new Pictures(catalogue.vocabulary, makeRenderer()),
      config: {
        ...siteConfig,
        brand,
        ingestUrl: "https://api.example/ingest",
        tagManagerId: "GTM-ABC123",
        platform: { ...siteConfig.platform, isReference: false },
      },
    }).ofLocale("fr");
    const told = [...assemblePages(pages)].find(({ path }) => path === "/fr/privacy/")?.data as PrivacyData;
    expect(told).toEqual({
      screen: "privacy",
      countedBy: "api.example",
      tagCookies: expect.arrayContaining(["_ga"]),
      operator: {
        responsible: '<p><strong>Marelle $&amp; $$</strong>, <a href="mailto:a@b.example">write</a></p>',
        sections: [{ title: "Grounds", text: "<p>Consent</p>" }],
      },
    });
  });

  it("writes dates as the language does", () => {
    const added = (path: string) => dataAt<TemplateData>(path).added;
    expect(added("/inspiration/alpha/")).toEqual({ iso: "2026-02-01", text: "1 February 2026" });
    expect(added("/de/inspiration/alpha-de/").text).toBe("1. Februar 2026");
    expect(added("/fr/inspiration/alpha-fr/").text).toBe("1er février 2026");
  });

  it("shows the page of an unknown address in the prefix's language, else in the default one (R4.7)", () => {
    const title = (path: string) => pageAt(path).context.title;
    expect(title("/404/")).toBe("Not found fr");
    expect(title("/404.html")).toBe("Not found fr");
    expect(title("/de/404.html")).toBe("Not found de");
    expect(pageAt("/de/404.html").context.translations).toEqual([]);
  });

  it("gives each picture to one page that brings it, apart from that of the site, and names every one of them", () => {
    const addresses = [...pages.values()].flatMap(({ pictures = [] }) => pictures.map(({ address }) => address));
    const ofSite = addresses.filter((address) => address.includes("/site."));
    expect(new Set(ofSite).size).toBe(locales.length);
    const others = addresses.filter((address) => !ofSite.includes(address));
    expect(new Set(others).size).toBe(others.length);
    // Two files for each template and language, and a card for each template.
    expect(others).toHaveLength(2 * (7 + 6 + 7) + 3);
    const named = JSON.stringify([...pages.values()].map(({ data, context }) => [data, context]));
    for (const address of addresses) expect(named).toContain(address);
  });

  it("brings the cards whichever languages are planned", () => {
    const pictures = new Pictures(catalogue.vocabulary, makeRenderer());
    const input = {
      templates: templatesInMemory(catalogue, pictures),
      messages: makeMessages(),
      pictures,
      config: siteConfig,
    };
    const planned = [...assemblePages(new PagePlanner({ ...input, inLocales: ["nl", "pt"] }).all())];
    const cards = planned.flatMap(({ pictures = [] }) => pictures.filter(({ address }) => address.includes(".card.")));
    expect(cards.map(({ address }) => address.split(".")[0]).sort()).toEqual(
      ["alpha", "beta", "gamma"].map((key) => `/assets/boards/${key}`),
    );
  });

  it("fails with the file of the page whose data cannot be put together (R8.5)", () => {
    const [alpha, ...others] = makeCatalogue().inspirations;
    if (!alpha?.words.pt) throw new Error("There is no alpha in Portuguese");
    alpha.words.pt.steps.pop();
    const broken = { ...catalogue, inspirations: [alpha, ...others] };
    expect(() => makePages(broken)).toThrow(PageAssemblyError);
    expect(() => makePages(broken)).toThrow(
      /^content\/inspirations\/alpha\/pt\.yaml: the page \/pt\/inspiration\/alpha-pt\/ failed: .*no words\n +at .*template-data\.ts.*$/,
    );
  });
});
