import { html } from "hono/html";
import type { Locale } from "../../domain/locale.ts";
import type { Account } from "../accounts/accounts.ts";
import { words } from "../words/words.ts";
import { emailField, newPasswordField, type Problem, passwordField, problemOf } from "./fields.ts";
import { type Markup, type Operator, page, type Theme } from "./page.ts";

/** The parts of the page that change something, each with a form of its own. */
export type AccountPart = "password" | "address" | "data" | "deletion";

interface AccountPageParts {
  operator: Operator;
  locale: Locale;
  theme?: Theme | undefined;
  account: Account;
  /** What has been done. */
  news?: string | undefined;
  /** What was wrong in one of the forms, and the new address that was typed there. */
  wrong?: { part: AccountPart; problem: Problem; typed?: string | undefined } | undefined;
}

/** What somebody can do with their own account. */
export function accountPage({ account, news, wrong, ...parts }: AccountPageParts): Markup {
  const { locale } = parts;
  const { account: text, proof, templates } = words[locale];
  const { email, displayName, provenAt } = account;
  const actionTo = (path: string) => `/account/${path}?locale=${locale}`;
  const placeOf = (part: AccountPart) => ({ locale, problem: wrong?.part === part ? wrong.problem : undefined });
  const sectionOf = (id: string, heading: string, body: Markup) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>\n${body}</section>`;
  const formOf = (part: AccountPart, fields: Markup, submit: string) =>
    html`${problemOf(placeOf(part))}<form method="post" action="${actionTo(part)}" class="fields">
<input name="username" value="${email}" autocomplete="username" readonly hidden>
${fields}
<button type="submit">${submit}</button></form>`;

  return page({
    ...parts,
    title: text.title,
    aside: html`<a href="/?locale=${locale}">${templates.title}</a>`,
    body: html`<div class="narrow account"><h1>${text.title}</h1>
${news && html`<p class="message" role="status">${news}</p>`}
<dl><div><dt>${text.name}</dt><dd><bdi>${displayName}</bdi></dd></div>
<div><dt>${text.email}</dt><dd>${email}<br><span class="hint">${provenAt ? text.proven : text.unproven}</span></dd></div></dl>
${
  !provenAt &&
  html`<form method="post" action="${actionTo("proof")}"><button class="hollow" type="submit">${proof.sendAgain}</button></form>`
}
${sectionOf(
  "password",
  text.password,
  provenAt
    ? formOf(
        "password",
        html`${passwordField(placeOf("password"), text.currentPassword)}
${newPasswordField(placeOf("password"), words[locale].forgotten.newPassword, "newPassword")}`,
        text.changePassword,
      )
    : html`<p>${text.needsProof}</p>`,
)}
${sectionOf(
  "address",
  text.address,
  formOf(
    "address",
    html`${emailField(placeOf("address"), { label: text.newAddress, value: wrong?.typed, autocomplete: "email" })}
${passwordField(placeOf("address"), text.currentPassword)}`,
    text.changeAddress,
  ),
)}
${sectionOf(
  "devices",
  text.devices,
  html`<p>${text.devicesLead}</p>
<form method="post" action="${actionTo("signout-everywhere")}"><button class="hollow" type="submit">${text.signOutEverywhere}</button></form>`,
)}
${sectionOf(
  "data",
  text.data,
  html`<p>${text.dataLead}</p>\n${formOf("data", passwordField(placeOf("data"), text.currentPassword), text.download)}`,
)}
${sectionOf(
  "deletion",
  text.deletion,
  html`<p>${text.deletionLead}</p>\n${formOf("deletion", passwordField(placeOf("deletion"), text.currentPassword), text.deleteAccount)}`,
)}</div>`,
  });
}
