import type { CatalogueOf } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import { referenceTo, type TemplateOutline } from "../../domain/template.ts";
import { type DrawnTemplate, templateCache } from "../cache/template-cache.ts";
import { searchTextsOf } from "../search-index/search-entries.ts";
import { cachedSearchIndex } from "../search-index/search-index-cache.ts";
import type { TemplateSource } from "./template-source.ts";

/** A template in outline, with its place in the cache. */
export interface CachedTemplate extends TemplateOutline {
  /** The key of the whole template in the cache. */
  cacheKey: string;
  /** The address of its picture for lists. */
  picture: string;
}

export type CachedCatalogue = CatalogueOf<CachedTemplate>;

/** By reference. */
export type SearchBodies = Readonly<Record<string, string[]>>;

/** With the catalogue, everything that an index of the keyword depends on. */
export interface SearchInputs {
  bodies: SearchBodies;
  codeHash: string;
}

/** The templates of the cache. Only listings need `search`, and of their own language alone. */
export function cachedTemplates(catalogue: CachedCatalogue, search?: SearchInputs): TemplateSource {
  const byReference = new Map<string, CachedTemplate>(
    [...catalogue.inspirations, ...catalogue.sessions].map((template) => [referenceTo(template), template]),
  );
  const find = (template: TemplateOutline): CachedTemplate => {
    const found = byReference.get(referenceTo(template));
    if (!found) throw new Error(`There is no ${referenceTo(template)}`);
    return found;
  };
  // The pages of a template are made one after the other.
  let last: { cacheKey: string; drawn: DrawnTemplate } | undefined;
  return {
    catalogue,
    load(outline) {
      const { cacheKey } = find(outline);
      if (last?.cacheKey !== cacheKey) last = { cacheKey, drawn: templateCache.read(cacheKey) };
      const { template, drawings, card } = last.drawn;
      return { template, drawingIn: (locale) => drawingIn(drawings, locale), card };
    },
    searchIndexOf(kind, locale) {
      const searchBodyOf = (template: TemplateOutline) => search?.bodies[referenceTo(template)] ?? [];
      const texts = searchTextsOf({ catalogue, searchBodyOf }, kind, locale);
      return cachedSearchIndex(texts, locale, search?.codeHash ?? "");
    },
    pictureOf: (template) => find(template).picture,
  };
}

function drawingIn(drawings: DrawnTemplate["drawings"], locale: Locale) {
  const drawing = drawings[locale];
  if (!drawing) throw new Error(`There is no drawing in ${locale}`);
  return drawing;
}
