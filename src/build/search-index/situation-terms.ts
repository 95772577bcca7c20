import type { SituationsPart } from "../../domain/finding/keyword/situations.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Vocabulary } from "../../domain/vocabulary.ts";
import type { TextReader } from "./text-reader.ts";

/** By the ids of situations, all ways to put it in one language. */
export type SituationWords = Readonly<Record<string, readonly string[]>>;

export function situationWordsOf({ situations }: Vocabulary, locale: Locale): SituationWords {
  return Object.fromEntries(
    Object.entries(situations).map(([id, { name, phrases }]) => [id, [name[locale], ...phrases[locale]]]),
  );
}

export function situationTerms(situations: SituationWords, reader: TextReader): SituationsPart {
  return Object.fromEntries(Object.entries(situations).map(([id, ways]) => [id, countTerms(ways, reader)]));
}

function countTerms(ways: readonly string[], reader: TextReader): string {
  const counts = new Map<string, number>();
  for (const way of ways) {
    const { telling, made } = reader.read(way);
    for (const term of new Set([...telling, ...made])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].map(([term, count]) => `${term} ${count}`).join(" ");
}
