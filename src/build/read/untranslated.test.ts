import { beforeAll, describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { languages } from "../../languages/languages.ts";
import { loadRenderer } from "../bundle/load-renderer.ts";
import { contentFolder } from "../folders.ts";
import { prepareFonts } from "../fonts/fonts.ts";
import { assemblePages, toPageFile } from "../pages/assemble-pages.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { templatesInMemory } from "../pages/template-source.ts";
import { Pictures } from "../pictures/pictures.ts";
import { type InspirationOrder, makeCatalogue } from "../testing/test-catalogue.ts";
import { pseudoBrackets, pseudoCatalogue, pseudoMessages } from "./pseudo-locale.ts";
import { readMessages } from "./read-site-content.ts";

/** Names and letters, which are the same in every language. */
const names = new Set([
  siteConfig.brand,
  siteConfig.brand.toLowerCase(),
  siteConfig.siteName,
  "LinkedIn",
  "Facebook",
  "X",
  ...Object.values(languages).map(({ name }) => name),
  ...locales.map((locale) => locale.toUpperCase()),
  // Of a source: "English", as each language calls it by the platform's own rules.
  ...locales.flatMap((locale) => new Intl.DisplayNames(locale, { type: "language" }).of("en") ?? []),
  // The answers of a quiz.
  ..."ABCD",
]);

const assets: CodeAssets = { entry: "", style: "", fonts: [], chunks: {}, search: {}, arrivalScript: "" };

const spokenAttributes = /\s(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder)="([^"]*)"/g;
const describingMeta = /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)">/g;

/** The words of a text that stand outside of the brackets and are no names. */
function plainWords(text: string): string[] {
  let depth = 0;
  const outside = [...text].filter((character) => {
    if (character === pseudoBrackets.open) depth += 1;
    const isOutside = depth === 0;
    if (character === pseudoBrackets.close) depth -= 1;
    return isOutside;
  });
  if (depth !== 0) throw new Error(`A bracket stands alone in: ${text}`);
  return (outside.join("").match(/\p{L}+/gu) ?? []).filter((word) => !names.has(word));
}

function unescapeHtml(text: string): string {
  return text.replace(/&quot;|&#x27;|&lt;|&gt;|&amp;/g, " ");
}

/** Everything on a page that a visitor reads or hears, and what is shown of the page elsewhere. */
function readableTexts(document: string): string[] {
  const body = document
    .slice(document.indexOf("<body"))
    .replace(/<script[\s\S]*?<\/script>/g, "")
    // Names that are the same in every language.
    .replace(/<(\w+) translate="no">[\s\S]*?<\/\1>/g, "")
    // Formatted by the language's own rules.
    .replace(/<time[\s\S]*?<\/time>/g, "");
  const visible = body
    // An address is the same in every language.
    .replace(/>https?:[^<]*</g, "><")
    .replace(/<!--[\s\S]*?-->/g, "")
    // Some boards show the first letter of a label.
    .replaceAll(`>${pseudoBrackets.open}<`, "><")
    .replace(/<[^>]+>/g, " ");
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(document) ?? [];
  const attributes = [...body.matchAll(spokenAttributes), ...document.matchAll(describingMeta)].map(([, text]) => text);
  return [title, visible, ...attributes].map((text) => unescapeHtml(text ?? ""));
}

describe("plainWords", () => {
  it("finds what stands outside of the brackets, also between two of them, and leaves names and numbers", () => {
    expect(plainWords("⟦Høøméé⟧ hello ⟦åå ⟦b⟧ ç⟧: 3 Français, Marelle world")).toEqual(["hello", "world"]);
  });
});

describe("readableTexts", () => {
  it("reads texts, spoken attributes and descriptions, and neither scripts nor dates", () => {
    const document =
      '<title>T</title><meta name="description" content="D"><body><p aria-label="A" class="c">one<!-- --> two</p><time>May</time><script>s</script>';
    expect(readableTexts(document).map((text) => text.trim().replace(/\s+/g, " "))).toEqual(["T", "one two", "A", "D"]);
  });
});

describe("every kind of page", () => {
  let renderer: Renderer;
  let documents: { path: string; document: string }[];

  beforeAll(async () => {
    const fonts = await prepareFonts();
    const messages = pseudoMessages(readMessages(contentFolder));
    renderer = await loadRenderer({ config: siteConfig, fontsFolder: fonts.folder, messages }, fonts.measure);
    const plan = (orders: InspirationOrder[], inLocales: Locale[], drawnWith: Renderer) => {
      const catalogue = pseudoCatalogue(makeCatalogue(orders));
      const pictures = new Pictures(catalogue.vocabulary, drawnWith);
      const templates = templatesInMemory(catalogue, pictures);
      return new PagePlanner({ templates, messages, pictures, config: siteConfig, inLocales }).all();
    };
    const kinds = [...renderer.boardNeeds].map(([kind, needs]) => ({ key: kind, kind, needs }));
    const plans = plan([...kinds, { key: "beta", without: ["nl"] }], ["en", "nl"], renderer);
    const isOfLongListing = ({ path }: PagePlan) => path.startsWith("/inspirations/");
    const many = Array.from({ length: 201 }, (_, index) => ({ key: `t${index}` }));
    // The pictures of cards hold no words: 201 of them need not be drawn.
    const longListing = plan(many, ["en"], { ...renderer, drawCard: () => "<svg/>" }).filter(isOfLongListing);
    documents = [...assemblePages([...plans, ...longListing])].map((page) => ({
      path: page.path,
      document: renderer.renderDocument(toPageFile(page, ""), assets, page.withoutScript).document,
    }));
  });

  it("is drawn: the fixed pages, a directory, a template of each board kind, a session, the page that does not exist", () => {
    const paths = documents.map(({ path }) => path);
    expect(paths).toContain("/inspirations/all/1/");
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/inspirations/", "/sessions/", "/discover/", "/session/gamma/", "/nl/404.html"]),
    );
    for (const kind of renderer.boardNeeds.keys()) expect(paths).toContain(`/inspiration/${kind}/`);
    expect(documents.find(({ path }) => path === "/inspiration/quiz/")?.document).toContain("<svg");
  });

  it("holds no text that cannot be translated, names apart", () => {
    const found = documents.flatMap(({ path, document }) =>
      readableTexts(document).flatMap((text) => plainWords(text).map((word) => `${path}: ${word}`)),
    );
    expect(found).toEqual([]);
  });
});
