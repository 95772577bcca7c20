import { hasMarkup } from "../markdown.ts";
import { type Problem, quote } from "../problem.ts";
import type { Text } from "../texts.ts";

const closed =
  "write a link as [text](inspiration:swot), emphasis as *text* or **text**, and \\ before a sign that stands for itself";

/** Prose may use the few constructs that pages can show; a line is plain text. */
export function checkMarkup(texts: Text[]): Problem[] {
  return texts.flatMap(({ source, field, locale, markup, written, prose }) => {
    if (prose) {
      return [
        ...prose.foreignConstructs.map((construct) =>
          source.problem(field, construct, "write paragraphs, lists, **strong**, *emphasis* and links only"),
        ),
        ...prose.languages
          .filter((language) => language === locale || !isLanguage(language))
          .map((language) =>
            source.problem(
              field,
              `words in the language ${quote(language)}`,
              "write the code of another language, such as lang:ja",
            ),
          ),
        ...(prose.stray === undefined ? [] : [source.problem(field, quote(prose.stray), closed)]),
      ];
    }
    return markup === "line" && hasMarkup(written)
      ? [source.problem(field, "markup", "write plain text: this field takes no markup and no links")]
      : [];
  });
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether anybody speaks it, as far as Node knows. */
function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined;
}
