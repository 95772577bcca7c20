import type { Locale } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { homePath } from "../../domain/route.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { config } from "../config.ts";
import { pathOfPage, publicUrl } from "../head.ts";

export type SignInPage = "signin" | "signup";

/** The platform's page to sign in or up, which leads back to an address of this site (R7.7). */
export function signInUrl(page: SignInPage, locale: Locale, redirect: string): string {
  return `${config.appUrl}/${page}?locale=${locale}&redirect=${encodeURIComponent(redirect)}`;
}

/** The same, back to a page of the site; from the page that does not exist back to the home page. */
export function signInUrlFrom(page: SignInPage, context: PageContext): string {
  const { locale } = context;
  return signInUrl(page, locale, publicUrl(pathOfPage(context) ?? homePath(locale)));
}

/** The platform's address of a template, which it knows by the English slug (R7.9). */
export function templateUseUrl(template: { kind: TemplateKind; key: string }, locale: Locale): string {
  return `${config.appUrl}/templates/${template.kind}/${template.key}?locale=${locale}`;
}

/** The page of the reference platform on which somebody sees, downloads or deletes their account. */
export function accountUrl(locale: Locale): string {
  return `${config.appUrl}/account?locale=${locale}`;
}

/** The visitor's own templates on the platform. */
export function ownTemplatesUrl(locale: Locale): string {
  return `${config.appUrl}/?locale=${locale}`;
}
