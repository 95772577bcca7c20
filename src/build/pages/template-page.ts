import { pathOf } from "../../domain/route.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { templateData } from "./template-data.ts";

/** The template has the maker's language. Its card is the same in all of them, and so comes with one of its pages. */
export function planTemplatePage(outline: TemplateOutline, maker: PageMaker, bringsCard: boolean): PagePlan {
  const { locale, addresses } = maker;
  const words = outline.words[locale] as NonNullable<(typeof outline.words)[typeof locale]>;
  const translations = addresses.translationsOf(outline);
  return {
    path: pathOf({ name: outline.kind, slug: words.slug }, locale),
    locale,
    source: `content/${outline.kind}s/${outline.key}/${locale}.yaml`,
    translations,
    assemble: () => {
      const { pictures } = maker;
      const { template, drawingIn, card } = maker.source.load(outline);
      const { board, socialImage, files } = pictures.ofTemplate(template, drawingIn(locale), locale);
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
        pictures: bringsCard ? [...files, card] : files,
      };
    },
  };
}
