import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import { mapTexts } from "../map-texts.ts";
import type { Pictures } from "../pictures.ts";
import { Addresses } from "./addresses.ts";
import { planDiscoverPage } from "./discover-page.ts";
import { planHomePage } from "./home-page.ts";
import { textsOf } from "./interface-texts.ts";
import { planListingPages } from "./listing-pages.ts";
import { planNotFoundPages } from "./not-found-pages.ts";
import { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { planTemplatePage } from "./template-page.ts";

export interface PlanInput {
  catalogue: Catalogue;
  messages: Record<Locale, InterfaceMessages>;
  pictures: Pictures;
  /** Stands where the discover page says `{brand}`. */
  brand: string;
  /** The languages to plan pages in, for measuring. Links to the others stay, and lead nowhere. */
  inLocales?: readonly Locale[];
}

/** Every page of the site, with how to put its data together. */
export function planPages({ catalogue, messages, pictures, brand, inLocales = locales }: PlanInput): PagePlan[] {
  const addresses = new Addresses(catalogue);
  return [
    ...inLocales.flatMap((locale) => {
      const text = textsOf(messages[locale]);
      const maker = new PageMaker({ catalogue, addresses, pictures, locale, text });
      const discover = mapTexts(catalogue.discover[locale], (words) => words.replaceAll("{brand}", brand));
      return [
        planHomePage(maker, discover),
        ...planListingPages("inspiration", maker),
        ...planListingPages("session", maker),
        planDiscoverPage(maker, discover),
        ...[...maker.templates("inspiration"), ...maker.templates("session")].map((template) =>
          planTemplatePage(template, maker),
        ),
      ];
    }),
    ...planNotFoundPages(messages),
  ];
}
