import { plainText } from "../../compiler/markdown.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { CommonWords, PartWords, Template, TemplateKind, TemplateOutline } from "../../domain/template.ts";
import type { Vocabulary } from "../../domain/vocabulary.ts";
import type { Library } from "../library.ts";

/** What a keyword can find of a template, as plain text. */
export interface SearchEntry {
  name: string;
  otherNames: string[];
  /** Its names and other names in the other languages. */
  foreignNames: string[];
  promise: string;
  /** Tags, goals and the like, by name. */
  terms: string[];
  body: string[];
}

/** The templates of a listing, in its order. Those that lack the language are left out. */
export function searchEntriesOf(
  { catalogue, read }: Pick<Library, "catalogue" | "read">,
  kind: TemplateKind,
  locale: Locale,
): SearchEntry[] {
  return catalogue[`${kind}s`].flatMap((outline) => {
    if (!outline.words[locale]) return [];
    const template = read(outline, locale);
    const words = template.words[locale];
    if (!words) throw new Error(`There is no ${locale} text of ${template.key}`);
    return [entryOf({ outline, template, words }, catalogue.vocabulary, locale)];
  });
}

function entryOf(
  { outline, template, words }: { outline: TemplateOutline; template: Template; words: CommonWords },
  vocabulary: Vocabulary,
  locale: Locale,
): SearchEntry {
  const { goals, phases, level, tags } = template.facts;
  const contexts = template.kind === "session" ? template.facts.contexts : [];
  const own = new Set([words.name, ...words.alsoKnownAs]);
  const foreign = locales.flatMap((other) => {
    const there = outline.words[other];
    return there ? [there.name, ...there.alsoKnownAs] : [];
  });
  return {
    name: words.name,
    otherNames: words.alsoKnownAs,
    foreignNames: [...new Set(foreign)].filter((name) => !own.has(name)),
    promise: words.promise,
    terms: [
      ...goals.map((id) => vocabulary.goals[id]),
      ...contexts.map((id) => vocabulary.contexts[id]),
      ...phases.map((id) => vocabulary.phases[id]),
      ...tags.map((id) => vocabulary.tags[id]),
      vocabulary.levels[level],
    ].flatMap((term) => term?.name[locale] ?? []),
    body: bodyOf(template, words, locale),
  };
}

/** The texts that tell what a template is and what is done in it. What surrounds it, such as a room or a rescue, finds too much. */
function bodyOf(template: Template, words: CommonWords, locale: Locale): string[] {
  const { what, when, result } = words.summary;
  return [
    words.description,
    ...[what, when, result].map(plainText),
    ...partsOf(template, locale).flatMap(({ title, do: text, after }) => [title, plainText(text), after]),
    ...words.variants.flatMap(({ name, change, why }) => [name, plainText(change), why]),
  ];
}

function partsOf(template: Template, locale: Locale): PartWords[] {
  return (template.kind === "inspiration" ? template.words[locale]?.steps : template.words[locale]?.blocks) ?? [];
}
