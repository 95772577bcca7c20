import { isLocale, type Locale, unprefixedLocale } from "./locale.ts";
import { type Address, homePath, type ListingName, type RouteName } from "./route.ts";
import type { TemplateKind } from "./template.ts";

/** The language that a path's prefix tells; nothing for a path that belongs to no language. */
export function localeOfPath(path: string): { locale: Locale; prefixed: boolean } {
  const first = path.split("/")[1];
  const prefixed = isLocale(first) && first !== unprefixedLocale;
  return { locale: prefixed ? first : unprefixedLocale, prefixed };
}

/** Pages of which there is one a language, beside the home page. */
type Section = Exclude<RouteName, "home" | "not-found" | `${ListingName}-directory` | TemplateKind>;

/** No expression has this type where those it is said to read are not all that there are. */
type Reading<Read extends Section> = [Section] extends [Read] ? RegExp : never;

const pathInLanguage: Reading<ListingName | "discover"> =
  /^(?:(inspirations|sessions|discover)\/|(inspirations|sessions)\/all\/([1-9]\d{0,4})\/|(inspiration|session)\/([^/]+)\/)?$/;

/**
 * Reads a path with its trailing slash. Says only what a path can mean: whether a template with that slug exists is for
 * the list of known slugs to say. The not-found page stands for what has no path: its own means nothing.
 */
export function parsePath(path: string): Address | undefined {
  const { locale } = localeOfPath(path);
  const home = homePath(locale);
  const found = path.startsWith(home) && pathInLanguage.exec(path.slice(home.length));
  if (!found) return undefined;
  const [, section, listing, page, kind, slug] = found;
  if (section) return { locale, route: { name: section as Section } };
  if (listing) return { locale, route: { name: `${listing as ListingName}-directory`, page: Number(page) } };
  return { locale, route: slug ? { name: kind as TemplateKind, slug } : { name: "home" } };
}
