import type { Locale } from "../../../../domain/locale.ts";

/** English dates are British, as everywhere on the site. */
const languageOf = (locale: Locale) => (locale === "en" ? "en-GB" : locale);

const options = {
  date: { dateStyle: "medium", timeZone: "UTC" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const;

/** Formats are kept, since making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: keyof typeof options, locale: Locale): Intl.DateTimeFormat {
  const key = `${kind} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageOf(locale), options[kind]);
  formats.set(key, format);
  return format;
}

/** Writes a date such as `2026-12-01` in words. */
export function writeDate(date: string, locale: Locale): string {
  return formatOf("date", locale).format(new Date(`${date}T00:00Z`));
}

/** Writes a moment by the visitor's clock. */
export function writeMoment(moment: number, locale: Locale): string {
  return formatOf("moment", locale).format(moment);
}
