import { mayHaveSlug } from "../../domain/known-slugs.ts";
import type { Locale } from "../../domain/locale.ts";
import type { ScreenName } from "../../domain/page.ts";
import { parsePath } from "../../domain/read-path.ts";
import { isOfTemplates, type Route } from "../../domain/route.ts";
import type { Language } from "../language/language.tsx";

/** A page that a link inside this site leads to, with the screen that shows it. */
export interface Destination {
  path: string;
  locale: Locale;
  screen: ScreenName;
}

function screenOf(route: Route): ScreenName {
  if ("slug" in route) return "template";
  if ("page" in route) return "directory";
  return isOfTemplates(route.name) ? "listing" : route.name;
}

/**
 * Reads the path of a link; nothing where no page can be. Only the slugs of the given language are known: what a link
 * to another language leads to is for that language to say. Once in a hundred times it is for the server to say.
 */
export function destinationOf(
  pathname: string,
  { locale, slugs }: Pick<Language, "locale" | "slugs">,
): Destination | undefined {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const address = parsePath(path);
  if (!address) return undefined;
  const { route } = address;
  const isUnknown = "slug" in route && address.locale === locale && !mayHaveSlug(slugs[route.name], route.slug);
  return isUnknown ? undefined : { path, locale: address.locale, screen: screenOf(route) };
}
