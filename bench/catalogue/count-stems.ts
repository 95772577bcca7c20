import { analyzers } from "../../src/build/search/analyzers.ts";
import { searchEntriesOf } from "../../src/build/search/search-entries.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { findWords, termOf } from "../../src/domain/search/analyzer.ts";

/** How many different words the inspirations have in a language, all forms of a word as one: natural texts have fewer and fewer new ones. */
export function countStems(catalogue: Catalogue, locale: Locale): number {
  const words = new Set<string>();
  for (const { name, otherNames, promise, terms, body } of searchEntriesOf(catalogue, "inspiration", locale)) {
    for (const text of [name, ...otherNames, promise, ...terms, ...body]) {
      for (const { text: word } of findWords(text)) words.add(word);
    }
  }
  return new Set([...words].map((word) => termOf(word, analyzers[locale]))).size;
}
