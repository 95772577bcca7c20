import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "../../src/build/read/read-config.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { prefixOf } from "../../src/domain/read-path.ts";
import { dataPathOf, pathOf } from "../../src/domain/route.ts";
import { wordsIn } from "../journeys/interface-words.ts";
import {
  type BuiltPage,
  elementsOf,
  hasAddress,
  isFindable,
  metaOf,
  readBuiltFile,
  readPages,
  stringsIn,
  structuredDataOf,
} from "./built-pages.ts";
import { textOf } from "./markup.ts";
import { promisedSlugs } from "./promised-templates.ts";

const { siteUrl } = readConfig(process.env);
const pages = readPages();
const findable = pages.filter(isFindable);
const templatePages = findable.filter(({ file }) => file.data.screen === "template");

const descriptionLength = { shortest: 70, longest: 155 };
const socialImageSize = { width: 1200, height: 630 };

const addressOf = (page: BuiltPage) => siteUrl + page.address;

const linksOf = (page: BuiltPage, rel: string) => elementsOf(page, "link", { rel }).map(({ attributes }) => attributes);

/** Each alternate of a page, by its language. */
function alternatesOf(page: BuiltPage): Map<string, string> {
  return new Map(linksOf(page, "alternate").map(({ hreflang = "", href = "" }): [string, string] => [hreflang, href]));
}

/** The folders of the content, and the languages that each is written in. */
function templatesOfContent(): { kind: "inspiration" | "session"; key: string; written: Locale[] }[] {
  return (["inspiration", "session"] as const).flatMap((kind) => {
    const folder = path.resolve(import.meta.dirname, `../../content/${kind}s`);
    return readdirSync(folder).map((key) => {
      const facts = readFileSync(path.join(folder, key, "facts.yaml"), "utf8");
      const [, without = ""] = facts.match(/^withoutLanguages:\s*\[(.*)\]/m) ?? [];
      return { kind, key, written: locales.filter((locale) => !without.split(/,\s*/).includes(locale)) };
    });
  });
}

/** The size in a PNG's header; undefined for any other file. */
function pngSize(file: Buffer): { width: number; height: number } | undefined {
  const isPng = file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
}

test("every screen exists in all seven languages (R1.2, R2.1)", () => {
  const addresses = new Set(pages.map(({ address }) => address));
  const expected = locales.flatMap((locale) =>
    (["home", "inspirations", "sessions", "discover", "favourites", "compare", "privacy"] as const).map((name) =>
      pathOf({ name }, locale),
    ),
  );
  expect([...expected, "/404/"].filter((address) => !addresses.has(address))).toEqual([]);
});

test("every template that was promised stands at its English address (R1.1)", () => {
  const addresses = new Set(pages.map(({ address }) => address));
  const promised = (["inspiration", "session"] as const).flatMap((kind) =>
    promisedSlugs[kind].map((slug) => pathOf({ name: kind, slug }, "en")),
  );
  expect(promised).toHaveLength(65 + 10);
  expect(promised.filter((address) => !addresses.has(address))).toEqual([]);
});

test("every template of the content exists in every language that it is written in (R1.1, R1.2)", () => {
  const missing = templatesOfContent().flatMap(({ kind, key, written }) =>
    written
      .filter(
        (locale) =>
          !templatePages.some(
            ({ file: { data, context } }) =>
              data.screen === "template" && data.kind === kind && data.key === key && context.locale === locale,
          ),
      )
      .map((locale) => `${kind} ${key} in ${locale}`),
  );
  expect(missing).toEqual([]);
});

test("every page has one title of the one form, and in a language no two have the same (R1.3)", () => {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const titles = elementsOf(page, "title").map(({ text }) => text);
    expect(titles, page.address).toHaveLength(1);
    const [title = ""] = titles;
    expect(title, page.address).toMatch(/^\S.*\S - Inspirations$/);
    if (!isFindable(page)) continue;
    const key = `${page.file.context.locale}: ${title}`;
    expect(seen.get(key), `${page.address} has the title of another page`).toBeUndefined();
    seen.set(key, page.address);
  }
});

test("every page that is to be found describes itself, in its own words and the right length", () => {
  const seen = new Map<string, string>();
  for (const page of findable) {
    const description = metaOf(page, "description") ?? "";
    expect
      .soft(description.length, `${page.address}: ${description}`)
      .toBeGreaterThanOrEqual(descriptionLength.shortest);
    expect.soft(description.length, `${page.address}: ${description}`).toBeLessThanOrEqual(descriptionLength.longest);
    expect.soft(seen.get(description), `${page.address} has the description of another page`).toBeUndefined();
    seen.set(description, page.address);
  }
});

