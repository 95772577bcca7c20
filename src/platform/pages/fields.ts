import { html } from "hono/html";
import { longestEmail } from "../../domain/email.ts";
import type { Locale } from "../../domain/locale.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import { words } from "../words/words.ts";
import type { Markup } from "./page.ts";

export type Field = "email" | "name" | "password" | "newPassword";

/** A problem with what was sent, mostly with one field. */
export interface Problem {
  text: string;
  field?: Field;
}

/** The form on a page. */
export interface FormPlace {
  locale: Locale;
  isEmbedded?: boolean;
  problem?: Problem | undefined;
}

/** Screen readers announce the problem when the page loads, and the field refers to it. */
export function problemOf({ problem }: FormPlace): Markup {
  return problem ? html`<p class="message problem" id="problem" role="alert">${problem.text}</p>` : html``;
}

/** The attributes that describe a field. There is no `autofocus` in a frame, because browsers ignore it in the frame of another site. */
export function markOf({ problem, isEmbedded }: FormPlace, field: Field, hint?: string): Markup {
  const isWrong = problem?.field === field;
  const described = [isWrong && "problem", hint].filter(Boolean).join(" ");
  return html`${described && html` aria-describedby="${described}"`}${isWrong && html` aria-invalid="true"`}${isWrong && !isEmbedded && html` autofocus`}`;
}

/**
 * Not of the type `email`: browsers refuse a space at its end that they do not take away, and name a character that nobody sees. The
 * platform takes it away. Browsers look for no more than something on both sides of an `@`.
 */
export function emailField(
  place: FormPlace,
  {
    label,
    value = "",
    autocomplete = "username",
  }: { label: string; value?: string | undefined; autocomplete?: string },
): Markup {
  const { problems } = words[place.locale];
  return html`<label>${label}<input name="email" value="${value}" inputmode="email" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required maxlength="${longestEmail}" pattern="\\s*[^@＠\\s]+[@＠][^@＠\\s]+\\s*" title="${problems.email}"${markOf(place, "email")}></label>`;
}

export function passwordField(place: FormPlace, label: string): Markup {
  return html`<label>${label}<input type="password" name="password" autocomplete="current-password" required${markOf(place, "password")}></label>`;
}

/** A password that is chosen, with what it has to be. */
export function newPasswordField(
  place: FormPlace,
  label: string,
  name: "password" | "newPassword" = "password",
): Markup {
  return html`<label>${label}<input type="password" name="${name}" autocomplete="new-password" required minlength="${passwordLength.atLeast}"${markOf(place, name, "hint")}></label><small id="hint">${words[place.locale].signUp.passwordHint}</small>`;
}
