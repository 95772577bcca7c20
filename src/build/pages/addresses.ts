import type { CatalogueOf, NewsPage } from "../../domain/catalogue.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { pathOf } from "../../domain/route.ts";
import { referenceTo, type TemplateOutline, type TemplateReference } from "../../domain/template.ts";

/** Finds templates by reference, and tells their addresses in each language. */
export class Addresses {
  readonly #templates: Map<string, TemplateOutline>;

  constructor(catalogue: CatalogueOf<TemplateOutline>) {
    this.#templates = new Map(
      [...catalogue.inspirations, ...catalogue.sessions].map((template) => [referenceTo(template), template]),
    );
  }

  template(reference: TemplateReference): TemplateOutline {
    const template = this.#templates.get(reference);
    if (!template) throw new Error(`There is no ${reference}`);
    return template;
  }

  /** The path of a template's page; undefined if the template lacks the language. */
  urlOf(template: TemplateOutline, locale: Locale): string | undefined {
    const slug = template.words[locale]?.slug;
    return slug === undefined ? undefined : pathOf({ name: template.kind, slug }, locale);
  }

  translationsOf(template: TemplateOutline): PageContext["translations"] {
    return locales.flatMap((locale) => {
      const url = this.urlOf(template, locale);
      return url === undefined ? [] : [{ locale, url }];
    });
  }

  /** The address of a link of the content: of `inspiration:swot`, of `page:sessions`, or one outside of the site. */
  resolve(link: string, locale: Locale): string | undefined {
    if (link.startsWith("page:")) return pathOf({ name: link.slice("page:".length) as NewsPage }, locale);
    if (/^(inspiration|session):/.test(link)) return this.urlOf(this.template(link as TemplateReference), locale);
    return link;
  }
}
