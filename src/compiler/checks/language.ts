import { languages } from "../../languages/languages.ts";
import { groupBy } from "../grouping.ts";
import { findOtherLanguage } from "../other-language.ts";
import { type FieldPath, type Problem, quote } from "../problem.ts";
import { mayBeForeign, type Text } from "../texts.ts";

/** Below this, a language cannot be told with certainty. */
const shortestJudged = 60;

/** Texts stand in the language of their file. Neighbouring short texts are judged together. */
export function checkLanguage(texts: Text[]): Problem[] {
  const judged = texts.filter((text) => !mayBeForeign(text) && text.field[0] !== "board");
  const isLong = ({ plain }: Text) => plain.length >= shortestJudged;
  const neighbours = groupBy(
    judged.filter((text) => !isLong(text) && text.field[0] !== "name"),
    ({ source, locale, field }) => `${source.path} ${locale} ${parentOf(field, locale).join(".")}`,
  );
  const joined = [...neighbours.values()].flatMap(([first, ...others]): Text[] =>
    first === undefined
      ? []
      : [
          {
            ...first,
            field: parentOf(first.field, first.locale),
            plain: [first, ...others].map(({ plain }) => plain).join(". "),
          },
        ],
  );
  return [...judged.filter(isLong), ...joined.filter(isLong)].flatMap(({ source, field, locale, plain }) => {
    const other = findOtherLanguage(plain, locale);
    return other === undefined
      ? []
      : [
          source.problem(
            field,
            `${languages[other].name} (${quote(`${plain.slice(0, 40).trim()}…`)})`,
            `write it in ${languages[locale].name}`,
          ),
        ];
  });
}

/** A term of the vocabulary has one text a language, under the language's code: the term is the field above the code. */
function parentOf(field: FieldPath, locale: string): FieldPath {
  return field.at(-1) === locale ? field : field.slice(0, -1);
}
