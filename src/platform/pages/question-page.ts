import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

interface QuestionParts {
  operator: Operator;
  locale: Locale;
  theme?: Theme | undefined;
  title: string;
  text: string;
  /** The address that the form is sent to. */
  action: string;
  submit: string;
}

/** A page that asks one thing, with one button that says yes. */
export function questionPage({ title, text, action, submit, ...place }: QuestionParts): Markup {
  return page({
    ...place,
    title,
    body: html`<div class="narrow"><h1>${title}</h1>
<p>${text}</p>
<form method="post" action="${action}"><button type="submit">${submit}</button></form></div>`,
  });
}
