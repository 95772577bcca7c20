import { useCallback, useEffect, useState } from "react";
import type { Locale } from "../../../../domain/locale.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { loadIfStale } from "../../../navigation/load-document.ts";
import { loadWordsOnView } from "./load-words-on-view.ts";
import { type OpenedWords, openWords } from "./open-words.ts";
import { keepAtHand } from "./words-at-hand.tsx";

type WordsState =
  | { state: "loading" }
  | { state: "failed" }
  /** The answer, with the code that shows it. */
  | (OpenedWords & { onView: Awaited<ReturnType<typeof loadWordsOnView>> });

/**
 * The words of a template, for as long as they are shown. If another second language is chosen, the words on view stay until those of both
 * languages have come.
 */
export function useWords(template: TemplateReference, locale: Locale, secondLocale: Locale | undefined) {
  const [words, setWords] = useState<WordsState>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => {
    setWords(withoutFailure);
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same again
  useEffect(() => {
    let isWanted = true;
    Promise.all([openWords(template, locale, secondLocale), loadWordsOnView()]).then(
      ([opened, onView]) => {
        if (opened.state === "open") keepAtHand(template, locale, { ...opened, onView });
        if (isWanted) setWords({ ...opened, onView });
      },
      (error) => {
        if (!isWanted) return;
        if (loadIfStale(error)) return;
        console.warn(error);
        setWords({ state: "failed" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [template, locale, secondLocale, attempt]);

  useEffect(() => (words.state === "limited" ? words.follow(tryAgain) : undefined), [words, tryAgain]);
  return { words, tryAgain };
}

/** Takes a failure away before the next attempt, so that a second failure is heard again. */
function withoutFailure(words: WordsState): WordsState {
  if (words.state === "failed") return { state: "loading" };
  return words.state === "open" ? { ...words, second: undefined } : words;
}
