import type { Plugin } from "vite";
import type { CatalogueOf } from "../../../domain/catalogue.ts";
import { isLocale, type Locale, locales } from "../../../domain/locale.ts";
import type { NamedPage } from "../../../domain/route.ts";
import type { TemplateOutline } from "../../../domain/template.ts";
import { situationsIn } from "../../pages/situations.ts";

const listsModule = "virtual:slugs";
const prefix = `${listsModule}/`;

/** Every slug that exists in a language, in an order that is the same in all of them: empty where one lacks a template. */
export type SlugsOfLanguage = Record<NamedPage, string[]>;

export type SlugSource = (locale: Locale) => SlugsOfLanguage | Promise<SlugsOfLanguage>;

export function slugsOf(
  catalogue: Pick<CatalogueOf<TemplateOutline>, "inspirations" | "sessions" | "vocabulary">,
  locale: Locale,
): SlugsOfLanguage {
  const slugs = (templates: readonly TemplateOutline[]) =>
    templates.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ words }) => words[locale]?.slug ?? "");
  return {
    inspiration: slugs(catalogue.inspirations),
    session: slugs(catalogue.sessions),
    situation: situationsIn(catalogue, locale).map(({ slug }) => slug),
  };
}

export function slugModule(locale: Locale): string {
  return prefix + locale;
}

/**
 * Provides `virtual:slugs/fr`, the pages with slugs that exist in a language, and `virtual:slugs`, the table of these lists. Those of templates are in the order of
 * the English slugs: so the English list and another one tell the address of a template that is named in any language.
 */
export function slugLists(source: SlugSource): Plugin {
  const writeTable = () => {
    const lists = locales.map((locale) => `${locale}: () => import(${JSON.stringify(slugModule(locale))}),`);
    return `export const slugLists = { ${lists.join(" ")} };`;
  };
  return {
    name: "slug-lists",
    resolveId: (id) => (id === listsModule || id.startsWith(prefix) ? id : undefined),
    async load(id) {
      if (id === listsModule) return writeTable();
      const locale = id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
      return isLocale(locale) ? `export const slugs = ${JSON.stringify(await source(locale))};` : undefined;
    },
  };
}
