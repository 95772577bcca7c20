/** Blocked content is in the HTML of every page all the same, and structured data marks it for search engines (R4.4). */

import { expect, test } from "vitest";
import { siteConfig } from "../../site.config.ts";
import { readConfig } from "../../src/build/read/read-config.ts";
import { locales } from "../../src/domain/locale.ts";
import type { PageData, ScreenName, TemplateData } from "../../src/domain/page.ts";
import { languages } from "../../src/languages/languages.ts";
import { wordsIn } from "../journeys/interface-words.ts";
import { type BuiltPage, elementsOf, readPages, stringsIn, structuredDataOf } from "./built-pages.ts";
import { readElements } from "./markup.ts";

const blockedClass = "in-full";

/** Keys of codes, which pages show in the interface's own words, as they do with `places`, as a drawing, or not at all. */
const codes = /^(screen|kind|key|id|color|group|places|activity|need|grows|who|item|per|path)$/;

const pagesWith = (screen: ScreenName) => readPages().filter(({ file }) => file.data.screen === screen);

const inHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** The texts and addresses of a page's data that its document lacks. Checks all fields, so future ones are included. */
function findLeftOut({ html, file }: BuiltPage): string[] {
  const body = html.slice(html.indexOf("<body"), html.indexOf('id="page"'));
  const besideDrawings = body.replaceAll(/<svg[\s\S]*?<\/svg>/g, "");
  // The picture is for where the template stands beside others.
  const { places, picture, ...data } = file.data as PageData & Partial<Pick<TemplateData, "places" | "picture">>;
  return stringsIn(data)
    .filter(([key]) => !codes.test(key))
    .filter(([, text]) => {
      const document = text.startsWith("<svg") ? body : besideDrawings;
      return !document.includes(text) && !document.includes(inHtml(text));
    })
    .map(([key, text]) => `${key}: ${text}`);
}

test("every template's document holds all of its words (R2.16, R4.4)", () => {
  for (const page of pagesWith("template")) expect(findLeftOut(page), page.address).toEqual([]);
});

test("all Canvas templates, and no others, say that their steps are in the Canvas activity, and lead there (R2.16)", () => {
  const noted = pagesWith("template").flatMap(({ address, html }) => {
    const [note] = /<div[^>]* role="note">.*?<\/div>/s.exec(html) ?? [];
    return note === undefined ? [] : [{ address, note }];
  });
  const onCanvas = pagesWith("template").flatMap(({ address, file: { data, context } }) => {
    const { key, activity } = data as TemplateData;
    return activity === "canvas" ? [{ address, key, locale: context.locale }] : [];
  });
  expect(new Set(onCanvas.map(({ key }) => key)).size).toBeGreaterThan(5);
  expect(noted.map(({ address }) => address)).toEqual(onCanvas.map(({ address }) => address));
  for (const [index, { address, key, locale }] of onCanvas.entries()) {
    const { note } = noted[index] as (typeof noted)[number];
    expect(note, address).toContain(inHtml(wordsIn(locale).template.canvasNote({ brand: "Marelle" })));
    expect(note, address).toMatch(new RegExp(`<a [^>]*href="[^"]*/templates/inspiration/${key}\\?locale=${locale}"`));
  }
});

test("the discover page's document holds all of its words (R2.18)", () => {
  const pages = pagesWith("discover");
  expect(pages).toHaveLength(locales.length);
  for (const page of pages) expect(findLeftOut(page), page.address).toEqual([]);
});

test("the discover page leads to the platform, in its language, by the first link of its content (R2.6, R2.18)", () => {
  for (const { address, html, file } of pagesWith("discover")) {
    const { locale } = file.context;
    const [{ attributes, text } = { attributes: {}, text: "" }] = readElements(
      html.slice(html.indexOf('<main id="content"')),
    ).filter(({ name }) => name === "a");
    expect(text, address).toBe(wordsIn(locale).discover.open({ brand: siteConfig.brand }));
    expect(attributes, address).toMatchObject({ href: `${siteConfig.appUrl}/?locale=${locale}`, target: "_blank" });
  }
});

test("structured data says that a part is for those who sign in, and which (R4.4)", () => {
  for (const page of pagesWith("template")) {
    const article = structuredDataOf(page).find((thing) => thing["@type"] === "Article");
    expect(article, page.address).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: `.${blockedClass}` },
    });
    const blocked = page.elements.filter(({ attributes }) => attributes.class?.split(" ").includes(blockedClass));
    const ids = blocked.map(({ attributes }) => attributes.id);
    const sections = elementsOf(page, "section").flatMap(({ attributes: { id = "" } }) =>
      page.elements.some(({ attributes: { href } }) => href === `#${id}`) ? [id] : [],
    );
    // Information and settings stand in the blocked aside.
    expect(
      sections.filter((id) => !ids.includes(id)),
      page.address,
    ).toEqual(["summary", "information", "settings"]);
    expect(
      blocked.map(({ name }) => name),
      page.address,
    ).toContain("aside");
  }
});

test("a browser that translates leaves the brand and the names of languages as they are, and nothing else", () => {
  const { brand } = readConfig({});
  const names = [brand, ...locales.map((locale) => languages[locale].name), ...locales.map((it) => it.toUpperCase())];
  for (const { address, elements } of readPages()) {
    const left = elements.filter(({ attributes }) => attributes.translate === "no").map(({ text }) => text.trim());
    expect(left, address).toEqual(expect.arrayContaining([brand, ...locales.map((locale) => languages[locale].name)]));
    // The text of the logo comes after its drawing.
    expect(
      left.filter((text) => text !== "" && !names.includes(text)),
      address,
    ).toEqual([]);
  }
});