test("every page names its own address, language, build and version (R1.3, R5.3)", () => {
  const hashes = new Set<string | undefined>();
  for (const page of pages) {
    const [root] = elementsOf(page, "html");
    expect(root?.attributes.lang, page.address).toBe(page.file.context.locale);
    if (page.address !== "/404/" && page.address !== "/404.html") {
      expect(page.file.context.locale, page.address).toBe(prefixOf(page.address) ?? "en");
    }
    expect(metaOf(page, "version"), page.address).toBe(packageJson.version);
    hashes.add(metaOf(page, "build-hash"));
    const canonical = linksOf(page, "canonical").map(({ href }) => href);
    expect(canonical, page.address).toEqual(isFindable(page) ? [addressOf(page)] : []);
  }
  expect(hashes.size).toBe(1);
  expect([...hashes][0]).toMatch(/^[\da-f]{8,}$/);
});

test("a page's data file carries its build's hash, and is what the page carries itself (R3.6, R5.3)", () => {
  for (const page of pages.filter(({ address }) => address.endsWith("/"))) {
    const { html, ...file } = JSON.parse(readBuiltFile(dataPathOf(page.address)).toString());
    expect(Object.keys(file).sort(), page.address).toEqual(["context", "data", "hash"]);
    const body = /<div id="app">(.*)<\/div><script type="application\/json"/s.exec(page.html)?.[1] ?? "";
    expect(html, page.address).toBe(body.replaceAll(/<noscript>.*?<\/noscript>/gs, "<noscript></noscript>"));
    expect(file.hash, page.address).toBe(metaOf(page, "build-hash"));
    expect(file, page.address).toEqual(page.file);
  }
});

test("a template's page of either kind says its type, and no other page has one (R3.4)", () => {
  for (const page of pages) {
    const pageType = page.file.data.screen === "template" ? "inspiration" : undefined;
    expect(page.file.context.pageType, page.address).toBe(pageType);
    expect(elementsOf(page, "html")[0]?.attributes["data-page-type"], page.address).toBe(pageType);
  }
});

test("translations name each other, themselves, and English for all other languages (R3.4)", () => {
  const byAddress = new Map(findable.map((page) => [addressOf(page), page]));
  for (const page of findable) {
    const alternates = alternatesOf(page);
    const { locale, translations } = page.file.context;
    expect(alternates.get(locale), page.address).toBe(addressOf(page));
    const { "x-default": standard, ...languages } = Object.fromEntries(alternates);
    expect(standard, page.address).toBe(alternates.get("en"));
    expect(languages, page.address).toEqual(
      Object.fromEntries(translations.map((it) => [it.locale, siteUrl + it.url])),
    );
    for (const [language, address] of Object.entries(languages)) {
      const other = byAddress.get(address);
      expect(other?.file.context.locale, `${page.address} in ${language}`).toBe(language);
      expect(other && alternatesOf(other), `${address} and ${page.address}`).toEqual(alternates);
    }
  }
});

/** The regions whose spelling the texts follow: "colours", "partilhar". */
const openGraphLocales = {
  de: "de_DE",
  en: "en_GB",
  es: "es_ES",
  fr: "fr_FR",
  it: "it_IT",
  nl: "nl_NL",
  pt: "pt_PT",
};

test("what is shown of a page elsewhere is whole: Open Graph with a picture of the right size", () => {
  for (const page of findable) {
    const { data } = page.file;
    const isTemplate = data.screen === "template";
    expect(metaOf(page, "og:type"), page.address).toBe(isTemplate ? "article" : "website");
    expect(metaOf(page, "og:title"), page.address).toBe(elementsOf(page, "title")[0]?.text);
    expect(metaOf(page, "og:description"), page.address).toBe(metaOf(page, "description"));
    expect(metaOf(page, "og:url"), page.address).toBe(addressOf(page));
    expect(metaOf(page, "og:locale"), page.address).toBe(openGraphLocales[page.file.context.locale]);
    expect(metaOf(page, "og:image:alt"), page.address).toBe(isTemplate ? data.name : metaOf(page, "og:site_name"));
    const image = metaOf(page, "og:image") ?? "";
    expect(image, page.address).toMatch(/^https?:\/\/.+\.png$/);
    expect(image.startsWith(`${siteUrl}/`), page.address).toBe(true);
    expect(pngSize(readBuiltFile(image.slice(siteUrl.length))), image).toEqual(socialImageSize);
  }
  const ofTemplates = templatePages.map((page) => metaOf(page, "og:image"));
  expect(new Set(ofTemplates).size, "each template has a picture of its own in each language").toBe(ofTemplates.length);
});

