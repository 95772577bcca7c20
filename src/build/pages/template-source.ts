import type { Catalogue, CatalogueOf } from "../../domain/catalogue.ts";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import type { DrawnPicture } from "../../domain/renderer.ts";
import { referenceTo, type Template, type TemplateKind, type TemplateOutline } from "../../domain/template.ts";
import type { PictureFile, Pictures } from "../pictures/pictures.ts";
import { makeSearchIndex } from "../search-index/make-search-index.ts";
import { searchBody } from "../search-index/search-body.ts";
import { searchTextsOf } from "../search-index/search-entries.ts";

/** A template with all that its own pages show of it. */
export interface LoadedTemplate {
  template: Template;
  drawingIn: (locale: Locale) => DrawnPicture;
  /** Its picture for lists. */
  card: PictureFile;
}

/** Gives pages the outlines of all templates, and a template as a whole when its own pages are made. */
export interface TemplateSource {
  catalogue: CatalogueOf<TemplateOutline>;
  load: (template: TemplateOutline) => LoadedTemplate;
  /** The index of the keyword of a listing. */
  searchIndexOf: (kind: TemplateKind, locale: Locale) => Part;
  /** The address of its picture for lists. */
  pictureOf: (template: TemplateOutline) => string;
}

/** The templates of a catalogue in memory. They are drawn when they are asked for. */
export function templatesInMemory(catalogue: Catalogue, pictures: Pictures): TemplateSource {
  const searchable = searchableTemplates(catalogue);
  const { find } = searchable;
  return {
    catalogue,
    load(outline) {
      const template = find(outline);
      return {
        template,
        drawingIn: (locale) => pictures.draw(template, locale),
        card: pictures.card(template),
      };
    },
    searchIndexOf: (kind, locale) => makeSearchIndex(searchTextsOf(searchable, kind, locale), locale),
    pictureOf: (template) => pictures.card(find(template)).address,
  };
}

/** Templates in memory, for the search alone. */
export function searchableTemplates(catalogue: Catalogue) {
  const templates = new Map<string, Template>(
    [...catalogue.inspirations, ...catalogue.sessions].map((template) => [referenceTo(template), template]),
  );
  const find = (template: TemplateOutline): Template => {
    const found = templates.get(referenceTo(template));
    if (!found) throw new Error(`There is no ${referenceTo(template)}`);
    return found;
  };
  return {
    catalogue,
    find,
    searchBodyOf: (template: TemplateOutline, locale: Locale) => searchBody(find(template), locale),
  };
}
