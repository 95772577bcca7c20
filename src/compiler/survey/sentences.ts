import type { Locale } from "../../domain/locale.ts";
import type { Text } from "../texts.ts";

const segmenters = new Map<Locale, Intl.Segmenter>();

/** The words of each sentence, in lower case. */
export function sentencesOf({ plain, locale }: Pick<Text, "plain" | "locale">): string[][] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "sentence" });
  segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(plain), ({ segment }) => wordsOf(segment.toLocaleLowerCase(locale)));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
}
