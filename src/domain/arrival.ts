import { defaultLocale, isLocale, type Locale, matchBrowserLanguage } from "./locale.ts";

/** The facts about a visitor and a page that decide the language on arriving. */
export interface Arrival {
  pageLocale: Locale;
  /** The languages that the page exists in. */
  available: readonly Locale[];
  isTemplatePage: boolean;
  /** False for a click inside the site, a reload, and going back or forward. */
  isFromOutside: boolean;
  isCrawler: boolean;
  /** The `locale` parameter of the address: those who link to a template may know only its English page. */
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

interface MissedArrival extends Pick<Arrival, "isFromOutside" | "isCrawler" | "stored" | "browserLanguage"> {
  /** The language that the address names. */
  prefix: Locale | undefined;
}

/**
 * In which language to show the not-found page, which has no address of its own in each (R4.7), and which to store: a match, as on
 * all pages that a visitor arrives at (R4.5).
 */
export function chooseNotFoundLanguage(arrival: MissedArrival): { show: Locale; store?: Locale } {
  const { isFromOutside, isCrawler, prefix, stored, browserLanguage } = arrival;
  if (prefix) return { show: prefix };
  if (isLocale(stored)) return { show: stored };
  const match = matchBrowserLanguage(browserLanguage);
  return { show: match ?? defaultLocale, ...(match && isFromOutside && !isCrawler && { store: match }) };
}

/**
 * The marks that crawlers alone put anywhere: `compatible`, the address of their page, their name after `like Gecko` or with a version.
 * Browsers said `compatible` as well, until none of this code ran in them.
 */
const marks = /compatible;|https?:|gecko; |bot[-a-z]*\/\d/i;

/** The names that are crawlers' where no device is named. `facebookexternalhit` and others fetch what is shared. */
const names = /bot\b|crawl|spider|slurp|lighthouse|preview|external|google[-o]/i;

/** The parts in brackets, where devices and apps are named: a telephone may be a `CUBOT`, an `M bot 60` or a `Spider 8`. */
const brackets = /[([][^)\]]*[)\]]/g;

export function isCrawler(userAgent: string): boolean {
  return marks.test(userAgent) || names.test(userAgent.replace(brackets, ""));
}
