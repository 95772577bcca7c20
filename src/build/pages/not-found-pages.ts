import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import { defaultLocale, type Locale, locales } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { homePath, notFoundPath } from "../../domain/route.ts";
import { textsOf } from "./interface-texts.ts";
import type { PagePlan } from "./page-plan.ts";

/** Hosts look for the page of an address that does not exist at the root, or nearest to that address. */
export function planNotFoundPages(messages: Record<Locale, InterfaceMessages>, brand: string): PagePlan[] {
  const page = (path: string, locale: Locale): PagePlan => {
    const text = textsOf(messages[locale], brand);
    const context: PageContext = {
      routeName: "not-found",
      locale,
      translations: [],
      title: text("notFound", "title"),
      description: text("notFound", "text"),
    };
    return {
      path,
      locale,
      source: `content/interface/${locale}.yaml`,
      translations: [],
      assemble: () => ({ data: { screen: "not-found" }, context }),
    };
  };
  // The root's is in the default language: a path without a prefix tells none (R4.7).
  return [
    page(notFoundPath, defaultLocale),
    page("/404.html", defaultLocale),
    ...locales
      .filter((locale) => homePath(locale) !== "/")
      .map((locale) => page(`${homePath(locale)}404.html`, locale)),
  ];
}
