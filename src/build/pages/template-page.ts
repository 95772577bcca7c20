import { locales } from "../../domain/locale.ts";
import { pathOf } from "../../domain/route.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { templateData } from "./template-data.ts";

/** The template has the maker's language. */
export function planTemplatePage(outline: TemplateOutline, maker: PageMaker): PagePlan {
  const { locale, addresses, pictures } = maker;
  const words = outline.words[locale] as NonNullable<(typeof outline.words)[typeof locale]>;
  const translations = addresses.translationsOf(outline);
  return {
    path: pathOf({ name: outline.kind, slug: words.slug }, locale),
    locale,
    source: `content/${outline.kind}s/${outline.key}/${locale}.yaml`,
    translations,
    assemble: () => {
      const template = maker.read(outline);
      const { board, socialImage, files } = pictures.ofTemplate(template, locale);
      // One for all languages, it comes with the page in the first of them.
      const isFirst = locale === locales.find((each) => outline.words[each]);
      return {
        data: templateData(template, board, maker),
        context: {
          pageType: "inspiration",
          routeName: outline.kind,
          locale,
          translations,
          title: words.name,
          description: template.words[locale]?.description ?? "",
          socialImage,
        },
        pictures: isFirst ? [...files, pictures.card(template)] : files,
      };
    },
  };
}
