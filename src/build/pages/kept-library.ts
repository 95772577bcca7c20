import type { CatalogueOf } from "../../domain/catalogue.ts";
import { referenceTo, type TemplateOutline } from "../../domain/template.ts";
import { templateStore } from "../cache/template-store.ts";
import type { Library } from "./library.ts";

/** A template in outline, and where the whole of it is kept. */
export interface KeptTemplate extends TemplateOutline {
  /** What the store knows it by. */
  source: string;
  picture: string;
}

export interface KeptCatalogue extends CatalogueOf<KeptTemplate> {
  byReference: ReadonlyMap<string, KeptTemplate>;
}

/** Templates stay on disk until their own pages are made. */
export function keptLibrary(catalogue: KeptCatalogue): Library {
  const kept = (template: TemplateOutline): KeptTemplate => {
    const found = catalogue.byReference.get(referenceTo(template));
    if (!found) throw new Error(`There is no ${referenceTo(template)}`);
    return found;
  };
  return {
    catalogue,
    read: (template, locale) => templateStore.read(template, kept(template).source, locale),
    searchBodyOf: (template, locale) => templateStore.searchBodyOf(kept(template).source, locale),
    drawingOf: (template, locale) => templateStore.drawingOf(kept(template).source, locale),
    cardOf(template) {
      const { picture, source } = kept(template);
      return { address: picture, svg: templateStore.cardOf(source) };
    },
    pictureOf: (template) => kept(template).picture,
  };
}
