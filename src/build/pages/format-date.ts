import type { Locale } from "../../domain/locale.ts";

/** Writes dates out as a language does. */
export function createDateFormatter(locale: Locale): (iso: string) => string {
  const dates = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeZone: "UTC" });
  // French counts the first of a month and no other day: "1er juillet", which Intl does not know.
  const ordinal = (text: string) => (locale === "fr" ? text.replace(/^1(?=\s)/, "1er") : text);
  return (iso) => ordinal(dates.format(new Date(iso)));
}
