/** The pages of the built site, read from its folder. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PageFile } from "../../src/domain/page.ts";
import { isVisitorsOwn } from "../../src/domain/route.ts";
import { builtFolder } from "./built-folder.ts";
import { type Element, readElements, scriptsWith } from "./markup.ts";

export interface BuiltPage {
  /** The path at which it is served, such as `/fr/discover/`, or `/fr/404.html` for the answer to missing pages. */
  address: string;
  html: string;
  readonly elements: Element[];
  /** The data that the page carries. */
  file: PageFile;
}

export function readBuiltFile(address: string): Buffer {
  return readFileSync(path.join(builtFolder, address));
}

let pages: readonly BuiltPage[] | undefined;

/** Every document, in the order of their addresses. They are read once: the built site stays as it is. */
export function readPages(): readonly BuiltPage[] {
  pages ??= documentAddresses()
    .map((address) => readPage(address))
    .sort((one, other) => (one.address < other.address ? -1 : 1));
  return pages;
}

function documentAddresses(): string[] {
  return readdirSync(builtFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.split(path.sep).join("/")}`.replace(/\/index\.html$/, "/"));
}

function readPage(address: string): BuiltPage {
  const html = readBuiltFile(address.endsWith("/") ? `${address}index.html` : address).toString();
  const [data = ""] = scriptsWith(html, 'id="page"');
  let elements: Element[] | undefined;
  return {
    address,
    html,
    // Parsed on first use: parsing takes longer than all the rest, and not every test needs it.
    get elements() {
      elements ??= readElements(html);
      return elements;
    },
    file: JSON.parse(data) as PageFile,
  };
}

/** Whether the page stands at an address of its own: all but the answers to missing pages. */
export function hasAddress({ file }: BuiltPage): boolean {
  return file.context.routeName !== "not-found";
}

/** Whether search engines may list the page: there is nothing to be found where visitors see what is theirs. */
export function isFindable(page: BuiltPage): boolean {
  return hasAddress(page) && !isVisitorsOwn(page.file.context.routeName);
}

export function elementsOf(page: BuiltPage, name: string, attributes: Record<string, string> = {}): Element[] {
  return page.elements.filter(
    (element) =>
      element.name === name && Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
  );
}

/** The content of a `<meta>` by its name or its property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const found = elementsOf(page, "meta").find(({ attributes }) => (attributes.name ?? attributes.property) === name);
  return found?.attributes.content;
}

/** The JSON-LD of a page: the things of its graph. */
export function structuredDataOf(page: BuiltPage): Record<string, unknown>[] {
  return scriptsWith(page.html, "application/ld+json").flatMap((json) => {
    const { "@context": vocabulary, "@graph": things } = JSON.parse(json);
    if (vocabulary !== "https://schema.org") throw new Error(`${page.address}: not of schema.org, but ${vocabulary}`);
    return things;
  });
}

/** All strings inside of a value, with the key that each stands under. */
export function stringsIn(value: unknown, key = ""): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key));
  if (value && typeof value === "object") return Object.entries(value).flatMap(([name, item]) => stringsIn(item, name));
  return [];
}
