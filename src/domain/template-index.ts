import type { Locale } from "./locale.ts";
import type { TemplateKind } from "./template.ts";

/** The file in which the site tells the platform of its templates: docs/contracts/template-index.md. */
export const templateIndexPath = "/assets/data/templates/index.json";

export interface TemplateIndex {
  templates: IndexedTemplate[];
}

export interface IndexedTemplate {
  kind: TemplateKind;
  /** The English slug, by which the platform knows it. */
  key: string;
  /** By the languages that it has. */
  languages: Partial<Record<Locale, TemplateInLanguage>>;
}

/** Addresses begin at the site's root. */
export interface TemplateInLanguage {
  name: string;
  path: string;
  picture: string;
}
