import { isLocale, type Locale, unprefixedLocale } from "./locale.ts";
import type { TemplateKind } from "./template.ts";

/** A screen's place on the site, without its language. Its `name` is what analytics reports. */
export type Route =
  | { name: "home" }
  | { name: "inspirations" }
  | { name: "sessions" }
  | { name: "discover" }
  | { name: TemplateKind; slug: string }
  | { name: "not-found" };

export type RouteName = Route["name"];

export interface Address {
  locale: Locale;
  route: Route;
}

/** The one address of the not-found page; it has no language of its own. */
export const notFoundPath = "/404/";

/** `/fr/`, or `/` for the unprefixed language. */
export function homePath(locale: Locale): string {
  return locale === unprefixedLocale ? "/" : `/${locale}/`;
}

export function pathOf(route: Route, locale: Locale): string {
  switch (route.name) {
    case "home":
      return homePath(locale);
    case "inspirations":
    case "sessions":
    case "discover":
      return `${homePath(locale)}${route.name}/`;
    case "inspiration":
    case "session":
      return `${homePath(locale)}${route.name}/${route.slug}/`;
    case "not-found":
      return notFoundPath;
  }
}

/** The language that a path's prefix tells; nothing for a path that belongs to no language. */
export function localeOfPath(path: string): { locale: Locale; prefixed: boolean } {
  const first = path.split("/")[1];
  return isLocale(first) && first !== unprefixedLocale
    ? { locale: first, prefixed: true }
    : { locale: unprefixedLocale, prefixed: false };
}

const pathInLanguage = /^(?:(inspirations|sessions|discover)\/|(inspiration|session)\/([^/]+)\/)?$/;

/**
 * Reads a path with its trailing slash. Says only what a path can mean: whether a template with that slug exists is for
 * the list of known slugs to say.
 */
export function parsePath(path: string): Address | undefined {
  const { locale } = localeOfPath(path);
  if (path === notFoundPath) return { locale, route: { name: "not-found" } };
  const home = homePath(locale);
  const found = path.startsWith(home) && pathInLanguage.exec(path.slice(home.length));
  if (!found) return undefined;
  const [, section, kind, slug] = found;
  if (section) return { locale, route: { name: section as "inspirations" | "sessions" | "discover" } };
  return { locale, route: slug ? { name: kind as TemplateKind, slug } : { name: "home" } };
}

/** Where a page's data file stands (R7.2). */
export function dataPathOf(path: string): string {
  return `/assets/data${path}index.json`;
}
