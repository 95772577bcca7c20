import { type Locale, locales } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import type { TemplateDraft } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/** The page counts the material by the facts. A number of the texts' own would soon be another one. */
export function checkCountedMaterial({ words }: TemplateDraft): Problem[] {
  return locales.flatMap((locale) => {
    const file = words[locale];
    const { onSite = [], remote = [] } = file?.fields.prerequisites ?? {};
    return Object.entries({ onSite, remote }).flatMap(([place, lines]) =>
      lines.flatMap((line, index) => {
        const counted = countedMaterial(line, locale);
        if (file === undefined || counted === undefined) return [];
        const expected = "leave the number to the page, which counts by `uses` in facts.yaml";
        return [file.source.problem(["prerequisites", place, index], quote(counted), expected)];
      }),
    );
  });
}

/** A number, and a noun of what the facts count; an adjective may stand between them. */
function countedMaterial(text: string, locale: Locale): string | undefined {
  const { material, needWords } = languages[locale];
  const number = `\\d+|${needWords.numbers.fromTwo.replaceAll(" ", "|")}`;
  return new RegExp(`(?<![\\p{L}\\d-])(?:${number})\\s+(?:\\p{L}+\\s+)?(?:${material.source})(?!\\p{L})`, "iu").exec(
    text,
  )?.[0];
}
