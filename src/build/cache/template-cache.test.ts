import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Connections } from "../../compiler/connections.ts";
import { locales } from "../../domain/locale.ts";
import type { Template } from "../../domain/template.ts";
import { cacheFolder } from "../folders.ts";
import { searchBody } from "../search-index/search-body.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { type TemplateSummary, templateCache } from "./template-cache.ts";

const [, beta] = makeCatalogue().inspirations as [Template, Template];
const connections: Connections = {
  kind: "inspiration",
  key: "beta",
  slugs: {},
  names: {},
  withoutLanguages: ["nl"],
  recommendations: [],
  activities: [],
  links: [],
};

const drawings = Object.fromEntries(locales.map((locale) => [locale, { svg: `<svg>${locale}</svg>`, areas: [] }]));
const card = { address: "/beta.svg", svg: "<svg>card</svg>" };

function store(template: Template): { key: string; summary: TemplateSummary } {
  const key = randomUUID();
  return { key, summary: templateCache.store(key, { template, connections, card, drawings }) };
}

describe("templateCache", () => {
  it("finds what was stored, and nothing under another key", () => {
    const { key, summary } = store(beta);
    expect(templateCache.find(key)).toEqual(summary);
    expect(summary).toMatchObject({ connections, picture: "/beta.svg" });
    expect(templateCache.find(randomUUID())).toBeUndefined();
  });

  it("finds nothing where a machine that stopped suddenly has lost some of the file", () => {
    const { key } = store(beta);
    const file = path.join(cacheFolder, "templates", key);
    const whole = readFileSync(file, "utf8");
    for (const lost of ["", "\0\0\0\0", whole.slice(0, 20), whole.slice(0, -100), `${whole.slice(0, -100)}\0\0`]) {
      writeFileSync(file, lost);
      expect(templateCache.find(key)).toBeUndefined();
    }
  });

  it("gives a template back whole, with what was drawn of it", () => {
    expect(templateCache.read(store(beta).key)).toEqual({ template: beta, drawings, card });
  });

  it("has in the outline what lists show, in the languages that there are", () => {
    const { nl, ...words } = beta.words;
    const { outline } = store({ ...beta, words } as Template).summary;
    expect(Object.keys(outline.words)).toEqual(Object.keys(words));
    expect(outline.words.de).toEqual({
      slug: "beta-de",
      name: "Name of beta",
      alsoKnownAs: [],
      promise: "A promise",
      summary: { when: "When it helps" },
      steps: [{ title: "Title of one" }, { title: "Title of two" }],
    });
    expect(outline.facts).toMatchObject({ minutes: 20, activity: "board", goals: ["decide"] });
  });

  it("has the texts that the search makes words of, by language", () => {
    expect(store(beta).summary.searchBodies.de).toEqual(searchBody(beta, "de"));
  });
});
