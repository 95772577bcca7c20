import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { words } from "../words/words.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

export type RefusalReason = "notFound" | "redirect" | "refused" | "busy";

export interface RefusedVisit {
  operator: Operator;
  locale: Locale;
  isEmbedded: boolean;
  theme?: Theme | undefined;
  /** The query of the address. */
  search: string;
}

/** A page with the reason for a refusal, and a link to continue. */
export function refusalPage(visit: RefusedVisit, reason: RefusalReason): Markup {
  const { refusals } = words[visit.locale];
  const title = refusals[reason];
  return page({
    ...visit,
    title,
    body: html`<div class="narrow"><h1>${title}</h1><p>${refusals[`${reason}Text`]}</p>${linkOf(visit, reason)}</div>`,
  });
}

/** In a frame, which has no way back from the start page, the link leads to the same page again if that can help. */
function linkOf({ locale, isEmbedded, search }: RefusedVisit, reason: RefusalReason): Markup {
  const { toStart, again } = words[locale].refusals;
  if (!isEmbedded) return html`<p><a href="/?locale=${locale}">${toStart}</a></p>`;
  return reason === "busy" || reason === "refused" ? html`<p><a href="${search}">${again}</a></p>` : html``;
}
