import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { words } from "../words/words.ts";
import { type Problem, passwordField, problemOf } from "./fields.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

interface ProofParts {
  operator: Operator;
  locale: Locale;
  theme?: Theme | undefined;
  /** The query of the address, which the forms send along. */
  search: string;
  email: string;
  isSignedIn: boolean;
  /** Whether other accounts of the address end with the proof. */
  hasOthers: boolean;
  /** Whether the reader may delete the account instead, because nobody has proven it. */
  canDelete: boolean;
  problem?: Problem;
}

/** Asks whoever has followed the link in a mail whether the address and the account are theirs. */
export function proofPage({ search, email, isSignedIn, hasOthers, canDelete, ...place }: ProofParts): Markup {
  const { proof, signIn } = words[place.locale];
  return page({
    ...place,
    title: proof.title,
    body: html`<div class="narrow"><h1>${proof.title}</h1>
<p>${proof.lead(email)}</p>
${!isSignedIn && html`<p>${proof.needsPassword}</p>`}
${problemOf(place)}
<form method="post" action="/prove${search}" class="fields">
<input name="email" value="${email}" autocomplete="username" readonly hidden>
${!isSignedIn && passwordField(place, signIn.password)}
<button type="submit">${proof.submit}</button>
</form>
${hasOthers && html`<p class="hint">${proof.others}</p>`}
${canDelete && html`<p>${proof.notMine}</p>\n<form method="post" action="/prove/delete${search}"><button class="hollow" type="submit">${proof.deleteIt}</button></form>`}</div>`,
  });
}
