import { type Locale, locales } from "../../domain/locale.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import { hashOf } from "./result-cache.ts";

/** What other pages make of a template, each as a hash. */
export interface TemplateLooks {
  /** Of what leads to it: its names and slugs. */
  address: string;
  /** Of what a card shows, in any language. */
  card: string;
  /** Of what the pages of a language make of it: cards, filters, the index of the search. */
  inLists: Partial<Record<Locale, string>>;
}

interface Looking {
  outline: TemplateOutline;
  /** The address of its picture for lists. */
  picture: string;
  /** What the search makes of its words. */
  searchBodyIn: (locale: Locale) => string;
}

export function looksOf({ outline, picture, searchBodyIn }: Looking): TemplateLooks {
  const names = Object.entries(outline.words).map(([locale, { slug, name, alsoKnownAs }]) => [
    locale,
    slug,
    name,
    alsoKnownAs,
  ]);
  const inList = (locale: Locale) => JSON.stringify([outline.facts, outline.words[locale], picture]);
  return {
    address: hashOf([JSON.stringify(names)]),
    card: hashOf([JSON.stringify(outline), picture]),
    inLists: Object.fromEntries(locales.map((locale) => [locale, hashOf([inList(locale), searchBodyIn(locale)])])),
  };
}
