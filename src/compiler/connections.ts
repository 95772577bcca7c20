import type { Locale } from "../domain/locale.ts";
import { type CommonWords, referenceTo, type TemplateKind } from "../domain/template.ts";
import { entriesOf, type TemplateDraft } from "./content.ts";
import type { ParsedFile } from "./parse-file.ts";
import type { FieldPath } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";
import type { Text } from "./texts.ts";

/** A place in a content file that names something outside of it. */
export interface Naming {
  /** The path of the file. */
  file: string;
  field: FieldPath;
  to: string;
}

/** A link in a text. */
export interface Link extends Naming {
  locale: Locale;
}

/**
 * The relations of a template to the others: the addresses that it takes, and those that it names. They are few and plain
 * data, so that those of every template can be kept at once.
 */
export interface Connections {
  kind: TemplateKind;
  key: string;
  slugs: Partial<Record<Locale, Naming>>;
  names: Partial<Record<Locale, Naming>>;
  withoutLanguages: readonly string[];
  /** `inspiration:swot` */
  recommendations: Naming[];
  /** `swot` */
  activities: Naming[];
  links: Link[];
}

/** Reads a content file, to tell the line of a problem. */
export type FindSource = (path: string) => SourceFile;

export function connectionsOf(draft: TemplateDraft, texts: readonly Text[]): Connections {
  const { kind, key, facts } = draft;
  const inFacts = (field: FieldPath, to: string): Naming => ({ file: facts?.source.path ?? draft.path, field, to });
  const blocks = (draft.kind === "session" && draft.facts?.fields.blocks) || [];
  return {
    kind,
    key,
    slugs: namesIn(draft, "slug"),
    names: namesIn(draft, "name"),
    withoutLanguages: facts?.fields.withoutLanguages ?? [],
    recommendations: (facts?.fields.recommendations ?? []).map((to, index) => inFacts(["recommendations", index], to)),
    activities: blocks.flatMap(({ activities }, block) =>
      activities.map((to, index) => inFacts(["blocks", block, "activities", index], to)),
    ),
    links: linksOf(texts),
  };
}

/** The names of a template in its languages. */
function namesIn(draft: TemplateDraft, field: "slug" | "name"): Partial<Record<Locale, Naming>> {
  return Object.fromEntries(
    entriesOf<Locale, ParsedFile<CommonWords>>(draft.words).flatMap(([locale, { source, fields }]) => {
      const to = fields[field];
      return to === undefined ? [] : [[locale, { file: source.path, field: [field], to }]];
    }),
  );
}

export function linksOf(texts: readonly Text[]): Link[] {
  return texts.flatMap(({ source, field, locale, prose }) =>
    (prose?.targets ?? []).map((to): Link => ({ file: source.path, field, locale, to })),
  );
}

/** The references by which facts and links name templates. */
export function referencesOf(templates: readonly Connections[]): Map<string, Connections> {
  return new Map(templates.map((template) => [referenceTo(template), template]));
}
