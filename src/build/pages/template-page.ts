import { locales } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import type { Template } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { templateData } from "./template-data.ts";

/** The template has the maker's language. */
export function planTemplatePage(template: Template, maker: PageMaker): PagePlan {
  const { locale, addresses } = maker;
  const words = template.words[locale] as NonNullable<(typeof template.words)[typeof locale]>;
  return {
    path: pathOf({ name: template.kind, slug: words.slug }, locale),
    locale,
    source: `content/${template.kind}s/${template.key}/${locale}.yaml`,
    assemble: () => {
      const { board, socialImage } = maker.pictures.ofTemplate(template, locale);
      const translations = locales.flatMap((other) => {
        const url = addresses.urlOf(template, other);
        return url === undefined ? [] : [{ locale: other, url }];
      });
      return {
        data: templateData(template, board, maker),
        context: {
          pageType: "inspiration",
          routeName: template.kind,
          locale,
          translations,
          title: words.name,
          description: words.description,
          socialImage,
        },
      };
    },
  };
}
