import type { Context } from "hono";
import { isLocale, type Locale, unprefixedLocale } from "../../domain/locale.ts";

/** The language in the address, or English if it names none of the seven. */
export function readLocale(context: Context): Locale {
  const locale = context.req.query("locale");
  return isLocale(locale) ? locale : unprefixedLocale;
}
