import { html } from "hono/html";
import { unprefixedLocale } from "../../domain/locale.ts";
import type { KeptMail } from "../mail/outbox.ts";
import { type Markup, type Operator, page } from "./page.ts";

/** The mails in the outbox, with links that can be followed. For operators, and in English as their documentation is. */
export function outboxPage({ operator, mails }: { operator: Operator; mails: readonly KeptMail[] }): Markup {
  return page({
    operator,
    locale: unprefixedLocale,
    title: "Outbox",
    body: html`<h1>Outbox</h1>
<p>Without a mail server (<code>SMTP_URL</code>), mails come here. This page is for this machine alone.</p>
${mails.length === 0 ? html`<p>No mails yet.</p>` : html`<ol class="outbox">${mails.map(entryOf)}</ol>`}`,
  });
}

function entryOf({ id, to, subject, text, sentAt }: KeptMail): Markup {
  return html`<li><h2>${subject}</h2>
<p class="hint">To ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>, <a href="/outbox/${id}">as HTML</a></p>
<p class="text">${withLinks(text)}</p></li>`;
}

/** Turns the addresses of a text into links. */
function withLinks(text: string): Markup {
  return html`${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`;
}
