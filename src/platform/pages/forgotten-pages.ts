import { html } from "hono/html";
import { words } from "../words/words.ts";
import { emailField, newPasswordField, type Problem, problemOf } from "./fields.ts";
import { type Markup, page } from "./page.ts";
import { queryOf, type SignInVisit } from "./sign-in-pages.ts";

/** Asks for the address of an account whose password is forgotten. */
export function forgottenPage(visit: SignInVisit, form: { email?: string; problem?: Problem } = {}): Markup {
  const { forgotten, signIn } = words[visit.locale];
  const place = { ...visit, ...form };
  return page({
    ...visit,
    title: forgotten.title,
    body: html`<div class="narrow"><h1>${forgotten.title}</h1>
<p>${forgotten.lead}</p>
${problemOf(place)}
<form method="post" action="/signin/forgotten${queryOf(visit)}" class="fields">
${emailField(place, { label: signIn.email, value: form.email })}
<button type="submit">${forgotten.submit}</button>
</form>
<p><a href="/signin${queryOf(visit)}">${signIn.title}</a></p></div>`,
  });
}

/** Asks for the new password, behind the link in the mail. */
export function newPasswordPage(visit: SignInVisit, form: { email: string; token: string; problem?: Problem }): Markup {
  const { forgotten } = words[visit.locale];
  const place = { ...visit, ...form };
  return page({
    ...visit,
    title: forgotten.chooseTitle,
    body: html`<div class="narrow"><h1>${forgotten.chooseTitle}</h1>
<p>${forgotten.chooseLead(form.email)}</p>
${problemOf(place)}
<form method="post" action="/signin/reset${queryOf(visit)}&amp;token=${form.token}" class="fields">
<input name="email" value="${form.email}" autocomplete="username" readonly hidden>
${newPasswordField(place, forgotten.newPassword)}
<button type="submit">${forgotten.choose}</button>
</form></div>`,
  });
}
