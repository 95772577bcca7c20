import type { Plugin } from "vite";
import type { CatalogueOf } from "../../../domain/catalogue.ts";
import { isLocale, type Locale, locales } from "../../../domain/locale.ts";
import type { TemplateKind, TemplateOutline } from "../../../domain/template.ts";

const listsModule = "virtual:slugs";
const prefix = `${listsModule}/`;

/** Every slug that exists in a language, in an order that is the same in all of them: empty where one lacks a template. */
export type SlugsOfLanguage = Record<TemplateKind, string[]>;

export type SlugSource = (locale: Locale) => SlugsOfLanguage | Promise<SlugsOfLanguage>;

export function slugsOf(
  catalogue: Pick<CatalogueOf<TemplateOutline>, "inspirations" | "sessions">,
  locale: Locale,
): SlugsOfLanguage {
  const slugs = (templates: readonly TemplateOutline[]) =>
    templates.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ words }) => words[locale]?.slug ?? "");
  return { inspiration: slugs(catalogue.inspirations), session: slugs(catalogue.sessions) };
}

export function slugModule(locale: Locale): string {
  return prefix + locale;
}

/**
 * Provides `virtual:slugs/fr`, the templates that exist in a language, and `virtual:slugs`, the table of these lists. They are in the order of
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
