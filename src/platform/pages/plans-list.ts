import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { readKeptPlan } from "../../domain/plan/kept-plan.ts";
import { nameOfPlan } from "../../domain/plan/name-of-plan.ts";
import { pathOf } from "../../domain/route.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { writeDate } from "../../domain/write-date.ts";
import type { KeptPlan } from "../plans/kept-plans.ts";
import { words } from "../words/words.ts";
import type { Markup } from "./page.ts";

interface PlansListParts {
  locale: Locale;
  siteOrigin: string;
  plans: readonly KeptPlan[];
  nameOfTemplate: (template: TemplateReference) => string;
}

/** The plans of a person, each a link to the site's page of it. */
export function plansList({ locale, siteOrigin, plans, nameOfTemplate }: PlansListParts): Markup {
  const { plans: text } = words[locale];
  const page = siteOrigin + pathOf({ name: "plan" }, locale);
  const entryOf = ({ plan, title, changed }: KeptPlan) => {
    const blocks = readKeptPlan(plan)?.plan.blocks ?? [];
    const name = nameOfPlan({ title, blocks }, nameOfTemplate) || text.untitled;
    return html`<li><a href="${page}${plan}"><bdi>${name}</bdi></a>
<span class="hint"><time datetime="${changed.toISOString()}">${text.changed(writeDate(changed, locale, "long"))}</time></span></li>`;
  };
  return html`<section class="plans" aria-labelledby="plans"><h2 id="plans">${text.title}</h2><ul>${plans.map(entryOf)}</ul></section>`;
}
