import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { mapTexts } from "../read/map-texts.ts";
import { Addresses } from "./addresses.ts";
import { planComparePage } from "./compare-page.ts";
import { planDiscoverPage } from "./discover-page.ts";
import { planFavouritesPage } from "./favourites-page.ts";
import { planHomePage } from "./home-page.ts";
import { textsOf } from "./interface-texts.ts";
import { planListingPages } from "./listing-pages.ts";
import { planMeetingPlanPage } from "./meeting-plan/meeting-plan-page.ts";
import { planNotFoundPages } from "./not-found-pages.ts";
import { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { planPrivacyPage } from "./privacy-page.ts";
import { planSituationPages } from "./situation-page.ts";
import { planTemplatePage } from "./template-page.ts";
import type { TemplateSource } from "./template-source.ts";

/** The configuration, as far as pages are planned by it. */
export type PagesConfig = Pick<SiteConfig, "brand" | "siteUrl" | "appUrl" | "ingestUrl" | "tagManagerId" | "platform">;

export interface PlanInput {
  templates: TemplateSource;
  messages: Record<Locale, InterfaceMessages>;
  /** Only to assemble pages, not to plan them. */
  pictures?: Pictures;
  /** The brand stands where words say `{brand}`. */
  config: PagesConfig;
  /** The languages to plan pages in, for measuring. Links to the others stay, and lead nowhere. */
  inLocales?: readonly Locale[];
}

/** Plans the pages of a site: where each will stand, and how to put its data together. */
export class PagePlanner {
  readonly locales: readonly Locale[];
  readonly #input: PlanInput;
  readonly #makers: Map<Locale, PageMaker>;

  constructor(input: PlanInput) {
    const { templates, messages, pictures, config, inLocales = locales } = input;
    const addresses = new Addresses(templates.catalogue);
    this.locales = inLocales;
    this.#input = input;
    this.#makers = new Map(
      inLocales.map((locale) => [
        locale,
        new PageMaker({
          templates,
          addresses,
          ...(pictures && { pictures }),
          locale,
          text: textsOf(messages[locale], config.brand),
          siteUrl: config.siteUrl,
        }),
      ]),
    );
  }

  /** One page a language that the template has. */
  ofTemplate(template: TemplateOutline): PagePlan[] {
    const makers = [...this.#makers].flatMap(([locale, maker]) => (template.words[locale] ? [maker] : []));
    return makers.map((maker, index) => planTemplatePage(template, maker, index === 0));
  }

  /** The pages of a language that are about no one template. */
  ofLocale(locale: Locale): PagePlan[] {
    const maker = this.#makers.get(locale);
    if (!maker) return [];
    const { templates, config } = this.#input;
    const discover = mapTexts(templates.catalogue.discover[locale], (words) =>
      words.replaceAll("{brand}", () => config.brand),
    );
    return [
      planHomePage(maker, discover),
      ...planListingPages("inspiration", maker),
      ...planListingPages("session", maker),
      planDiscoverPage(maker, discover),
      planFavouritesPage(maker),
      planComparePage(maker),
      planMeetingPlanPage(maker, this.#makers),
      planPrivacyPage(maker, config),
      ...planSituationPages(maker),
    ];
  }

  notFound(): PagePlan[] {
    return planNotFoundPages(this.#input.messages, this.#input.config.brand);
  }

  all(): PagePlan[] {
    const { inspirations, sessions } = this.#input.templates.catalogue;
    return [
      ...this.locales.flatMap((locale) => this.ofLocale(locale)),
      ...[...inspirations, ...sessions].flatMap((template) => this.ofTemplate(template)),
      ...this.notFound(),
    ];
  }
}
