import { locales } from "../../domain/locale.ts";
import type { TemplateIndex } from "../../domain/template-index.ts";
import { Addresses } from "./addresses.ts";
import type { TemplateSource } from "./template-source.ts";

/** What the platform shows of the templates that somebody uses. */
export function templateIndex({ catalogue, pictureOf }: TemplateSource): TemplateIndex {
  const addresses = new Addresses(catalogue);
  return {
    templates: [...catalogue.inspirations, ...catalogue.sessions].map((template) => ({
      kind: template.kind,
      key: template.key,
      languages: Object.fromEntries(
        locales.flatMap((locale) => {
          const path = addresses.urlOf(template, locale);
          const name = template.words[locale]?.name;
          return path && name ? [[locale, { name, path, picture: pictureOf(template) }]] : [];
        }),
      ),
    })),
  };
}
