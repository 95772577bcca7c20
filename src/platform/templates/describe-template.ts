import { type Locale, locales, unprefixedLocale } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import type { TemplateKey } from "./kept-templates.ts";
import type { TemplatesOfSite } from "./site-templates.ts";

/** A template as a page shows it. */
export interface ShownTemplate {
  name: string;
  /** The language of the name, and of the page that `address` leads to. */
  locale: Locale;
  /** Missing for a template that the site does not have any more. */
  address?: string;
  picture?: string;
}

interface Site {
  siteOrigin: string;
  templates: TemplatesOfSite | undefined;
}

/** Describes a template in a language, or in another that it has. Where the site does not tell, its key says what it is. */
export function describeTemplate({ kind, slug }: TemplateKey, locale: Locale, site: Site): ShownTemplate {
  const { siteOrigin, templates } = site;
  const unknown = { name: readable(slug), locale: unprefixedLocale };
  if (!templates) {
    // Of addresses, the English one is known. The site leads on from it to the page in the language.
    const path = pathOf({ name: kind, slug }, unprefixedLocale);
    const query = locale === unprefixedLocale ? "" : `?locale=${locale}`;
    return { ...unknown, address: siteOrigin + path + query };
  }
  const languages = templates.get(`${kind}/${slug}`) ?? {};
  const found = [locale, unprefixedLocale, ...locales].find((each) => Object.hasOwn(languages, each));
  const words = found && languages[found];
  if (!words) return unknown;
  return { name: words.name, locale: found, address: siteOrigin + words.path, picture: siteOrigin + words.picture };
}

/** `wheres-waldo` is `Wheres waldo`. */
function readable(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
