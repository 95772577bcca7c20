import type { Locale } from "../../../../domain/locale.ts";
import { dateFormat, languageOfDates } from "../../../../domain/write-date.ts";

/** Writes a moment by the visitor's clock. */
export function writeMoment(moment: number, locale: Locale): string {
  return dateFormat(languageOfDates(locale), { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
