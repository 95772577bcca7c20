import type { PageFile } from "../../domain/page.ts";
import { localeOfPath, notFoundPath, parsePath } from "../../domain/route.ts";
import type { KnownSlugs } from "../language/language.tsx";

/** Where a link inside this site leads: a page with a data file, or nowhere. */
export type Destination = { found: true; path: string; screen: PageFile["data"]["screen"] } | { found: false };

const screenOfRoute = {
  home: "home",
  inspirations: "listing",
  sessions: "listing",
  discover: "discover",
  inspiration: "template",
  session: "template",
  "not-found": "not-found",
} as const;

/** Pictures, data, feeds: what has a file's name or stands among the assets is not a page. */
export function isFilePath(path: string): boolean {
  return path.startsWith("/assets/") || /\.[^/]+$/.test(path);
}

/**
 * Reads the path of a link. Slugs are known for the current language only, which is enough: links to another language
 * come from the list of the page's translations.
 */
export function destinationOf(pathname: string, current: { locale: string; slugs: KnownSlugs }): Destination {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const address = parsePath(path);
  if (!address) return { found: false };
  const { locale, route } = address;
  if ("slug" in route && locale === current.locale && !current.slugs[route.name].includes(route.slug)) {
    return { found: false };
  }
  return { found: true, path, screen: screenOfRoute[route.name] };
}

/** The language in which a page that does not exist is shown: its prefix's, else the one being read. */
export function localeOfMissingPage(pathname: string, current: PageFile["context"]["locale"]) {
  const { locale, prefixed } = localeOfPath(pathname);
  return prefixed && pathname !== notFoundPath ? locale : current;
}
