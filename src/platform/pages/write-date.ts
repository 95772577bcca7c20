import type { Locale } from "../../domain/locale.ts";

/** Writes a date. In English it is written as the British do, because the site does so too. */
export function writeDate(date: Date, locale: Locale): string {
  const language = locale === "en" ? "en-GB" : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
}
