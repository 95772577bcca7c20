import type { Locale } from "../../domain/locale.ts";
import type { CommonWords } from "../../domain/template.ts";
import { type Content, entriesOf } from "../content.ts";
import type { ParsedFile } from "../parse-file.ts";
import { isPlaceholder, placeholderMark, placeholderSlugStart } from "../placeholder.ts";
import { type Problem, quote } from "../problem.ts";
import type { Text } from "../texts.ts";

/** What a new template still has in the place of its texts. No other check judges these. */
export function checkPlaceholders({ templates }: Content, texts: Text[]): Problem[] {
  const ofTexts = texts
    .filter(({ written }) => isPlaceholder(written))
    .map(({ source, field, written }) => {
      const wanted = written.slice(placeholderMark.length).trim();
      return source.problem(field, "a placeholder", `write ${wanted === "" ? "this text" : wanted}`);
    });
  const ofSlugs = templates.flatMap(({ words }) =>
    entriesOf<Locale, ParsedFile<CommonWords>>(words).flatMap(([locale, { source, fields }]) =>
      fields.slug?.startsWith(placeholderSlugStart)
        ? [source.problem(["slug"], quote(fields.slug), `write a slug in ${locale}`)]
        : [],
    ),
  );
  return [...ofTexts, ...ofSlugs];
}
