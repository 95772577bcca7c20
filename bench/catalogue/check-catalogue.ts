import { searchableTemplates } from "../../src/build/pages/template-source.ts";
import { searchEntriesOf } from "../../src/build/search-index/search-entries.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import { findWords, termOf } from "../../src/domain/finding/keyword/analyzer.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { languages } from "../../src/languages/languages.ts";

/** A made-up catalogue must not be easier than a real one: throws if two templates share values that must differ. */
export function checkCatalogue({ inspirations }: Catalogue, size: number): void {
  const all = [
    { what: "keys", values: inspirations.map(({ key }) => key) },
    ...locales.flatMap((locale) => [
      { what: `names in ${locale}`, values: inspirations.map(({ words }) => words[locale]?.name) },
      { what: `addresses in ${locale}`, values: inspirations.map(({ words }) => words[locale]?.slug) },
    ]),
  ];
  for (const { what, values } of all) {
    const found = new Set(values.filter(Boolean)).size;
    if (found !== size) throw new Error(`Of ${size} ${what} in the synthetic catalogue, ${found} are different`);
  }
}

/** How many different words a language's inspirations have, all forms of a word as one: fewer and fewer new ones in natural texts. */
export function countStems(catalogue: Catalogue, locale: Locale): number {
  const words = new Set<string>();
  for (const { name, otherNames, promise, terms, body } of searchEntriesOf(
    searchableTemplates(catalogue),
    "inspiration",
    locale,
  )) {
    for (const text of [name, ...otherNames, promise, ...terms, ...body]) {
      for (const { text: word } of findWords(text)) words.add(word);
    }
  }
  return new Set([...words].map((word) => termOf(word, languages[locale].analyzer))).size;
}
