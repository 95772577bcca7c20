/** The languages of the site, in the order in which a browser's language is matched (R4.5, R3.3). */
export const locales = ["de", "en", "es", "fr", "it", "nl", "pt"] as const;

export type Locale = (typeof locales)[number];

/** The language whose addresses carry no prefix. */
export const unprefixedLocale: Locale = "en";

/** The language if nothing else tells one (R4.7). */
export const defaultLocale: Locale = "fr";

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The first supported code contained in a browser's language string such as `fr-CA` (R4.5). */
export function matchBrowserLanguage(browserLanguage: string): Locale | undefined {
  return locales.find((locale) => browserLanguage.includes(locale));
}
