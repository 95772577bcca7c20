import type { CatalogueOf } from "../../domain/catalogue.ts";
import { encodeWords } from "../../domain/finding/keyword/front-coding.ts";
import { letterOf, type SituationsPart } from "../../domain/finding/keyword/situations.ts";
import type { Locale } from "../../domain/locale.ts";
import type { TextReader } from "./text-reader.ts";

/** By the ids of situations, all ways to put it in one language. */
export type SituationWords = Readonly<Record<string, readonly string[]>>;

export function situationWordsOf(
  { vocabulary, situationPhrases }: Pick<CatalogueOf<unknown>, "vocabulary" | "situationPhrases">,
  locale: Locale,
): SituationWords {
  return Object.fromEntries(
    Object.entries(vocabulary.situations).map(([id, { name }]) => [
      id,
      [name[locale], ...(situationPhrases[locale][id] ?? [])],
    ]),
  );
}

export function situationTerms(situations: SituationWords, reader: TextReader): SituationsPart {
  const said = new Map<string, string>();
  for (const [place, ways] of Object.values(situations).entries()) {
    for (const { telling, made } of ways.map((way) => reader.read(way)))
      for (const term of new Set([...telling, ...made])) said.set(term, (said.get(term) ?? "") + letterOf(place));
  }
  const sorted = [...said].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ids: Object.keys(situations),
    terms: encodeWords(sorted.map(([term]) => term)),
    said: sorted.map(([, letters]) => letters).join(" "),
  };
}
