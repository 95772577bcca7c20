import type { Locale } from "../../../../domain/locale.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { loadIfStale } from "../../../navigation/load-document.ts";
import { loadWordsOnView } from "./load-words-on-view.ts";
import { openWords } from "./open-words.ts";
import { keepAtHand } from "./words-at-hand.tsx";

export interface TemplateToOpen {
  template: TemplateReference;
  /** The plan's second language, if it has the template. */
  secondLocale: Locale | undefined;
}

/** How many templates could not be opened. */
export interface NotOpened {
  /** Those that may not be read without an account. */
  limited: number;
  /** Those whose words have not come in all languages of the plan. */
  failed: number;
}

/**
 * Opens the words of templates, each of which then counts as read. They are opened one after the other, so that the reading limit, if it is
 * reached, leaves out the last ones of the plan. Calls back with the number of those that are done.
 */
export async function openAllWords(
  templates: readonly TemplateToOpen[],
  locale: Locale,
  onProgress: (done: number) => void,
): Promise<NotOpened> {
  const notOpened = { limited: 0, failed: 0 };
  for (const [done, { template, secondLocale }] of templates.entries()) {
    onProgress(done);
    try {
      const [opened, onView] = await Promise.all([openWords(template, locale, secondLocale), loadWordsOnView()]);
      if (opened.state === "limited") notOpened.limited += 1;
      else {
        keepAtHand(template, locale, { ...opened, onView });
        if (opened.second?.hasFailed) notOpened.failed += 1;
      }
    } catch (error) {
      notOpened.failed += 1;
      if (!loadIfStale(error)) console.warn(error);
    }
  }
  return notOpened;
}
