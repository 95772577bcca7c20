import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";

/** Writes dates out as a language does. */
export function createDateFormatter(locale: Locale): (iso: string) => string {
  const { territory, firstOfMonth = "1" } = languages[locale];
  const dates = new Intl.DateTimeFormat(`${locale}-${territory}`, { dateStyle: "long", timeZone: "UTC" });
  // Intl knows no ordinals.
  return (iso) => dates.format(new Date(iso)).replace(/^1(?=\s)/, firstOfMonth);
}
