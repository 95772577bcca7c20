/** Wording of a template's page that depends on the template. */
import { expect, test } from "vitest";
import { paperLinkTo } from "../../src/build/pages/paper-link.ts";
import type { Locale } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { wordsIn } from "../journeys/interface-words.ts";
import { type BuiltPage, elementsOf, readPages } from "./built-pages.ts";
import { partOf, textOf } from "./markup.ts";

interface TemplatePage {
  page: BuiltPage;
  data: TemplateData;
}

function templatePage(key: string, locale: Locale): TemplatePage {
  for (const page of readPages()) {
    const { data, context } = page.file;
    if (data.screen === "template" && data.key === key && context.locale === locale) return { page, data };
  }
  throw new Error(`There is no ${key} in ${locale}`);
}

/** The facts of each step: its minutes, who works with whom, and so on. */
function factsOfSteps({ page }: TemplatePage): string[] {
  const facts = partOf(page.html, '<section id="steps"').matchAll(/<\/h3><p[^>]*>(.*?)<\/p>/gs);
  return [...facts].map(([, fact = ""]) => textOf(fact));
}

test("the colon of the language stands between a place and how it suits", () => {
  for (const locale of ["en", "fr"] as const) {
    const { facts, site, places } = wordsIn(locale);
    const { html } = templatePage("swot", locale).page;
    expect(textOf(partOf(html, '<section id="information"'))).toContain(
      `${places.onSite()}${site.colon()}${facts.asIs()}`,
    );
  }
});

test("the number of variants has its icon beside it (R2.16, R3.7)", () => {
  const { page, data } = templatePage("swot", "en");
  const heading = partOf(page.html, '<h2 id="variants-title"');
  expect(heading).toContain('<svg width="24" height="24" viewBox="0 0 20 20"');
  expect(textOf(heading)).toBe(wordsIn("en").template.variantCount({ count: data.variants.length }));
});

test("a template for exactly two says so, and others speak of pairs", () => {
  const { who } = wordsIn("en");
  expect(factsOfSteps(templatePage("grow-method", "en"))[0]).toContain(who.two());
  expect(factsOfSteps(templatePage("swot", "en"))[2]).toContain(who.pairs());
});

test("a board in words begins with its question, and names the axes that no area stands at", () => {
  for (const key of ["legal-quiz", "3-horizons"]) {
    const { page, data } = templatePage(key, "en");
    const { title, labels = [] } = data.board;
    const expected = [...(title === undefined ? [] : [title]), ...labels];
    expect(expected).not.toEqual([]);
    const inWords = partOf(page.html, '<details class="board-figure');
    const paragraphs = [...inWords.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, text = ""]) => textOf(text));
    for (const text of expected)
      expect(
        paragraphs.some((paragraph) => paragraph.includes(text)),
        text,
      ).toBe(true);
  }
});

test("every template's page holds its public address for paper, in text and as a code", () => {
  for (const page of readPages()) {
    if (page.file.data.screen !== "template") continue;
    const [canonical] = elementsOf(page, "link", { rel: "canonical" });
    const url = canonical?.attributes.href ?? "";
    const atEnd = partOf(page.html, '<div class="paper-link');
    expect(textOf(atEnd), page.address).toContain(url);
    expect(atEnd, page.address).toContain(`d="${paperLinkTo(url).code.path}"`);
  }
});

test("a template's drawings stand in its HTML, and not in its data as well", () => {
  for (const page of readPages()) {
    if (page.file.data.screen !== "template") continue;
    const { board, paperLink } = page.file.data;
    expect([board.svg, paperLink.code.path], page.address).toEqual([undefined, undefined]);
    expect(partOf(page.html, "<figure").match(/<svg/g)?.length, page.address).toBeGreaterThan(0);
  }
});

test("no list of definitions on any page has a term of which nothing is said", () => {
  const halves = readPages().filter(({ html }) => /<\/dt><\/(?:div|dl)>/.test(html));
  expect(halves.map(({ address }) => address)).toEqual([]);
});

test("other names stand below the name, and are told to search engines (R2.16)", () => {
  const { page, data } = templatePage("gantt", "en");
  expect(data.alsoKnownAs.length).toBeGreaterThan(1);
  const below = textOf(
    page.html.slice(page.html.indexOf("</h1>"), page.html.indexOf("</p>", page.html.indexOf("</h1>"))),
  );
  for (const name of data.alsoKnownAs) expect(below).toContain(name);
  expect(page.html).toContain(`"alternateName":${JSON.stringify(data.alsoKnownAs)}`);
});

test("every activity says why it works, what to talk about afterwards and what was said at one moment; what ends well and what does not", () => {
  for (const { address, html, file } of readPages()) {
    const { data, context } = file;
    if (data.screen !== "template") continue;
    const { template: words } = wordsIn(context.locale);
    expect(data.situations.length, address).toBeGreaterThan(1);
    expect(textOf(partOf(html, '<section id="why"')), address).toContain(words.whyItWorks());
    if (data.kind === "session") continue;
    const questions = partOf(html, '<section id="debrief"').match(/<li>/g) ?? [];
    expect(questions.length, address).toBe(data.debrief.length);
    expect(questions.length, address).toBeGreaterThanOrEqual(3);
    const example = partOf(html, '<section id="example"');
    expect((example.match(/<q>/g) ?? []).length, address).toBeGreaterThanOrEqual(2);
  }
});

test("at least forty templates have a source that a reader can follow, and each says what it is (R2.16)", () => {
  const templates = readPages().flatMap(({ html, file: { data, context } }) =>
    data.screen === "template" && context.locale === "fr" ? [{ html, data }] : [],
  );
  const linked = templates.filter(({ data }) => data.sources.some(({ url }) => url));
  expect(linked.length).toBeGreaterThanOrEqual(40);
  for (const { html, data } of linked) {
    const section = partOf(html, '<section id="sources"');
    for (const { url, year, language } of data.sources) {
      if (url) expect(section).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
      if (year !== undefined) expect(textOf(section)).toContain(String(year));
      if (language) expect(textOf(section)).toContain(language);
    }
  }
});

test("an activity that is longer than the block that borrows it is offered with more time, with its minutes", () => {
  const { template: words, card } = wordsIn("en");
  for (const { address, html, file } of readPages()) {
    const { data, context } = file;
    if (data.screen !== "template" || data.kind !== "session" || context.locale !== "en") continue;
    const paragraphs =
      partOf(html, '<section id="steps"')
        .match(/<p>.*?<\/p>/gs)
        ?.map(textOf) ?? [];
    for (const { activities, minutes: inBlock } of data.parts) {
      for (const { name, minutes } of activities) {
        const label = minutes > inBlock ? words.withMoreTime() : words.activitiesFor();
        const listed = `${name} (${card.minutesShort({ count: minutes })})`;
        const found = paragraphs.filter((text) => text.startsWith(label) && text.includes(listed));
        expect(found, `${address} ${name}`).not.toEqual([]);
      }
    }
  }
});
