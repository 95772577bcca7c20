import path from "node:path";
import type { Connections } from "../../compiler/connections.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { DrawnPicture } from "../../domain/renderer.ts";
import type { Template, TemplateOutline } from "../../domain/template.ts";
import { cacheFolder } from "../folders.ts";
import type { PictureFile } from "../pictures/pictures.ts";
import { searchBody } from "../search-index/search-body.ts";
import { ResultCache } from "./result-cache.ts";
import { SlicedFile } from "./sliced-file.ts";
import { looksOf, type TemplateLooks } from "./template-looks.ts";

/** What a build keeps in mind of a template that was found sound. */
export interface TemplateSummary {
  /** A hash of all that it was made and judged with. */
  source: string;
  outline: TemplateOutline;
  /** The address of its picture for lists. */
  picture: string;
  connections: Connections;
  looks: TemplateLooks;
}

const templateCache = new ResultCache(path.join(cacheFolder, "templates"), 2 * 1024 ** 3);

/** Which text of a template's file is which. */
const slices = {
  summary: 0,
  facts: 1,
  words: (locale: Locale) => 2 + locales.indexOf(locale),
  drawing: (locale: Locale) => 2 + locales.length + locales.indexOf(locale),
  searchBody: (locale: Locale) => 2 + 2 * locales.length + locales.indexOf(locale),
  card: 2 + 3 * locales.length,
};

/** The pages of a template are made one after the other. */
let lastOpened: { source: string; file: SlicedFile } | undefined;

function fileOf(source: string): SlicedFile {
  if (lastOpened?.source === source) return lastOpened.file;
  closeLast();
  const file = new SlicedFile(templateCache.fileOf(source));
  lastOpened = { source, file };
  return file;
}

function closeLast(): void {
  lastOpened?.file.close();
  lastOpened = undefined;
}

/**
 * Sound templates on disk, so that a template is read, judged and drawn once for as long as it stays the same, and in memory only
 * while its pages are made.
 */
export const templateStore = {
  find(source: string): TemplateSummary | undefined {
    if (!templateCache.touch(source)) return undefined;
    try {
      return JSON.parse(fileOf(source).text(slices.summary)) as TemplateSummary;
    } catch {
      // A machine that stopped suddenly may have lost what it held.
      return undefined;
    }
  },

  async keep(source: string, found: Found): Promise<TemplateSummary> {
    const { template, connections, card, draw } = found;
    const inLanguages = <Value>(make: (locale: Locale) => Value) =>
      locales.map((locale) => JSON.stringify(template.words[locale] ? make(locale) : null));
    const facts = JSON.stringify(template.facts);
    const words = inLanguages((locale) => template.words[locale]);
    const bodies = inLanguages((locale) => searchBody(template, locale));
    const outline = outlineOf(template);
    const picture = card.address;
    const looks = looksOf({ outline, picture, searchBodyIn: (locale) => bodies[locales.indexOf(locale)] ?? "" });
    const summary: TemplateSummary = { source, outline, picture, connections, looks };
    const file = [JSON.stringify(summary), facts, ...words, ...inLanguages(draw), ...bodies, JSON.stringify(card.svg)];
    await templateCache.keep(source, SlicedFile.join(file));
    // It may be what was there before, and of no use.
    if (lastOpened?.source === source) closeLast();
    return summary;
  },

  /** The template with its words in one language. */
  read({ kind, key }: TemplateOutline, source: string, locale: Locale): Template {
    const file = fileOf(source);
    const words = JSON.parse(file.text(slices.words(locale)));
    const facts = JSON.parse(file.text(slices.facts));
    return { kind, key, facts, words: { [locale]: words } } as unknown as Template;
  },

  searchBodyOf: (source: string, locale: Locale): string[] =>
    JSON.parse(fileOf(source).text(slices.searchBody(locale))),

  drawingOf: (source: string, locale: Locale): DrawnPicture => JSON.parse(fileOf(source).text(slices.drawing(locale))),

  /** Its picture for lists. */
  cardOf: (source: string): string => JSON.parse(fileOf(source).text(slices.card)),

  prune: () => templateCache.prune(),
};

interface Found {
  template: Template;
  connections: Connections;
  card: PictureFile;
  draw: (locale: Locale) => DrawnPicture;
}

function outlineOf({ kind, key, facts, words }: Template): TemplateOutline {
  const { goals, phases, level, group, tags, minutes, desk, added } = facts;
  return {
    kind,
    key,
    facts: {
      goals,
      phases,
      level,
      group,
      tags,
      minutes,
      desk,
      added,
      ...("activity" in facts && { activity: facts.activity }),
      ...("contexts" in facts && { contexts: facts.contexts }),
    },
    words: Object.fromEntries(
      locales.flatMap((locale) => {
        const there = words[locale];
        if (!there) return [];
        const { slug, name, alsoKnownAs, promise } = there;
        return [[locale, { slug, name, alsoKnownAs, promise }]];
      }),
    ),
  };
}
