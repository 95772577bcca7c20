import type { Locale } from "../../domain/locale.ts";
import type { ScreenName } from "../../domain/page.ts";
import { parsePath } from "../../domain/read-path.ts";
import { isOfTemplates, type Route } from "../../domain/route.ts";
import type { TemplateKind } from "../../domain/template.ts";
import type { KnownSlugs } from "./load-slugs.ts";

/** A page that a link inside this site leads to, with the screen that shows it. */
export interface Destination {
  path: string;
  locale: Locale;
  screen: ScreenName;
  /** Only for the page of a template, which exists if its slug does. */
  template?: { kind: TemplateKind; slug: string };
}

function screenOf(route: Route): ScreenName {
  if ("slug" in route) return "template";
  if ("page" in route) return "directory";
  return isOfTemplates(route.name) ? "listing" : route.name;
}

/** Reads the path of a link; undefined if no page can have it. */
export function destinationOf(pathname: string): Destination | undefined {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const address = parsePath(path);
  if (!address) return undefined;
  const { locale, route } = address;
  const template = "slug" in route && { template: { kind: route.name, slug: route.slug } };
  return { path, locale, screen: screenOf(route), ...template };
}

/** Whether there is such a page, by the slugs of its language. If they are not known, the server decides. */
export function mayExist({ template }: Destination, slugs: KnownSlugs | undefined): boolean {
  return !template || !slugs || slugs[template.kind].includes(template.slug);
}
