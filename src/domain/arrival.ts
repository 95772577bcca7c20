import { defaultLocale, isLocale, type Locale, matchBrowserLanguage } from "./locale.ts";

/** What is known of a visitor and a page at the moment of arriving at the site. */
export interface Arrival {
  pageLocale: Locale;
  /** The languages that the page exists in. */
  available: readonly Locale[];
  isTemplatePage: boolean;
  /** False for a click inside the site, a reload, and going back or forward. */
  isFromOutside: boolean;
  isCrawler: boolean;
  stored: string | null;
  browserLanguage: string;
}

/** Which language to go on in, and which to store, when someone arrives (R4.5). Nothing named means: leave all as it is. */
export function chooseArrivalLanguage(arrival: Arrival): { apply?: Locale; store?: Locale } {
  if (arrival.isTemplatePage || !arrival.isFromOutside || arrival.isCrawler) return {};
  const stored = isLocale(arrival.stored) ? arrival.stored : undefined;
  const chosen = stored ?? matchBrowserLanguage(arrival.browserLanguage);
  if (!chosen) return {};
  return {
    ...(chosen !== arrival.pageLocale && arrival.available.includes(chosen) && { apply: chosen }),
    ...(!stored && { store: chosen }),
  };
}

/** The language of the not-found page, which has no address of its own in each language (R4.7). */
export function chooseNotFoundLanguage(visit: {
  prefix: Locale | undefined;
  stored: string | null;
  browserLanguage: string;
}): Locale {
  if (visit.prefix) return visit.prefix;
  if (isLocale(visit.stored)) return visit.stored;
  return matchBrowserLanguage(visit.browserLanguage) ?? defaultLocale;
}
