import { type Problem, quote } from "../problem.ts";
import type { Text, Work } from "../texts.ts";

/** Titles in emphasis or in quotation marks that do not name their language. */
const emphasised = /\*([^*[\]]+)\*/g;
const quoted = /[«“„‘‚][\u00a0\u202f]?([^«»“”„‘‚[\]]+?)[\u00a0\u202f]?[»”“’‘]/g;
const marked = /\[([^\]]+)\]\(lang:([a-z]+)\)/g;

/**
 * A title that stands in the English file as well is no word of this language: voices that read the page aloud must be told. Titles
 * of one word are names as often as not.
 */
export function checkForeignTitles({ template, texts }: Work): Problem[] {
  if (template === undefined) return [];
  const sources = texts.filter(({ field }) => field[0] === "sources");
  const languages = new Map<string, string>();
  for (const { written } of sources.filter(({ locale }) => locale === "en")) {
    for (const title of titlesIn(written)) languages.set(title, "en");
    for (const [, words = "", language = ""] of written.matchAll(marked)) languages.set(words, language);
  }
  return sources.flatMap((text) => (text.locale === "en" ? [] : problemsOf(text, languages)));
}

function problemsOf({ source, field, locale, written }: Text, languages: ReadonlyMap<string, string>): Problem[] {
  return titlesIn(written).flatMap((title) => {
    const language = languages.get(title);
    if (language === undefined || language === locale) return [];
    return [source.problem(field, `${quote(title)} in another language`, `write [${title}](lang:${language})`)];
  });
}

function titlesIn(written: string): string[] {
  return [emphasised, quoted]
    .flatMap((pattern) => [...written.matchAll(pattern)].map(([, title = ""]) => title.trim()))
    .filter((title) => title.includes(" "));
}
