import type { Locale } from "../../domain/locale.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { config } from "../config.ts";

export function signInUrl(locale: Locale): string {
  return `${config.appUrl}/signin?locale=${locale}`;
}

export function signUpUrl(locale: Locale): string {
  return `${config.appUrl}/signup?locale=${locale}`;
}

/** Where the platform opens a template, known to it by its English slug (R7.9). */
export function templateUseUrl(template: { kind: TemplateKind; key: string }, locale: Locale): string {
  return `${config.appUrl}/templates/${template.kind}/${template.key}?locale=${locale}`;
}
