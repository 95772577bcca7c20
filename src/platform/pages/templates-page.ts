import { html } from "hono/html";
import { type Locale, unprefixedLocale } from "../../domain/locale.ts";
import { homePath, pathOf } from "../../domain/route.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { words } from "../words/words.ts";
import { type Markup, page } from "./page.ts";

export interface KeptTemplate {
  kind: TemplateKind;
  slug: string;
}

/** A template that was just kept, or one that is kept when the visitor confirms it. */
export interface TemplateAtHand {
  added?: KeptTemplate;
  offered?: KeptTemplate;
}

interface TemplatesPageParts extends TemplateAtHand {
  locale: Locale;
  brand: string;
  firstName: string;
  templates: readonly KeptTemplate[];
  siteOrigin: string;
}

/** The platform does not know the names of templates, so it makes one from the slug. */
function linkTo({ kind, slug }: KeptTemplate, { locale, siteOrigin }: TemplatesPageParts): Markup {
  // Slugs are English. The site leads from the English page to the page in the language.
  const language = locale === unprefixedLocale ? "" : `?locale=${locale}`;
  const path = pathOf({ name: kind, slug }, unprefixedLocale);
  return html`<a href="${siteOrigin}${path}${language}" lang="${unprefixedLocale}">${slug}</a>
<span class="hint">${words[locale].templates[kind]}</span>`;
}

export function templatesPage(parts: TemplatesPageParts): Markup {
  const { locale, brand, firstName, templates, added, offered, siteOrigin } = parts;
  const { templates: text } = words[locale];
  return page({
    locale,
    brand,
    title: text.title,
    body: html`<p>${text.greeting(firstName)}</p>
<h1>${text.title}</h1>
${added ? html`<p class="done" role="status">${text.kept}</p>` : ""}
${
  offered
    ? html`<form method="post" action="/templates/${offered.kind}/${offered.slug}?locale=${locale}"><p id="offered">${linkTo(offered, parts)}</p>
<button type="submit" aria-describedby="offered">${text.keep}</button></form>`
    : ""
}
${
  templates.length === 0
    ? html`<p>${text.none}</p>`
    : html`<ul class="templates">${templates.map((template) => html`<li>${linkTo(template, parts)}</li>`)}</ul>`
}
<p><a href="${siteOrigin}${homePath(locale)}">${text.browse}</a></p>
<form method="post" action="/signout?locale=${locale}"><button class="quiet" type="submit">${text.signOut}</button></form>`,
  });
}
