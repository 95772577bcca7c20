/** The visitor's own kind of the page's language, such as `en-GB`, since times are written differently in it; else the language. */
export function languageTagOf(locale: string, languages: readonly string[]): string {
  return languages.find((tag) => tag.toLowerCase().split("-")[0] === locale) ?? locale;
}
