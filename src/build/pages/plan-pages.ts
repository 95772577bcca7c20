import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { dealHighlights } from "../../domain/highlight.ts";
import { defaultLocale, type Locale, locales } from "../../domain/locale.ts";
import { aboutTopics, type PageContext, type PageData } from "../../domain/page.ts";
import { homePath, notFoundPath, pathOf } from "../../domain/route.ts";
import type { Template } from "../../domain/template.ts";
import { mapTexts } from "../map-texts.ts";
import type { Pictures } from "../pictures.ts";
import { Addresses } from "./addresses.ts";
import { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { templateData } from "./template-data.ts";

export interface PlanInput {
  catalogue: Catalogue;
  messages: Record<Locale, InterfaceMessages>;
  pictures: Pictures;
  /** Stands where the discover page says `{brand}`. */
  brand: string;
}

type FixedRoute = "home" | "inspirations" | "sessions" | "discover";

/** Every page of the site, with how to put its data together. */
export function planPages({ catalogue, messages, pictures, brand }: PlanInput): PagePlan[] {
  const addresses = new Addresses(catalogue);
  const templates = [...catalogue.inspirations, ...catalogue.sessions];
  return [
    ...locales.flatMap((locale) => {
      const maker = new PageMaker(catalogue, addresses, pictures, locale);
      const text = textsOf(messages[locale]);
      return [
        ...fixedPages(maker, text, brand),
        ...templates.filter((template) => template.words[locale]).map((template) => templatePage(template, maker)),
      ];
    }),
    ...notFoundPages(messages),
  ];
}

/** A string of the interface by its group and name. Strings with arguments are for the screens. */
function textsOf(messages: InterfaceMessages) {
  return (group: string, name: string): string => {
    const found = (messages[group] as InterfaceMessages | undefined)?.[name];
    if (typeof found !== "string") throw new Error(`The interface has no ${group}.${name}`);
    return found;
  };
}

function fixedPages(maker: PageMaker, text: ReturnType<typeof textsOf>, brand: string): PagePlan[] {
  const { catalogue, locale } = maker;
  const interfaceFile = `content/interface/${locale}.yaml`;
  const discover = mapTexts(catalogue.discover[locale], (words) => words.replaceAll("{brand}", brand));
  const page = (
    name: FixedRoute,
    source: string,
    title: string,
    description: string,
    data: () => PageData,
  ): PagePlan => ({
    path: pathOf({ name }, locale),
    locale,
    source,
    assemble: () => ({
      data: data(),
      context: {
        routeName: name,
        locale,
        translations: locales.map((other) => ({ locale: other, url: pathOf({ name }, other) })),
        title,
        description,
        socialImage: maker.pictures.siteImage(locale),
      },
    }),
  });
  const listing = (kind: "inspiration" | "session", templates: readonly Template[]) =>
    page(`${kind}s`, interfaceFile, text("listing", `${kind}s`), text("listing", `${kind}sPageDescription`), () => ({
      screen: "listing",
      kind,
      cards: maker.cards(templates),
    }));

  return [
    page("home", interfaceFile, text("home", "title"), text("home", "pageDescription"), () => ({
      screen: "home",
      highlights: dealHighlights(maker.cards(catalogue.inspirations)),
      counts: {
        inspiration: maker.cards(catalogue.inspirations).length,
        session: maker.cards(catalogue.sessions).length,
      },
      news: catalogue.news.slice(0, 3).map(({ date, link, words }) => {
        const url = link === undefined ? undefined : maker.addresses.resolve(link, locale);
        const { title, text: prose } = words[locale];
        return { title, text: maker.prose(prose), date: maker.date(date), ...(url !== undefined && { url }) };
      }),
      about: aboutTopics.map((id) => ({ id, title: discover[id].title, short: discover[id].short })),
    })),
    listing("inspiration", catalogue.inspirations),
    listing("session", catalogue.sessions),
    page("discover", `content/discover/${locale}.yaml`, discover.title, discover.description, () => ({
      screen: "discover",
      title: discover.title,
      intro: maker.prose(discover.intro),
      topics: aboutTopics.map((id) => {
        const { title, text: prose, points } = discover[id];
        return { id, title, text: maker.prose(prose), points };
      }),
      call: discover.call,
    })),
  ];
}

function templatePage(template: Template, maker: PageMaker): PagePlan {
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

/** Hosts look for the page of an address that does not exist at the root, or nearest to that address. */
function notFoundPages(messages: Record<Locale, InterfaceMessages>): PagePlan[] {
  const page = (path: string, locale: Locale): PagePlan => {
    const text = textsOf(messages[locale]);
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
