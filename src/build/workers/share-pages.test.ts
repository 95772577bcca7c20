import { expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { sharePages } from "./share-pages.ts";

const searchBodies = Object.fromEntries(locales.map((locale) => [locale, { [locale]: [] }])) as never;

function share(count: number) {
  const catalogue = makeCatalogue(Array.from({ length: count }, (_, index) => ({ key: `t${index}` })));
  const templates = catalogue.inspirations.map((template) => ({ ...template, cacheKey: "", picture: "" }));
  return sharePages({ catalogue: { ...catalogue, inspirations: templates, sessions: [] }, searchBodies }, 2);
}

it.each([0, 1, 16, 17, 100])("has each language, each of %i templates and the site's own pages made once", (count) => {
  const tasks = share(count);
  const ofLanguages = tasks.flatMap((task) => (task.of === "language" ? [task] : []));
  expect(ofLanguages.map(({ locale }) => locale)).toEqual(locales);
  for (const { locale, searchBodies: bodies } of ofLanguages) expect(Object.keys(bodies)).toEqual([locale]);
  expect(tasks.filter((task) => task.of === "site")).toHaveLength(1);
  const references = tasks.flatMap((task) => (task.of === "templates" ? [task.references] : []));
  expect(references.length).toBeLessThanOrEqual(16);
  expect(references.flat()).toEqual(Array.from({ length: count }, (_, index) => `inspiration:t${index}`));
});
