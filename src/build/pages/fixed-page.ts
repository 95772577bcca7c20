import { type Locale, locales } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { pathOf, type Route } from "../../domain/route.ts";
import type { TemplateKind } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PageParts, PagePlan } from "./page-plan.ts";

interface FixedPage {
  route: Exclude<Route, { name: TemplateKind }>;
  title: string;
  description: string;
  /** The interface, where nothing else is named. */
  source?: string;
  /** The languages that have the page. */
  inLocales?: readonly Locale[];
  /** The path in each language; absent if it is the same in all of them. */
  translations?: PageContext["translations"];
}

/** A page that is about no one template. */
export function planFixedPage(maker: PageMaker, page: FixedPage, assemble: () => Omit<PageParts, "context">): PagePlan {
  const { locale } = maker;
  const { route, title, description, source = `content/interface/${locale}.yaml`, inLocales = locales } = page;
  const { translations = inLocales.map((other) => ({ locale: other, url: pathOf(route, other) })) } = page;
  return {
    path: pathOf(route, locale),
    locale,
    source,
    translations,
    assemble: () => {
      const image = maker.pictures.siteImage(locale);
      return {
        ...assemble(),
        context: { routeName: route.name, locale, translations, title, description, socialImage: image.address },
        pictures: [image],
      };
    },
  };
}
