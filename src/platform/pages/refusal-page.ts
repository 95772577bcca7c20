import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { words } from "../words/words.ts";
import { type Markup, page } from "./page.ts";

export type RefusalReason = "notFound" | "redirect" | "refused" | "busy";

/** Says why a page is not shown, and where to go instead. */
export function refusalPage(locale: Locale, brand: string, reason: RefusalReason): Markup {
  const { refusals } = words[locale];
  const title = refusals[reason];
  return page({
    locale,
    brand,
    title,
    body: html`<h1>${title}</h1><p>${refusals[`${reason}Text`]}</p><p><a href="/?locale=${locale}">${refusals.toStart}</a></p>`,
  });
}