test("every page names the icon of the tab, drawn for dark tabs too, by a name that browsers keep (R3.7)", () => {
  const icons = new Set<string>();
  for (const page of pages) {
    const named = elementsOf(page, "link", { rel: "icon" }).map(({ attributes }) => attributes.href ?? "");
    expect(named, page.address).toEqual([expect.stringMatching(/^\/assets\/images\/favicon\.[0-9a-f]{8}\.svg$/)]);
    for (const icon of named) icons.add(icon);
  }
  const drawn = readBuiltFile("/favicon.svg");
  expect(drawn.toString()).toContain("prefers-color-scheme:dark");
  for (const icon of icons) expect(readBuiltFile(icon)).toEqual(drawn);
});

test("phones find an icon where they look for one", () => {
  expect(pngSize(readBuiltFile("/apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
});

test("structured data says what each page is, with whole addresses on the site's host", () => {
  const typesOf: Record<string, string[]> = {
    home: ["WebSite"],
    listing: ["CollectionPage"],
    discover: ["WebPage"],
    privacy: ["WebPage"],
    favourites: [],
    compare: [],
    plan: [],
    situation: ["CollectionPage"],
    template: ["Article", "BreadcrumbList"],
    "not-found": [],
  };
  const addresses = new Set(findable.map(addressOf));
  for (const page of pages) {
    const things = structuredDataOf(page);
    const types = things.map((thing) => thing["@type"]);
    expect(types, page.address).toEqual(typesOf[page.file.data.screen]);
    for (const [key, value] of stringsIn(things)) {
      if (!["url", "item", "image", "logo"].includes(key)) continue;
      expect(value.startsWith(`${siteUrl}/`), `${page.address}: ${key} ${value}`).toBe(true);
      if (key === "url" || key === "item") expect(addresses.has(value), `${page.address}: ${value}`).toBe(true);
    }
  }
});

test("to search engines the site is called what it is called where pages are shared", () => {
  for (const page of findable) {
    if (page.file.data.screen !== "home") continue;
    expect(structuredDataOf(page)[0]?.name, page.address).toBe(metaOf(page, "og:site_name"));
    expect(metaOf(page, "og:site_name"), page.address).toBe("Marelle Inspirations");
  }
});

interface ListItem {
  "@type": string;
  position: number;
  name?: string;
  url?: string;
  item?: string;
}

const positions = (items: ListItem[]) => items.map(({ position }) => position);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("a listing's structured data lists its cards in their order", () => {
  for (const page of findable) {
    const { data } = page.file;
    if (data.screen !== "listing") continue;
    const list = structuredDataOf(page)[0]?.mainEntity as { "@type": string; itemListElement: ListItem[] };
    expect(list["@type"]).toBe("ItemList");
    expect(list.itemListElement.map(({ url }) => url)).toEqual(data.cards.map(({ url }) => siteUrl + url));
    expect(positions(list.itemListElement)).toEqual(upTo(data.cards.length));
  }
});

test("a template's structured data leads from home over its listing to itself, and says what it takes", () => {
  for (const page of templatePages) {
    const { data, context } = page.file;
    if (data.screen !== "template") continue;
    const [article = {}, breadcrumbs] = structuredDataOf(page);
    expect(article, page.address).toMatchObject({
      headline: data.name,
      inLanguage: context.locale,
      url: addressOf(page),
      image: metaOf(page, "og:image"),
      timeRequired: `PT${data.minutes}M`,
    });
    expect(article.datePublished, page.address).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article.description, page.address).toBe(metaOf(page, "description"));
    const items = breadcrumbs?.itemListElement as ListItem[];
    const listing = data.kind === "inspiration" ? "inspirations" : "sessions";
    expect(items.map(({ item }) => item)).toEqual([
      siteUrl + pathOf({ name: "home" }, context.locale),
      siteUrl + pathOf({ name: listing }, context.locale),
      addressOf(page),
    ]);
    expect(positions(items)).toEqual(upTo(3));
    expect(items.every(({ name }) => name)).toBe(true);
  }
});

test("the sitemap lists the pages that are to be found, no others, each with its translations", () => {
  const sitemap = readBuiltFile("/sitemap.xml").toString();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    address: entry.match(/<loc>(.*?)<\/loc>/)?.[1] ?? "",
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = "", href = ""]) => [language, href]),
    ),
  }));
  expect(entries.map(({ address }) => address).sort()).toEqual(findable.map(addressOf).sort());
  const byAddress = new Map(findable.map((page) => [addressOf(page), page]));
  for (const { address, alternates } of entries) {
    const page = byAddress.get(address);
    expect(page && alternatesOf(page), address).toEqual(alternates);
  }
  expect(readBuiltFile("/robots.txt").toString()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("pages that stand for missing ones, one for each prefix, are not to be found, all others are (R2.1)", () => {
  const notFound = pages.filter((page) => !hasAddress(page));
  const expected = locales.filter((locale) => locale !== "en").map((locale) => `/${locale}/404.html`);
  expect(notFound.map(({ address }) => address)).toEqual(["/404.html", "/404/", ...expected].sort());
  for (const page of notFound) {
    expect(metaOf(page, "robots"), page.address).toContain("noindex");
    expect(alternatesOf(page).size, page.address).toBe(0);
  }
  for (const page of findable) expect(metaOf(page, "robots"), page.address).toBeUndefined();
});

test("the page of favourites is a visitor's own: it is not to be found, and a list that is shared keeps its address", () => {
  const ofVisitors = pages.filter((page) => page.file.data.screen === "favourites");
  expect(ofVisitors.map(({ address }) => address).sort()).toEqual(
    locales.map((locale) => pathOf({ name: "favourites" }, locale)).sort(),
  );
  for (const page of ofVisitors) {
    expect(metaOf(page, "robots"), page.address).toBe("noindex");
    // Whoever takes one of these for the page's address loses the list that stands in its query.
    expect(metaOf(page, "og:url"), page.address).toBeUndefined();
    expect(linksOf(page, "canonical"), page.address).toEqual([]);
    // By these the arrival script leads to the visitor's language.
    expect(alternatesOf(page).size, page.address).toBe(locales.length + 1);
    expect(metaOf(page, "og:title"), page.address).toBe(elementsOf(page, "title")[0]?.text);
    const { data } = page.file;
    if (data.screen !== "favourites") continue;
    for (const [kind, folder] of Object.entries(data.files)) {
      const listing = pages.find(
        ({ file }) =>
          file.data.screen === "listing" && file.data.kind === kind && file.context.locale === page.file.context.locale,
      );
      expect(listing?.file.data).toHaveProperty("files", folder);
    }
  }
});

test("the page that compares shows what its address asks for: it is not to be found, and what is shared keeps its address", () => {
  const comparing = pages.filter((page) => page.file.data.screen === "compare");
  expect(comparing.map(({ address }) => address).sort()).toEqual(
    locales.map((locale) => pathOf({ name: "compare" }, locale)).sort(),
  );
  for (const page of comparing) {
    const { address } = page;
    const { locale } = page.file.context;
    const { compare, comparing: button } = wordsIn(locale);
    expect(metaOf(page, "robots"), address).toBe("noindex");
    // Whoever takes one of these for the page's address loses the templates that stand in its query.
    expect(metaOf(page, "og:url"), address).toBeUndefined();
    expect(linksOf(page, "canonical"), address).toEqual([]);
    // By these the arrival script leads to the visitor's language.
    expect(alternatesOf(page).size, address).toBe(locales.length + 1);
    // Its data is the same however many templates there are.
    expect(page.file.data, address).toEqual({ screen: "compare" });
    const text = textOf(page.html);
    expect(text, address).toContain(compare.how({ compare: button.compare() }));
    expect(text, address).toContain(compare.withoutScript());
    for (const name of ["inspirations", "sessions"] as const)
      expect(elementsOf(page, "a", { href: pathOf({ name }, locale) }).length, address).toBeGreaterThan(0);
  }
});

test("without JavaScript an unknown address without a prefix is shown in French, the default (R4.7, R9.4)", () => {
  const page = pages.find(({ address }) => address === "/404.html") as BuiltPage;
  const [root] = elementsOf(page, "html");
  expect(root?.attributes.lang).toBe("fr");
  // The attribute would hide the page until the arrival script has brought the visitor's language.
  expect(root?.attributes).not.toHaveProperty("data-pending");
  expect(elementsOf(page, "h1").map(({ text }) => text)).toEqual([wordsIn("fr").notFound.title()]);
});
