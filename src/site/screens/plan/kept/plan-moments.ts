import type { Locale } from "../../../../domain/locale.ts";

/** The language of dates. In English they are written as the British do. */
const languageOf = (locale: Locale) => (locale === "en" ? "en-GB" : locale);

/** Writes a date such as `2026-12-01` in words. */
export function writeDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00Z`));
}

/** Writes a moment by the visitor's clock. */
export function writeMoment(moment: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: "medium", timeStyle: "short" });
  return format.format(moment);
}
