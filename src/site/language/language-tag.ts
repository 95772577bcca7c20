import type { Locale } from "../../domain/locale.ts";
import { languageOfDates } from "../../domain/write-date.ts";
import { useLocale } from "./language.tsx";

/**
 * The visitor's own kind of the page's language, such as `en-US`, because kinds of a language write times differently. If they have none,
 * the language as the site writes it.
 */
export function languageTagOf(locale: Locale, languages: readonly string[]): string {
  return languages.find((tag) => tag.toLowerCase().split("-")[0] === locale) ?? languageOfDates(locale);
}

/** The same for the page. Only the browser knows it, so nothing that the build draws may depend on it. */
export function useLanguageTag(): string {
  return languageTagOf(useLocale(), navigator.languages);
}
