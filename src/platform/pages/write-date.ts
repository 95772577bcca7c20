import type { Locale } from "../../domain/locale.ts";

/** As British dates are written in English: the site does so, too. */
export function writeDate(date: Date, locale: Locale): string {
  const language = locale === "en" ? "en-GB" : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
}
