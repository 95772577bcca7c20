import type { Context } from "hono";
import type { Locale } from "../../domain/locale.ts";
import type { Operator, Theme } from "../pages/page.ts";
import { readLocale } from "./read-locale.ts";
import { readTheme } from "./read-theme.ts";

/** Whose page it is, in which language, and in which colours. */
export interface PlaceOfPage {
  operator: Operator;
  locale: Locale;
  theme: Theme | undefined;
}

export function placeOfPage(context: Context): PlaceOfPage {
  return { operator: context.get("operator"), locale: readLocale(context), theme: readTheme(context) };
}
