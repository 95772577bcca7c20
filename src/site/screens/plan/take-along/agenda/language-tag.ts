/**
 * The visitor's own kind of the page's language, such as `en-GB`, because kinds of a language write times differently. If they have none,
 * the language itself.
 */
export function languageTagOf(locale: string, languages: readonly string[]): string {
  return languages.find((tag) => tag.toLowerCase().split("-")[0] === locale) ?? locale;
}
