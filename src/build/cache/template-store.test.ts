import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Connections } from "../../compiler/connections.ts";
import type { Template } from "../../domain/template.ts";
import { cacheFolder } from "../folders.ts";
import { searchBody } from "../search-index/search-body.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { templateStore } from "./template-store.ts";

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

const keep = (template: Template, source: string = randomUUID()) =>
  templateStore.keep(source, {
    template,
    connections,
    card: { address: "/beta.svg", svg: "<svg>card</svg>" },
    draw: (locale) => ({ svg: `<svg>${locale}</svg>`, areas: [] }),
  });

describe("templateStore", () => {
  it("finds what it was given, and nothing under another name", async () => {
    const summary = await keep(beta);
    expect(templateStore.find(summary.source)).toEqual(summary);
    expect(summary).toMatchObject({ connections, picture: "/beta.svg" });
    expect(templateStore.find(randomUUID())).toBeUndefined();
  });

  it("finds nothing where a machine that stopped suddenly has lost what it held", async () => {
    for (const lost of ["", "\0\0\0\0", "12 90\n{"]) {
      const { source } = await keep(beta);
      writeFileSync(path.join(cacheFolder, "templates", source), lost);
      expect(templateStore.find(source)).toBeUndefined();
      const { outline } = await keep(beta, source);
      expect(templateStore.read(outline, source, "fr").words).toEqual({ fr: beta.words.fr });
    }
  });

  it("gives a template back whole, with its words in one language", async () => {
    const { source, outline } = await keep(beta);
    const read = templateStore.read(outline, source, "fr");
    expect(read).toEqual({ ...beta, words: { fr: beta.words.fr } });
  });

  it("gives back what was drawn of it, in each language and for lists, whichever template was asked for before", async () => {
    const [one, other] = [await keep(beta), await keep({ ...beta, key: "other" } as Template)];
    for (const locale of ["fr", "de", "pt"] as const) {
      expect(templateStore.drawingOf(one.source, locale)).toEqual({ svg: `<svg>${locale}</svg>`, areas: [] });
      expect(templateStore.cardOf(one.source)).toBe("<svg>card</svg>");
      expect(templateStore.read(other.outline, other.source, locale).key).toBe("other");
    }
  });

  it("has in the outline what lists show, in the languages that there are", async () => {
    const { outline } = await keep(beta);
    expect(Object.keys(outline.words)).not.toContain("nl");
    expect(outline.words.de).toEqual({ slug: "beta-de", name: "Name of beta", alsoKnownAs: [], promise: "A promise" });
    expect(outline.facts).toMatchObject({ minutes: 20, activity: "board", goals: ["decide"] });
  });

  it("has the texts that the search makes words of, by language", async () => {
    const { source } = await keep(beta);
    expect(templateStore.searchBodyOf(source, "de")).toEqual(searchBody(beta, "de"));
  });

  it("tells whether a language's lists make another thing of it", async () => {
    const { looks } = await keep(beta);
    const withFrench = (words: object) =>
      keep({ ...beta, words: { ...beta.words, fr: { ...beta.words.fr, ...words } } } as Template);
    const described = (await withFrench({ description: "Another" })).looks.inLists;
    expect(described.fr).not.toBe(looks.inLists.fr);
    expect(described.de).toBe(looks.inLists.de);
    // The search does not look there.
    expect((await withFrench({ level: "Another" })).looks.inLists.fr).toBe(looks.inLists.fr);
    const longer = { ...beta, facts: { ...beta.facts, minutes: 50 } } as Template;
    expect((await keep(longer)).looks.inLists.de).not.toBe(looks.inLists.de);
  });
});
