import path from "node:path";
import type { Connections } from "../../compiler/connections.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { DrawnPicture } from "../../domain/renderer.ts";
import type {
  OutlinePart,
  OutlineWords,
  PartFacts,
  PartWords,
  Template,
  TemplateOutline,
} from "../../domain/template.ts";
import { cacheFolder } from "../folders.ts";
import type { PictureFile } from "../pictures/pictures.ts";
import { searchBody } from "../search-index/search-body.ts";
import { ResultCache } from "./result-cache.ts";

/** The part of a template that every build needs of all templates: for lists, links and the search. */
export interface TemplateSummary {
  outline: TemplateOutline;
  /** The address of its picture for lists. */
  picture: string;
  connections: Connections;
  /** The texts that the search reads, in each language that the template has. */
  searchBodies: Partial<Record<Locale, string[]>>;
}

/** A template as its own pages show it: needed while these are made. */
export interface DrawnTemplate {
  template: Template;
  /** Its picture as its page shows it, in each language that it has. */
  drawings: Partial<Record<Locale, DrawnPicture>>;
  /** Its picture for lists. */
  card: PictureFile;
}

const mostBytes = 4 * 1024 ** 3;

const cache = new ResultCache(path.join(cacheFolder, "templates"), mostBytes);

/**
 * Templates that were found sound, each under a hash of its files, of the code, and of all else that it was judged and drawn with. So
 * a template is read, judged and drawn once for as long as these stay the same. A file of the cache has two lines: the summary, which
 * every build reads of all templates, and the rest, which is parsed only where a template's own pages are made.
 */
export const templateCache = {
  find(source: string): TemplateSummary | undefined {
    const lines = linesOf(source);
    return lines && (JSON.parse(lines[0]) as TemplateSummary);
  },

  store(source: string, found: DrawnTemplate & { connections: Connections }): TemplateSummary {
    const { connections, ...drawn } = found;
    const { template, card } = drawn;
    const summary: TemplateSummary = {
      outline: outlineOf(template),
      picture: card.address,
      connections,
      searchBodies: Object.fromEntries(localesOf(template).map((locale) => [locale, searchBody(template, locale)])),
    };
    cache.set(source, `${JSON.stringify(summary)}\n${JSON.stringify(drawn)}\n`);
    return summary;
  },

  read(source: string): DrawnTemplate {
    const lines = linesOf(source);
    if (!lines) throw new Error("A template is missing in the cache");
    return JSON.parse(lines[1]) as DrawnTemplate;
  },

  prune: () => cache.prune(),
};

const newline = 10;

/** Undefined where the file is not whole: a power cut may have cost it its end. */
function linesOf(source: string): [string, string] | undefined {
  const found = cache.get(source);
  const end = found?.indexOf(newline) ?? -1;
  if (!found || end < 0 || found.at(-1) !== newline) return undefined;
  const file = Buffer.from(found.buffer, found.byteOffset, found.length);
  return [file.toString("utf8", 0, end), file.toString("utf8", end + 1)];
}

function localesOf({ words }: Template): Locale[] {
  return locales.filter((locale) => words[locale]);
}

function outlineOf({ kind, key, facts, words }: Template): TemplateOutline {
  const { goals, phases, level, group, tags, situations, places, minutes, preparationMinutes, desk, added } = facts;
  return {
    kind,
    key,
    facts: {
      goals,
      phases,
      level,
      group,
      tags,
      situations,
      places,
      minutes,
      preparationMinutes,
      desk,
      added,
      ...("steps" in facts && {
        activity: facts.activity,
        board: { kind: facts.board.kind },
        steps: facts.steps.map(outlinePartOf),
      }),
      ...("blocks" in facts && { contexts: facts.contexts, blocks: facts.blocks.map(outlinePartOf) }),
    },
    words: Object.fromEntries(Object.entries(words).map(([locale, its]) => [locale, outlineWordsOf(its)])),
  };
}

function outlinePartOf({ minutes, shortest, canSkip, grows, who, groupsOf, uses }: PartFacts): OutlinePart {
  return { minutes, shortest, canSkip, grows, who, ...(groupsOf && { groupsOf }), uses };
}

function outlineWordsOf(words: NonNullable<Template["words"][Locale]>): OutlineWords {
  const { slug, name, alsoKnownAs, promise, summary } = words;
  return {
    slug,
    name,
    alsoKnownAs,
    promise,
    summary: { when: summary.when },
    ...("steps" in words && { steps: words.steps.map(titleOf) }),
    ...("blocks" in words && { blocks: words.blocks.map(titleOf) }),
  };
}

function titleOf({ title }: PartWords): Pick<PartWords, "title"> {
  return { title };
}
