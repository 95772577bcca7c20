import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import { referenceTo, type TemplateReference } from "../../domain/template.ts";
import { looksOf } from "../cache/template-looks.ts";
import type { TemplateSummary } from "../cache/template-store.ts";
import type { CompiledContent } from "../read/compile-content.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import type { PageSettings } from "../write/page-writer.ts";
import type { KeptTemplate } from "./kept-library.ts";
import { keysOfParts } from "./site-parts.ts";

const frame: PageSettings = {
  place: { path: "/new", before: "/old", isLight: false },
  hash: "h",
  assets: { entry: "/a.js", style: "/a.css", fonts: [], chunks: {}, search: {}, arrivalScript: "" },
  policy: "default-src 'none'",
};

interface Sketch extends Omit<TemplateSummary, "looks"> {
  bodies: Partial<Record<Locale, string>>;
}

/** The session names both inspirations, and they name it. */
function makeContent(change: (sketches: Record<string, Sketch>) => void = () => {}): CompiledContent {
  const catalogue = makeCatalogue();
  const templates = [...catalogue.inspirations, ...catalogue.sessions];
  const naming = (to: readonly string[]) => to.map((each) => ({ file: "", field: [], to: each }));
  const sketches = Object.fromEntries(
    templates.map((outline): [TemplateReference, Sketch] => [
      referenceTo(outline),
      {
        source: `source of ${outline.key}`,
        outline,
        picture: `/${outline.key}.svg`,
        bodies: Object.fromEntries(locales.map((locale) => [locale, `${outline.key} ${locale}`])),
        connections: {
          kind: outline.kind,
          key: outline.key,
          slugs: {},
          names: {},
          withoutLanguages: [],
          recommendations: naming(outline.facts.recommendations),
          activities: [],
          links: [],
        },
      },
    ]),
  );
  change(sketches);
  const summaries = Object.entries(sketches).map(([name, { bodies, ...sketch }]): [string, TemplateSummary] => [
    name,
    { ...sketch, looks: looksOf({ ...sketch, searchBodyIn: (locale) => bodies[locale] ?? "" }) },
  ]);
  const kept = summaries.map(([name, { outline, source, picture }]): [string, KeptTemplate] => [
    name,
    { ...outline, source, picture },
  ]);
  return {
    catalogue: { ...catalogue, inspirations: [], sessions: [], byReference: new Map(kept) },
    summaries: new Map(summaries),
    surroundings: "surroundings",
    besides: "besides",
  };
}

const before = keysOfParts(makeContent(), frame, siteConfig);

function changedBy(content: CompiledContent, other = frame, config = siteConfig): string[] {
  const after = keysOfParts(content, other, config);
  return [...after].filter(([name, key]) => before.get(name) !== key).map(([name]) => name);
}

describe("the parts of a site", () => {
  it("are each template, each language, and what is fixed", () => {
    const templates = ["inspiration:alpha", "inspiration:beta", "session:gamma"];
    expect([...before.keys()].sort()).toEqual([...templates, ...locales, "fixed"].sort());
    expect(changedBy(makeContent())).toEqual([]);
  });

  it("change with the words of a template: its own pages, and those of the languages that have changed", () => {
    const content = makeContent(({ "inspiration:beta": beta }) => {
      Object.assign(beta as Sketch, { source: "another", bodies: { ...beta?.bodies, it: "another" } });
    });
    expect(changedBy(content).sort()).toEqual(["inspiration:beta", "it"]);
  });

  it("change with what others show of a template: the pages that name it, and all that list it", () => {
    const content = makeContent(({ "inspiration:beta": beta }) => {
      Object.assign(beta as Sketch, { picture: "/another.svg" });
    });
    expect(changedBy(content).sort()).toEqual(["session:gamma", ...locales].sort());
  });

  it("change with a promise in one language: the pages with its card, and those of the language", () => {
    const content = makeContent(({ "inspiration:beta": beta }) => {
      const words = { ...beta?.outline.words, it: { ...beta?.outline.words.it, promise: "Another" } };
      Object.assign(beta as Sketch, { outline: { ...beta?.outline, words } });
    });
    expect(changedBy(content).sort()).toEqual(["session:gamma", "it"].sort());
  });

  it("change with a name in one language: those of all languages, whose searches know it", () => {
    const content = makeContent(({ "inspiration:beta": beta }) => {
      const words = { ...beta?.outline.words, it: { ...beta?.outline.words.it, name: "Another" } };
      Object.assign(beta as Sketch, { outline: { ...beta?.outline, words } });
    });
    expect(changedBy(content).sort()).toEqual(["session:gamma", ...locales].sort());
  });

  it("change with a name for those that only lead to it, and not with what only cards show", () => {
    const leadTo = (change: (beta: Sketch) => object) =>
      makeContent((summaries) => {
        const [beta, gamma] = [summaries["inspiration:beta"], summaries["session:gamma"]] as [Sketch, Sketch];
        const [recommended] = gamma.connections.recommendations;
        gamma.connections = {
          ...gamma.connections,
          recommendations: recommended ? [recommended] : [],
          links: [{ file: "", field: [], locale: "fr", to: "inspiration:beta" }],
        };
        Object.assign(beta, change(beta));
      });
    const same = keysOfParts(
      leadTo(() => ({})),
      frame,
      siteConfig,
    ).get("session:gamma");
    const keyWith = (change: (beta: Sketch) => object) =>
      keysOfParts(leadTo(change), frame, siteConfig).get("session:gamma");
    const withWords = (words: object) => (beta: Sketch) => ({
      outline: { ...beta.outline, words: { ...beta.outline.words, fr: { ...beta.outline.words.fr, ...words } } },
    });
    expect(keyWith(withWords({ promise: "Another" }))).toBe(same);
    expect(keyWith(() => ({ picture: "/another.svg" }))).toBe(same);
    expect(keyWith(withWords({ name: "Another" }))).not.toBe(same);
    expect(keyWith(withWords({ slug: "another" }))).not.toBe(same);
  });

  it("change in every language with the number of templates", () => {
    const content = makeContent((summaries) => {
      delete summaries["inspiration:beta"];
    });
    expect(changedBy(content).sort()).toEqual(["session:gamma", ...locales].sort());
  });

  it("change with news and the like: the pages of the languages alone", () => {
    expect(changedBy({ ...makeContent(), besides: "others" }).sort()).toEqual([...locales].sort());
  });

  it.each<[string, () => string[]]>([
    ["content of all pages", () => changedBy({ ...makeContent(), surroundings: "others" })],
    ["the site's code", () => changedBy(makeContent(), { ...frame, assets: { ...frame.assets, entry: "/b.js" } })],
    ["the policy", () => changedBy(makeContent(), { ...frame, policy: "none" })],
    ["the configuration", () => changedBy(makeContent(), frame, { ...siteConfig, brand: "Other" })],
    ["compressed copies", () => changedBy(makeContent(), { ...frame, place: { ...frame.place, isLight: true } })],
  ])("all change with %s", (_, change) => {
    expect(change().sort()).toEqual([...before.keys()].sort());
  });

  it("do not change with the place that they are built in", () => {
    expect(changedBy(makeContent(), { ...frame, place: { ...frame.place, path: "/x", before: "/y" } })).toEqual([]);
  });
});
