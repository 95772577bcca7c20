import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/build/read/read-config.ts";
import { rootPart, shardFile } from "../../src/domain/finding/shards.ts";
import { localizedUrls } from "../../src/domain/site-config.ts";
import { wordsIn } from "../journeys/interface-words.ts";
import { builtFolder } from "./built-folder.ts";
import {
  type BuiltPage,
  elementsOf,
  isFindable,
  metaOf,
  readBuiltFile,
  readPages,
  stringsIn,
  structuredDataOf,
} from "./built-pages.ts";
import { partOf, readElements } from "./markup.ts";

const { siteUrl } = readConfig(process.env);

/** Each address, with a page or file that names it. */
type References = Map<string, string>;

/** Attributes that hold an address, whatever the element. */
const addressAttributes = ["href", "src", "poster", "data", "action"];
const addressMetas = ["og:url", "og:image"];

function collect(pages: readonly BuiltPage[]): References {
  const references: References = new Map();
  const styleSheets = new Set<string>();
  for (const page of pages) {
    const add = (address: string | undefined) => {
      if (address !== undefined) references.set(new URL(address, siteUrl + page.address).href, page.address);
    };
    for (const { attributes } of page.elements) for (const name of addressAttributes) add(attributes[name]);
    for (const name of addressMetas) add(metaOf(page, name));
    for (const [key, text] of stringsIn(structuredDataOf(page))) {
      if (key !== "@context" && /^https?:/.test(text)) add(text);
    }
    // Addresses in the data from which the client renders the page.
    for (const [, text] of stringsIn(page.file)) {
      // A listing names the folders of its files.
      if (/^\/(?!\/)\S*$/.test(text)) add(/^\/assets\/(listing|plan)\//.test(text) ? text + shardFile(rootPart) : text);
      const elements = text.includes("<") ? readElements(text) : [];
      for (const { attributes } of elements) for (const name of addressAttributes) add(attributes[name]);
    }
    for (const { url } of page.file.context.translations) add(`/assets/data${url}index.json`);
    for (const { attributes } of elementsOf(page, "link", { rel: "stylesheet" }))
      styleSheets.add(attributes.href ?? "");
  }
  for (const styleSheet of styleSheets) {
    for (const [, address = ""] of readBuiltFile(styleSheet)
      .toString()
      .matchAll(/url\(["']?([^"')]+)/g)) {
      references.set(new URL(address, siteUrl + styleSheet).href, styleSheet);
    }
  }
  const sitemap = readBuiltFile("/sitemap.xml").toString();
  for (const [, address = ""] of sitemap.matchAll(/(?:<loc>|href=")([^<"]+)/g)) references.set(address, "/sitemap.xml");
  const [, named = ""] =
    readBuiltFile("/robots.txt")
      .toString()
      .match(/^Sitemap: (.+)$/m) ?? [];
  references.set(named, "/robots.txt");
  return references;
}

/** Whether a file is served at this address without a redirect, which a folder without its final slash needs. */
function isServedAt(address: string): boolean {
  const file = path.join(builtFolder, decodeURIComponent(address.endsWith("/") ? `${address}index.html` : address));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

test("every address that a page, a data file or the sitemap names is there, and needs no detour (R1.4)", () => {
  const internal = [...collect(readPages())]
    .map(([address, from]) => ({ url: new URL(address), from }))
    .filter(({ url }) => url.origin === siteUrl);
  expect(internal.length).toBeGreaterThan(300);
  const missing = internal.filter(({ url }) => !isServedAt(url.pathname));
  expect(missing.map(({ url, from }) => `${url.pathname}, named by ${from}`)).toEqual([]);
});

test("every link into a page leads to a place that exists", () => {
  const pages = readPages();
  const places = new Map(
    pages.map(({ address, elements }) => [address, new Set(elements.map(({ attributes }) => attributes.id))]),
  );
  const broken: string[] = [];
  let count = 0;
  for (const page of pages) {
    for (const { attributes } of elementsOf(page, "a")) {
      const target = new URL(attributes.href ?? "", siteUrl + page.address);
      if (target.hash === "" || target.origin !== siteUrl) continue;
      count += 1;
      if (!places.get(target.pathname)?.has(decodeURIComponent(target.hash.slice(1)))) {
        broken.push(`${page.address} links to ${attributes.href}`);
      }
    }
  }
  expect(count).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test("a place in a page has the same name in every language, so that it is kept where another one is chosen (R4.6)", () => {
  // The newsletter is French alone (R2.11); ids that React makes up name no places.
  const placesOf = ({ elements }: BuiltPage) =>
    elements.flatMap(({ attributes: { id } }) => (id && id !== "newsletter" && !id.startsWith("_") ? [id] : [])).sort();
  const pages = new Map(readPages().map((page) => [page.address, page]));
  for (const page of pages.values()) {
    for (const { url } of page.file.context.translations) {
      const translation = pages.get(url) as BuiltPage;
      expect(placesOf(translation), `${page.address} and ${url}`).toEqual(placesOf(page));
    }
  }
});

test("links of this site stay in the tab, those to other hosts open a new one that cannot reach back (R2.4)", () => {
  const wrong = readPages().flatMap((page) =>
    elementsOf(page, "a").flatMap(({ attributes: { href = "", target, rel = "" } }) => {
      const { origin, protocol } = new URL(href, siteUrl + page.address);
      if (!protocol.startsWith("http")) return [`${page.address}: ${href}`];
      const opensAside = target === "_blank" && rel.split(" ").includes("noopener");
      const isPlain = target === undefined;
      return (origin === siteUrl ? isPlain : opensAside) ? [] : [`${page.address}: ${href}`];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test("no page links to an address that is put together wrongly (R2.9, R7.9)", () => {
  const odd = readPages().flatMap((page) =>
    page.elements
      .flatMap(({ attributes }) => [attributes.href, attributes.src])
      .filter((address) => address !== undefined && (address === "" || /undefined|null|\{|\s|\[object/.test(address)))
      .map((address) => `${page.address}: "${address}"`),
  );
  expect(odd).toEqual([]);
});

test("every footer leads to the company's fourteen pages and to three networks, and shares its page on those (R2.9)", () => {
  const { corporateUrls, socialUrls } = readConfig(process.env);
  for (const page of readPages()) {
    const { address, html, file } = page;
    const { locale } = file.context;
    const [footer = ""] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
    const inFooter = readElements(footer).flatMap(({ attributes }) => attributes.href ?? []);
    const ofCompany = Object.values(localizedUrls(corporateUrls, locale));
    expect(new Set(ofCompany).size).toBe(14);
    const networks = Object.values(localizedUrls(socialUrls, locale));
    expect(networks).toHaveLength(3);
    expect(
      [...ofCompany, ...networks].filter((url) => !inFooter.includes(url)),
      address,
    ).toEqual([]);

    const shared = inFooter.filter((href) => /[?&]u(?:rl)?=/.test(href)).map((href) => new URL(href));
    // The answer to a missing page offers no links for sharing; favourites and comparisons are shared by an address with what they hold.
    const hosts = isFindable(page) ? networks.map((url) => new URL(url).host) : [];
    expect(shared.map(({ host }) => host).sort(), address).toEqual(hosts.sort());
    for (const { searchParams } of shared) {
      expect(searchParams.get("url") ?? searchParams.get("u"), address).toBe(siteUrl + address);
    }
  }
});

test("links to other hosts in the footer say that they open a new tab, in the language of the page, and no others do (R2.4)", () => {
  for (const page of readPages()) {
    const { file, html } = page;
    const linksInFooter = readElements(partOf(html, "<footer")).filter(({ name }) => name === "a");
    const described = linksInFooter.filter(({ attributes }) => attributes["aria-describedby"] !== undefined);
    expect(described, page.address).toEqual(linksInFooter.filter(({ attributes }) => attributes.target === "_blank"));
    expect(described.length, page.address).toBeGreaterThan(16);
    const ids = new Set(described.map(({ attributes }) => attributes["aria-describedby"]));
    const said = page.elements.filter(({ attributes }) => ids.has(attributes.id)).map(({ text }) => text);
    expect(said, page.address).toEqual([wordsIn(file.context.locale).footer.newTab()]);
  }
});
