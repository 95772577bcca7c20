import { html } from "hono/html";
import { longestEmail } from "../../domain/email.ts";
import type { Locale } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import { words } from "../words/words.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

/** The parameters of the address, which the form sends along, and the operator of the page. */
export interface SignInVisit {
  operator: Operator;
  locale: Locale;
  redirect: string;
  isEmbedded: boolean;
  theme?: Theme | undefined;
}

type Field = "email" | "name" | "password";

export interface FormState {
  email?: string;
  name?: string;
  /** A problem with one field. */
  problem?: { text: string; field?: Field };
  /** The reason why the visitor is asked to sign in. */
  reason?: string;
}

const queryOf = ({ locale, redirect, isEmbedded, theme }: SignInVisit) =>
  `?${new URLSearchParams({ locale, redirect, ...(isEmbedded && { embed: "1" }), ...(theme && { theme }) })}`;

/** Screen readers announce the problem when the page loads, and the field refers to it. */
function problemOf({ problem }: FormState): Markup {
  return problem ? html`<p class="message problem" id="problem" role="alert">${problem.text}</p>` : html``;
}

/** The attributes that describe a field. There is no `autofocus`, because browsers ignore it in the frame of another site. */
function markOf(visit: SignInVisit, { problem }: FormState, field: Field, hint?: "hint"): Markup {
  const isWrong = problem?.field === field;
  const described = [isWrong && "problem", hint].filter(Boolean).join(" ");
  return html`${described && html` aria-describedby="${described}"`}${isWrong && html` aria-invalid="true"`}${isWrong && !visit.isEmbedded && html` autofocus`}`;
}

/**
 * Not of the type `email`: browsers refuse a space at its end that they do not take away, and name a character that nobody sees. The
 * platform takes it away. Browsers look for no more than something on both sides of an `@`.
 */
function emailField(visit: SignInVisit, form: FormState): Markup {
  const { signIn, problems } = words[visit.locale];
  return html`<label>${signIn.email}<input name="email" value="${form.email ?? ""}" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="${longestEmail}" pattern="\\s*[^@＠\\s]+[@＠][^@＠\\s]+\\s*" title="${problems.email}"${markOf(visit, form, "email")}></label>`;
}

export function signInPage(visit: SignInVisit, form: FormState = {}): Markup {
  const { signIn } = words[visit.locale];
  return page({
    ...visit,
    title: signIn.title,
    body: html`<div class="narrow"><h1>${signIn.title}</h1>
<p>${form.reason ?? signIn.lead}</p>
${problemOf(form)}
<form method="post" action="/signin${queryOf(visit)}" class="fields">
${emailField(visit, form)}
<label>${signIn.password}<input type="password" name="password" autocomplete="current-password" required${markOf(visit, form, "password")}></label>
<button type="submit">${signIn.submit}</button>
</form>
<p>${signIn.noAccount} <a href="/signup${queryOf(visit)}">${signIn.toSignUp}</a></p></div>`,
  });
}

export function signUpPage(visit: SignInVisit, form: FormState = {}): Markup {
  const { signIn, signUp } = words[visit.locale];
  return page({
    ...visit,
    title: signUp.title,
    body: html`<div class="narrow"><h1>${signUp.title}</h1>
<p>${form.reason ?? signUp.lead}</p>
${problemOf(form)}
<form method="post" action="/signup${queryOf(visit)}" class="fields">
<label>${signUp.name}<input name="name" dir="auto" value="${form.name ?? ""}" autocomplete="name" required maxlength="${longestName}"${markOf(visit, form, "name")}></label>
${emailField(visit, form)}
<label>${signIn.password}<input type="password" name="password" autocomplete="new-password" required minlength="${passwordLength.atLeast}"${markOf(visit, form, "password", "hint")}></label><small id="hint">${signUp.passwordHint}</small>
<button type="submit">${signUp.submit}</button>
<a class="hint" href="${visit.operator.siteOrigin}${pathOf({ name: "privacy" }, visit.locale)}#account" target="_blank" rel="noopener">${signUp.privacy}</a>
</form>
<p>${signUp.hasAccount} <a href="/signin${queryOf(visit)}">${signUp.toSignIn}</a></p></div>`,
  });
}
