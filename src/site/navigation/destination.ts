import type { Locale } from "../../domain/locale.ts";
import type { ScreenName } from "../../domain/page.ts";
import { parsePath } from "../../domain/read-path.ts";
import { isOfTemplates, type NamedPage, type Route } from "../../domain/route.ts";
import type { KnownSlugs } from "./load-slugs.ts";

/** A page that a link inside this site leads to, with the screen that shows it. */
export interface Destination {
  path: string;
  locale: Locale;
  screen: ScreenName;
  /** Only for a page with a name of its own, which exists if its slug does. */
  named?: { name: NamedPage; slug: string };
}

function screenOf(route: Route): ScreenName {
  if ("slug" in route) return route.name === "situation" ? route.name : "template";
  if ("page" in route) return "directory";
  return isOfTemplates(route.name) ? "listing" : route.name;
}

/** Reads the path of a link; undefined if no page can have it. */
export function destinationOf(pathname: string): Destination | undefined {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const address = parsePath(path);
  if (!address) return undefined;
  const { locale, route } = address;
  return { path, locale, screen: screenOf(route), ...("slug" in route && { named: route }) };
}

/** Whether there is such a page, by the slugs of its language. If they are not known, the server decides. */
export function mayExist({ named }: Destination, slugs: KnownSlugs | undefined): boolean {
  return !named || !slugs || slugs[named.name].includes(named.slug);
}
