import type { Locale } from "./locale.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format for days or times. Formats are kept, because making one takes a hundred times as long as using it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** The language tag for days and times of a locale. English ones are British, as everywhere on the site. */
export function languageOfDates(locale: Locale): string {
  return locale === "en" ? "en-GB" : locale;
}

/** Writes a day in words. */
export function writeDate(day: Date, locale: Locale, dateStyle: "medium" | "long"): string {
  return dateFormat(languageOfDates(locale), { dateStyle, timeZone: "UTC" }).format(day);
}
