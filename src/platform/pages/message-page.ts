import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

interface MessageParts {
  operator: Operator;
  locale: Locale;
  theme?: Theme | undefined;
  isEmbedded?: boolean;
  title: string;
  text: string;
  /** Where to go on. */
  link?: { label: string; address: string } | undefined;
}

/** A page that says one thing, such as that something is done. */
export function messagePage({ title, text, link, ...parts }: MessageParts): Markup {
  return page({
    ...parts,
    title,
    body: html`<div class="narrow"><h1>${title}</h1>
<p role="status">${text}</p>
${link && html`<p><a class="button" href="${link.address}">${link.label}</a></p>`}</div>`,
  });
}
