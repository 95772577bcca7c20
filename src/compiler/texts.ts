import { z } from "zod";
import { type Locale, locales } from "../domain/locale.ts";
import { entriesOf, type NewsDraft, type SiteContent, type TemplateDraft } from "./content.ts";
import { type Prose, readProse } from "./markdown.ts";
import { flattenMessages, readableText } from "./messages.ts";
import type { ParsedFile } from "./parse-file.ts";
import type { FieldPath } from "./problem.ts";
import { childOf } from "./schema-problems.ts";
import { type Markup, markups } from "./schemas/text.ts";
import type { SourceFile } from "./source-file.ts";

/** One text of the content: a field that a visitor will read. */
export interface Text {
  source: SourceFile;
  field: FieldPath;
  locale: Locale;
  /** The thing that it describes, the same in every language: a template, a list of the vocabulary. */
  work: string;
  markup: Markup | "message";
  written: string;
  /** The text without markup, link targets and arguments. */
  plain: string;
  /** The parsed prose, read once for all checks. */
  prose?: Prose;
}

/** The fields with titles of books and foreign names, which need not follow the rules of the file's language. */
const foreignFields = new Set<string | number | undefined>(["alsoKnownAs", "sources"]);

export function mayBeForeign({ field }: Text): boolean {
  return foreignFields.has(field[0]);
}

/** Content that is written once a language: a template, a piece of news, a list of the vocabulary. */
export interface Work {
  template?: TemplateDraft;
  texts: Text[];
}

/** Every text of a template, also of files that are broken elsewhere, so that all of a writer's mistakes are told at once. */
export function workOf(template: TemplateDraft): Work {
  return { template, texts: textsOfEntry(template) };
}

/** The texts of everything but templates. */
export function worksOfSite(content: SiteContent): Work[] {
  const { path, news, discover, consent, privacy, vocabulary, plans } = content;
  return [
    ...news.map((item) => ({ texts: textsOfEntry(item) })),
    { texts: entriesOf(discover).flatMap(([locale, file]) => textsOf(file, locale, `${path}/discover`)) },
    { texts: entriesOf(consent).flatMap(([locale, file]) => textsOf(file, locale, `${path}/consent`)) },
    { texts: entriesOf(privacy).flatMap(([locale, file]) => textsOf(file, locale, `${path}/privacy`)) },
    ...entriesOf(vocabulary).map(([, file]) => ({ texts: textsOf(file, undefined, file.source.path) })),
    ...entriesOf(plans).map(([, file]) => ({ texts: textsOf(file, undefined, file.source.path) })),
    { texts: textsOfInterface(content) },
  ];
}

function textsOfEntry({ path, words }: TemplateDraft | NewsDraft): Text[] {
  return entriesOf<Locale, ParsedFile<unknown>>(words).flatMap(([locale, file]) => textsOf(file, locale, path));
}

function textsOfInterface(content: SiteContent): Text[] {
  const work = `${content.path}/interface`;
  return entriesOf(content.interface).flatMap(([locale, source]) =>
    flattenMessages(source.raw).flatMap(({ field, message }): Text[] => {
      const plain = readableText(message);
      return plain === undefined ? [] : [{ source, field, locale, work, markup: "message", written: message, plain }];
    }),
  );
}

/** Reads the texts of a file. Without a locale, as in the vocabulary and in plans, the last name of the field tells the language. */
function textsOf({ source, schema }: ParsedFile<unknown>, locale: Locale | undefined, work: string): Text[] {
  const texts: Text[] = [];
  walk(schema, source.raw, []);
  return texts;

  function walk(at: z.core.$ZodType, value: unknown, field: FieldPath): void {
    if (typeof value === "string") {
      const markup = markupOf(at);
      const language = locale ?? locales.find((name) => name === field.at(-1));
      if (markup === undefined || language === undefined) return;
      const text = { source, field, locale: language, work, markup, written: value };
      if (markup === "prose") {
        const prose = readProse(value);
        texts.push({ ...text, plain: prose.plain, prose });
      } else {
        texts.push({ ...text, plain: value });
      }
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      for (const [name, child] of Object.entries(value)) {
        const segment = isList ? Number(name) : name;
        const schemaOfChild = childOf(at, segment);
        if (schemaOfChild !== undefined) walk(schemaOfChild, child, [...field, segment]);
      }
    }
  }
}

function markupOf(schema: z.core.$ZodType): Markup | undefined {
  if (schema instanceof z.ZodExactOptional) return markupOf(schema.unwrap());
  return markups.get(schema as z.ZodType)?.markup;
}
