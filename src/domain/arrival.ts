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
  /** What the address names as `locale`: whoever leads to a template may know no more of it than its English page. */
  asked: string | null;
  stored: string | null;
  browserLanguage: string;
}

/** Which language to go on in, and which to store, when someone arrives (R4.5). Nothing named means: leave all as it is. */
export function chooseArrivalLanguage(arrival: Arrival): { apply?: Locale; store?: Locale } {
  if (!arrival.isFromOutside || arrival.isCrawler) return {};
  if (arrival.isTemplatePage) return isLocale(arrival.asked) ? applyTo(arrival, arrival.asked) : {};
  const stored = isLocale(arrival.stored) ? arrival.stored : undefined;
  const chosen = stored ?? matchBrowserLanguage(arrival.browserLanguage);
  return chosen ? { ...applyTo(arrival, chosen), ...(!stored && { store: chosen }) } : {};
}

function applyTo({ pageLocale, available }: Arrival, locale: Locale): { apply?: Locale } {
  return locale !== pageLocale && available.includes(locale) ? { apply: locale } : {};
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
