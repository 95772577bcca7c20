import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";

/** Puts no-break spaces where the end of a line would part what belongs together. A number of things may leave the word before it. */
export function keepTogetherIn(locale: Locale): (text: string) => string {
  const { numberedThings, shortArticle } = languages[locale].typography;
  const number = `(?:${numberedThings.source})(?= \\d)`;
  const before = [number, ...(shortArticle ? [shortArticle.source] : [])].join("|");
  const space = new RegExp(`(?<!\\p{L})(${before}) `, "giu");
  return (text) => text.replace(space, "$1\u00a0");
}
