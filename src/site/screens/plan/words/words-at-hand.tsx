import type { ReactNode } from "react";
import type { Locale } from "../../../../domain/locale.ts";
import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { templateOfBlock } from "../../../../domain/plan/template-of-block.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { inWords } from "./in-words.ts";
import type { loadWordsOnView } from "./load-words-on-view.ts";
import type { OpenedWords } from "./open-words.ts";
import type { SecondLanguage } from "./second-language.tsx";

export type WordsAtHand = Extract<OpenedWords, { state: "open" }> & {
  /** The code that shows them. */
  onView: Awaited<ReturnType<typeof loadWordsOnView>>;
};

/**
 * The words that the visitor has opened since the document was loaded. They are kept, because nothing can be fetched while a browser
 * prints.
 */
const atHand = new Map<string, WordsAtHand>();

const keyOf = (template: TemplateReference, locale: Locale) => `${locale} ${template}`;

export function keepAtHand(template: TemplateReference, locale: Locale, words: WordsAtHand): void {
  atHand.set(keyOf(template, locale), words);
}

/** The words of a block that have been opened; undefined if they have not. */
export function wordsAtHand(block: FittedBlock, locale: Locale, second: SecondLanguage | undefined): ReactNode {
  const template = templateOfBlock(block.block);
  const words = template && atHand.get(keyOf(template, locale));
  if (!words) return undefined;
  return <words.onView.OpenedWords block={inWords(block, words, second)} secondLocale={second?.locale} />;
}
