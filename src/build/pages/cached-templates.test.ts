import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import { referenceTo, type Template } from "../../domain/template.ts";
import { templateCache } from "../cache/template-cache.ts";
import { Pictures } from "../pictures/pictures.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeMessages } from "../testing/test-messages.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { type CachedTemplate, cachedTemplates } from "./cached-templates.ts";
import { PagePlanner } from "./plan-pages.ts";
import { type TemplateSource, templatesInMemory } from "./template-source.ts";

const catalogue = makeCatalogue([{ key: "alpha" }, { key: "beta", without: ["nl"] }]);
const pictures = new Pictures(catalogue.vocabulary, makeRenderer());
const searchBodies: Record<string, string[]> = {};

function store(template: Template): CachedTemplate {
  const cacheKey = randomUUID();
  const there = locales.filter((locale) => template.words[locale]);
  const summary = templateCache.store(cacheKey, {
    template,
    card: pictures.card(template),
    drawings: Object.fromEntries(there.map((locale) => [locale, pictures.draw(template, locale)])),
    connections: {
      ...template,
      slugs: {},
      names: {},
      withoutLanguages: [],
      recommendations: [],
      activities: [],
      links: [],
    },
  });
  searchBodies[referenceTo(template)] = summary.searchBodies.fr ?? [];
  return { ...summary.outline, cacheKey, picture: summary.picture };
}

const cached = {
  ...catalogue,
  inspirations: catalogue.inspirations.map(store),
  sessions: catalogue.sessions.map(store),
};

function assemble(templates: TemplateSource, inLocales: Locale[]) {
  const planner = new PagePlanner({ templates, messages: makeMessages(), pictures, config: siteConfig, inLocales });
  return planner.all().map(({ path, assemble: make }) => ({ path, ...make() }));
}

it("makes the same pages of templates in the cache as of templates in memory", () => {
  const search = { bodies: searchBodies, codeHash: randomUUID() };
  expect(assemble(cachedTemplates(cached, search), ["fr"])).toEqual(
    assemble(templatesInMemory(catalogue, pictures), ["fr"]),
  );
});

it("refuses pages of a template that is not in the cache any more", () => {
  const [alpha] = cached.inspirations as [CachedTemplate];
  const templates = cachedTemplates({ ...cached, inspirations: [{ ...alpha, cacheKey: randomUUID() }] });
  expect(() => templates.load(alpha)).toThrow("missing in the cache");
});
