import type { Catalogue, CatalogueOf } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { DrawnPicture } from "../../domain/renderer.ts";
import { referenceTo, type Template, type TemplateOutline } from "../../domain/template.ts";
import type { PictureFile, Pictures } from "../pictures/pictures.ts";
import { searchBody } from "../search-index/search-body.ts";

/** All templates in outline, and each of them whole for as long as its own page is made: there may be too many to hold. */
export interface Library {
  catalogue: CatalogueOf<TemplateOutline>;
  /** A template with its words in one language at least. */
  read: (template: TemplateOutline, locale: Locale) => Template;
  /** What the search makes of its words. */
  searchBodyOf: (template: TemplateOutline, locale: Locale) => string[];
  /** Its picture as its page shows it. */
  drawingOf: (template: TemplateOutline, locale: Locale) => DrawnPicture;
  /** Its picture for lists. */
  cardOf: (template: TemplateOutline) => PictureFile;
  /** The address of that. */
  pictureOf: (template: TemplateOutline) => string;
}

/** A catalogue that is in memory as a whole. */
export function libraryOf(catalogue: Catalogue, pictures: Pictures): Library {
  const { read, searchBodyOf } = readerOf(catalogue);
  const cardOf = (template: TemplateOutline) => pictures.card(read(template));
  return {
    catalogue,
    read,
    searchBodyOf,
    drawingOf: (template, locale) => pictures.draw(read(template), locale),
    cardOf,
    pictureOf: (template) => cardOf(template).address,
  };
}

/** The same for those who draw nothing. */
export function readerOf(catalogue: Catalogue) {
  const templates = new Map<string, Template>(
    [...catalogue.inspirations, ...catalogue.sessions].map((template) => [referenceTo(template), template]),
  );
  const read = (template: TemplateOutline): Template => {
    const whole = templates.get(referenceTo(template));
    if (!whole) throw new Error(`There is no ${referenceTo(template)}`);
    return whole;
  };
  return {
    catalogue,
    read,
    searchBodyOf: (template: TemplateOutline, locale: Locale) => searchBody(read(template), locale),
  };
}
