import { type Locale, unprefixedLocale } from "./locale.ts";
import type { TemplateKind } from "./template.ts";

export type ListingName = `${TemplateKind}s`;

/** Pages of which there are many, each with a name of its own in its address: those of templates, and of situations. */
export type NamedPage = TemplateKind | "situation";

/** The place of a screen on the site, without its language. Its `name` is reported to analytics. */
export type Route =
  | { name: "home" }
  | { name: ListingName }
  /** A page of all templates of a listing, for those who browse without JavaScript; the first one is 1. */
  | { name: `${ListingName}-directory`; page: number }
  | { name: "discover" }
  | { name: "favourites" }
  | { name: "compare" }
  | { name: "plan" }
  | { name: "privacy" }
  | { name: NamedPage; slug: string }
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
    case "favourites":
    case "compare":
    case "plan":
    case "privacy":
      return `${homePath(locale)}${route.name}/`;
    case "inspirations-directory":
    case "sessions-directory":
      return `${homePath(locale)}${route.name.replace("-directory", "")}/all/${route.page}/`;
    case "inspiration":
    case "session":
    case "situation":
      return `${homePath(locale)}${route.name}/${route.slug}/`;
    case "not-found":
      return notFoundPath;
  }
}

/** Whether a page is a template's, or one of those that list them: the names of their routes begin with a kind, and no others do. */
export function isOfTemplates(name: RouteName): name is Extract<RouteName, `${TemplateKind}${string}`> {
  return /^(inspiration|session)/.test(name);
}

/** Whether a page shows what is in the visitor's own browser or address, so that search engines have nothing to find there. */
export function isVisitorsOwn(name: RouteName | undefined): boolean {
  return name === "favourites" || name === "compare" || name === "plan";
}

/** The listing of all templates of a kind. */
export function listingPath(kind: TemplateKind, locale: Locale): string {
  return pathOf({ name: `${kind}s` }, locale);
}

/** The path of a page's data file (R7.2). */
export function dataPathOf(path: string): string {
  return `/assets/data${path}index.json`;
}
