import { isLocale, type Locale, unprefixedLocale } from "./locale.ts";
import { type Address, homePath, type ListingName, type NamedPage, type RouteName } from "./route.ts";

/** The language that the prefix of a path names. */
export function prefixOf(path: string): Locale | undefined {
  const first = path.split("/")[1];
  return isLocale(first) && first !== unprefixedLocale ? first : undefined;
}

/** Pictures, data, feeds: a path with a file's name, or among the assets, is not a page. */
export function isFilePath(path: string): boolean {
  return /^\/assets\/|\.[^/]+$/.test(path);
}

/** Pages of which there is one a language, beside the home page. */
type Section = Exclude<RouteName, "home" | "not-found" | `${ListingName}-directory` | NamedPage>;

/** Becomes `never` if a section is missing from the names that the expression is said to read. */
type Reading<Read extends Section> = [Section] extends [Read] ? RegExp : never;

const pathInLanguage: Reading<ListingName | "discover" | "favourites" | "compare" | "plan" | "privacy"> =
  /^(?:(inspirations|sessions|discover|favourites|compare|plan|privacy)\/|(inspirations|sessions)\/all\/([1-9]\d{0,4})\/|(inspiration|session|situation)\/([^/]+)\/)?$/;

/**
 * Reads a path with its trailing slash. Tells only the meaning of a path: whether a page with that slug exists, the list of slugs
 * tells. The not-found page stands for addresses without a page, and has no path of its own.
 */
export function parsePath(path: string): Address | undefined {
  const locale = prefixOf(path) ?? unprefixedLocale;
  const home = homePath(locale);
  const found = path.startsWith(home) && pathInLanguage.exec(path.slice(home.length));
  if (!found) return undefined;
  const [, section, listing, page, name, slug] = found;
  if (section) return { locale, route: { name: section as Section } };
  if (listing) return { locale, route: { name: `${listing as ListingName}-directory`, page: Number(page) } };
  return { locale, route: slug ? { name: name as NamedPage, slug } : { name: "home" } };
}
