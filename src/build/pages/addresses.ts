import type { Catalogue, NewsPage } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import { referenceTo, type Template, type TemplateReference } from "../../domain/template.ts";

/** Finds templates by reference and says where they stand in each language. */
export class Addresses {
  readonly #templates: Map<string, Template>;

  constructor(catalogue: Catalogue) {
    this.#templates = new Map(
      [...catalogue.inspirations, ...catalogue.sessions].map((template) => [referenceTo(template), template]),
    );
  }

  template(reference: TemplateReference): Template {
    const template = this.#templates.get(reference);
    if (!template) throw new Error(`There is no ${reference}`);
    return template;
  }

  /** Nothing when the template lacks the language. */
  urlOf(template: Template, locale: Locale): string | undefined {
    const slug = template.words[locale]?.slug;
    return slug === undefined ? undefined : pathOf({ name: template.kind, slug }, locale);
  }

  /** Where a link of the content leads: `inspiration:swot`, `page:sessions`, or an address outside of the site. */
  resolve(link: string, locale: Locale): string | undefined {
    if (link.startsWith("page:")) return pathOf({ name: link.slice("page:".length) as NewsPage }, locale);
    if (/^(inspiration|session):/.test(link)) return this.urlOf(this.template(link as TemplateReference), locale);
    return link;
  }
}
