import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import { longestName } from "../accounts/name-rules.ts";
import { words } from "../words/words.ts";
import { emailField, markOf, newPasswordField, type Problem, passwordField, problemOf } from "./fields.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

/** The parameters of the address, which the form sends along, and the operator of the page. */
export interface SignInVisit {
  operator: Operator;
  locale: Locale;
  redirect: string;
  isEmbedded: boolean;
  theme?: Theme | undefined;
}

export interface FormState {
  email?: string;
  name?: string;
  problem?: Problem;
  /** The reason why the visitor is asked to sign in. */
  reason?: string;
}

export const queryOf = ({ locale, redirect, isEmbedded, theme }: SignInVisit) =>
  `?${new URLSearchParams({ locale, redirect, ...(isEmbedded && { embed: "1" }), ...(theme && { theme }) })}`;

export function signInPage(visit: SignInVisit, form: FormState = {}): Markup {
  const { signIn } = words[visit.locale];
  const place = { ...visit, ...form };
  return page({
    ...visit,
    title: signIn.title,
    body: html`<div class="narrow"><h1>${signIn.title}</h1>
<p>${form.reason ?? signIn.lead}</p>
${problemOf(place)}
<form method="post" action="/signin${queryOf(visit)}" class="fields">
${emailField(place, { label: signIn.email, value: form.email })}
${passwordField(place, signIn.password)}
<button type="submit">${signIn.submit}</button>
</form>
<p><a href="/signin/forgotten${queryOf(visit)}">${signIn.forgotten}</a></p>
<p>${signIn.noAccount} <a href="/signup${queryOf(visit)}">${signIn.toSignUp}</a></p></div>`,
  });
}

export function signUpPage(visit: SignInVisit, form: FormState = {}): Markup {
  const { signIn, signUp } = words[visit.locale];
  const place = { ...visit, ...form };
  return page({
    ...visit,
    title: signUp.title,
    body: html`<div class="narrow"><h1>${signUp.title}</h1>
<p>${form.reason ?? signUp.lead}</p>
${problemOf(place)}
<form method="post" action="/signup${queryOf(visit)}" class="fields">
<label>${signUp.name}<input name="name" dir="auto" value="${form.name ?? ""}" autocomplete="name" required maxlength="${longestName}"${markOf(place, "name")}></label>
${emailField(place, { label: signIn.email, value: form.email })}
${newPasswordField(place, signIn.password)}
<button type="submit">${signUp.submit}</button>
<a class="hint" href="${visit.operator.siteOrigin}${pathOf({ name: "privacy" }, visit.locale)}#account" target="_blank" rel="noopener">${signUp.privacy}</a>
</form>
<p>${signUp.hasAccount} <a href="/signin${queryOf(visit)}">${signUp.toSignIn}</a></p></div>`,
  });
}
