import type { Plugin } from "vite";
import type { CatalogueOf } from "../../../domain/catalogue.ts";
import { isLocale, type Locale } from "../../../domain/locale.ts";
import type { TemplateKind, TemplateOutline } from "../../../domain/template.ts";

const prefix = "virtual:slugs/";

/** Every slug that exists in a language. */
export type SlugsOfLanguage = Record<TemplateKind, string[]>;

export type SlugSource = (locale: Locale) => SlugsOfLanguage | Promise<SlugsOfLanguage>;

export function slugsOf(
  catalogue: Pick<CatalogueOf<TemplateOutline>, "inspirations" | "sessions">,
  locale: Locale,
): SlugsOfLanguage {
  const slugs = (templates: { words: Partial<Record<Locale, { slug: string }>> }[]) =>
    templates.flatMap(({ words }) => words[locale]?.slug ?? []).sort();
  return { inspiration: slugs(catalogue.inspirations), session: slugs(catalogue.sessions) };
}

export function slugModule(locale: Locale): string {
  return prefix + locale;
}

/** Provides `virtual:slugs/fr`: which templates exist in a language. Sorted, since neighbours that begin alike compress well. */
export function slugLists(source: SlugSource): Plugin {
  return {
    name: "slug-lists",
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      const locale = id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
      return isLocale(locale) ? `export const slugs = ${JSON.stringify(await source(locale))};` : undefined;
    },
  };
}
