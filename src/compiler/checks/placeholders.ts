import type { Locale } from "../../domain/locale.ts";
import type { CommonWords } from "../../domain/template.ts";
import { entriesOf } from "../content.ts";
import type { ParsedFile } from "../parse-file.ts";
import { isPlaceholder, placeholderMark, placeholderSlugStart } from "../placeholder.ts";
import { type Problem, quote } from "../problem.ts";
import type { Work } from "../texts.ts";

/** Reports the TODO marks of a new template. No other check judges texts that begin with one. */
export function checkPlaceholders({ template, texts }: Work): Problem[] {
  const ofTexts = texts
    .filter(({ written }) => isPlaceholder(written))
    .map(({ source, field, written }) => {
      const wanted = written.slice(placeholderMark.length).trim();
      return source.problem(field, "a placeholder", `write ${wanted === "" ? "this text" : wanted}`);
    });
  const ofSlugs = entriesOf<Locale, ParsedFile<CommonWords>>(template?.words ?? {}).flatMap(
    ([locale, { source, fields }]) =>
      fields.slug?.startsWith(placeholderSlugStart)
        ? [source.problem(["slug"], quote(fields.slug), `write a slug in ${locale}`)]
        : [],
  );
  return [...ofTexts, ...ofSlugs];
}
