import type { CatalogueOf } from "../../domain/catalogue.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { OutlineWords, TemplateKind, TemplateOutline } from "../../domain/template.ts";
import type { Vocabulary } from "../../domain/vocabulary.ts";
import { languages } from "../../languages/languages.ts";
import { type SituationWords, situationWordsOf } from "./situation-terms.ts";

/** The texts of a template in which a keyword is looked for, as plain text. */
export interface SearchEntry {
  name: string;
  otherNames: string[];
  /** Its names and other names in the other languages. */
  foreignNames: string[];
  /**
   * Its promise, and the names of its other goals. The main goal is among the terms, which count more, so that its templates
   * come first.
   */
  promise: string;
  /** Its main goal, tags and the like, by name, and its length. */
  terms: string[];
  /** Adjectives such as `quick`. A visitor who types one wants nothing else, so each counts as much as a whole name. */
  qualities: readonly string[];
  body: string[];
}

export interface SearchableTemplates {
  catalogue: CatalogueOf<TemplateOutline>;
  /** The texts of a template that the search reads, apart from its outline. */
  searchBodyOf: (template: TemplateOutline, locale: Locale) => string[];
}

/** The texts of a listing in one language. */
export interface SearchTexts {
  /** In the order of the listing. */
  entries: readonly SearchEntry[];
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
  situations: SituationWords;
}

export function searchTextsOf(searchable: SearchableTemplates, kind: TemplateKind, locale: Locale): SearchTexts {
  return {
    entries: searchEntriesOf(searchable, kind, locale),
    synonyms: searchable.catalogue.synonyms[locale],
    situations: situationWordsOf(searchable.catalogue, locale),
  };
}

/** The templates of a listing, in its order. Those that lack the language are left out. */
export function searchEntriesOf(
  { catalogue, searchBodyOf }: SearchableTemplates,
  kind: TemplateKind,
  locale: Locale,
): SearchEntry[] {
  return catalogue[`${kind}s`].flatMap((outline) => {
    const words = outline.words[locale];
    return words
      ? [entryOf({ outline, words, body: searchBodyOf(outline, locale) }, catalogue.vocabulary, locale)]
      : [];
  });
}

interface Found {
  outline: TemplateOutline;
  words: OutlineWords;
  body: string[];
}

function entryOf({ outline, words, body }: Found, vocabulary: Vocabulary, locale: Locale): SearchEntry {
  const { goals, phases, level, tags, minutes, contexts = [] } = outline.facts;
  const [mainGoal, ...otherGoals] = goals;
  const own = new Set([words.name, ...words.alsoKnownAs]);
  const foreign = locales.flatMap((other) => {
    const there = outline.words[other];
    return there ? [there.name, ...there.alsoKnownAs] : [];
  });
  return {
    name: words.name,
    otherNames: words.alsoKnownAs,
    foreignNames: [...new Set(foreign)].filter((name) => !own.has(name)),
    promise: [words.promise, ...otherGoals.flatMap((id) => vocabulary.goals[id]?.name[locale] ?? [])].join("\n"),
    terms: [
      vocabulary.goals[mainGoal ?? ""],
      ...contexts.map((id) => vocabulary.contexts[id]),
      ...phases.map((id) => vocabulary.phases[id]),
      ...tags.map((id) => vocabulary.tags[id]),
      vocabulary.levels[level],
    ]
      .flatMap((term) => term?.name[locale] ?? [])
      .concat(lengthsInWords(minutes, locale)),
    qualities: minutes <= mostMinutesOfShort ? languages[locale].shortTime : [],
    body,
  };
}

/** The longest time of a template that counts as short. */
const mostMinutesOfShort = 15;

/** The length as visitors type it: `90 minutes`, or both `60 minutes` and `1 hour`. */
function lengthsInWords(minutes: number, locale: Locale): string[] {
  return [inUnit(minutes, "minute", locale), ...(minutes % 60 === 0 ? [inUnit(minutes / 60, "hour", locale)] : [])];
}

const formats = new Map<string, Intl.NumberFormat>();

/** Keeps the formats, because a build writes thousands of lengths, and making a format takes far longer than using it. */
function inUnit(count: number, unit: "minute" | "hour", locale: Locale): string {
  const key = `${unit} ${locale}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  formats.set(key, format);
  return format.format(count);
}
