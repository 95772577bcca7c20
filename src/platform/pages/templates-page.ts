import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { listingPath } from "../../domain/route.ts";
import { writeDate } from "../../domain/write-date.ts";
import type { Account } from "../accounts/accounts.ts";
import type { KeptPlan } from "../plans/kept-plans.ts";
import type { ShownTemplate } from "../templates/describe-template.ts";
import { type KeptTemplate, type TemplateKey, templateKeyOf } from "../templates/kept-templates.ts";
import { words } from "../words/words.ts";
import { mark } from "./mark.ts";
import { type Markup, type Operator, page } from "./page.ts";
import { plansList } from "./plans-list.ts";

/** What has just become of a template: it was kept, put back or removed, or it is kept when the visitor confirms it. */
export interface TemplateNews {
  added?: TemplateKey;
  restored?: TemplateKey;
  removed?: KeptTemplate;
  offered?: TemplateKey;
}

interface TemplatesPageParts {
  operator: Operator;
  locale: Locale;
  account: Account;
  templates: readonly KeptTemplate[];
  plans: readonly KeptPlan[];
  /** Describes a template in the page's language, as far as the site tells. */
  describe: (template: TemplateKey) => ShownTemplate;
  news: TemplateNews;
}

const actionOf = ({ kind, slug }: TemplateKey, locale: Locale, then = "") =>
  `/templates/${kind}/${slug}${then}?locale=${locale}`;

/** The attribute that says in which language a name is, where that is not the page's. */
const langOf = (shown: ShownTemplate, locale: Locale) => shown.locale !== locale && html` lang="${shown.locale}"`;

/** No language writes it. */
const nameSlot = "\ue001";

/** The name has an element of its own, in which letters may run the other way. */
function greet(firstName: string, locale: Locale): Markup {
  const [before, after] = words[locale].templates.greeting(nameSlot).split(nameSlot);
  return html`${before}<bdi>${firstName}</bdi>${after}`;
}

export function templatesPage(parts: TemplatesPageParts): Markup {
  const { operator, locale, account, templates, plans, describe } = parts;
  const { siteOrigin } = operator;
  const { templates: text, account: ofAccount } = words[locale];
  const listing = siteOrigin + listingPath("inspiration", locale);
  return page({
    operator,
    locale,
    title: text.title,
    body: html`<div class="head"><div><p class="hint">${greet(account.firstName, locale)}</p><h1>${text.title}</h1></div>
${templates.length > 0 && html`<a class="button hollow" href="${listing}">${text.browse}</a>`}</div>
${newsOf(parts)}
${!account.provenAt && reminderOf(account, locale)}
${
  templates.length > 0
    ? html`<ul class="templates">${templates.map((template, index) => entryOf(template, index, parts))}</ul>`
    : html`<div class="none"><p>${text.none}</p><a class="button" href="${listing}">${text.browse}</a></div>`
}
${plans.length > 0 && plansList({ locale, siteOrigin, plans, nameOfTemplate: (it) => describe(templateKeyOf(it)).name })}`,
    aside: html`<div class="account-ways"><a href="/account?locale=${locale}">${ofAccount.title}</a><form method="post" action="/signout?locale=${locale}"><button class="hollow" type="submit">${text.signOut}</button></form></div>`,
  });
}

/** Asks somebody once more to prove the address. */
function reminderOf({ email }: Account, locale: Locale): Markup {
  const { proof } = words[locale];
  return html`<form class="message" method="post" action="/account/proof?locale=${locale}"><p>${proof.reminder(email)}</p>
<p class="ways"><button class="hollow" type="submit">${proof.sendAgain}</button></p></form>`;
}

function newsOf({ locale, describe, news: { added, restored, removed, offered } }: TemplatesPageParts): Markup {
  const { templates: text } = words[locale];
  if (added) return html`<p class="message" role="status">${text.kept}</p>`;
  if (restored) return html`<p class="message" role="status">${text.restored}</p>`;
  if (removed) {
    return html`<div class="message"><p role="status">${text.removed(describe(removed).name)}</p>
<form method="post" action="${actionOf(removed, locale, "/restore")}"><input type="hidden" name="used" value="${removed.keptAt.toISOString()}"><button class="hollow" type="submit">${text.undo}</button></form></div>`;
  }
  if (!offered) return html``;
  const shown = describe(offered);
  return html`<form class="message" method="post" action="${actionOf(offered, locale)}"><div class="offered" id="offered">${pictureOf(shown)}<h2${langOf(shown, locale)}>${shown.name}</h2><p class="hint">${text[offered.kind]}</p></div>
<p class="ways"><button type="submit" aria-describedby="offered">${text.keep}</button></p></form>`;
}

function entryOf(template: KeptTemplate, index: number, { locale, describe }: TemplatesPageParts): Markup {
  const { templates: text } = words[locale];
  const shown = describe(template);
  const isElsewhere = shown.locale !== locale && shown.picture !== undefined;
  return html`<li>${pictureOf(shown)}<p class="hint">${text[template.kind]}${isElsewhere && ` · ${text.inLanguage(nameOfLanguage(shown.locale, locale))}`}</p>
<h2 id="name-${index}"${langOf(shown, locale)}>${shown.name}</h2>
<p class="hint"><time datetime="${template.keptAt.toISOString()}">${text.used(writeDate(template.keptAt, locale, "long"))}</time></p>
${!shown.address && html`<p class="hint">${text.gone}</p>`}
<div class="ways">${shown.address && html`<a class="button" id="open-${index}" href="${shown.address}" aria-labelledby="open-${index} name-${index}">${text.open}</a>`}
<form method="post" action="${actionOf(template, locale, "/remove")}"><button class="hollow" type="submit" id="remove-${index}" aria-labelledby="remove-${index} name-${index}">${text.remove}</button></form></div></li>`;
}

function nameOfLanguage(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}

function pictureOf({ picture }: ShownTemplate): Markup {
  return html`<div class="picture">${picture ? html`<img src="${picture}" alt="" width="320" height="200" loading="lazy">` : mark}</div>`;
}
