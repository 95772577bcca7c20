import { locales } from "../../domain/locale.ts";
import { groupBy } from "../grouping.ts";
import { readableText } from "../messages.ts";
import { count, type Problem } from "../problem.ts";
import { mayBeForeign, type Text } from "../texts.ts";

/** Shorter texts may well be the same in two languages; so may three words, in Spanish and Portuguese. */
const fewestCharacters = 25;
const fewestWords = 4;

/** A long text that stands in two languages was left untranslated in one of them; English is believed first. */
export function checkUntranslated(texts: Text[]): Problem[] {
  const suspects = texts.filter((text) => !mayBeTheSame(text));
  const groups = groupBy(suspects, ({ work, written }) => `${work}\n${written.trim()}`);
  return [...groups.values()].flatMap((group) => {
    const [original, ...copies] = group.sort((a, b) => rank(a) - rank(b));
    return copies
      .filter(({ locale }) => locale !== original?.locale)
      .map(({ source, field, written, locale }) =>
        source.problem(
          field,
          `the same ${count(written.length, "character")} as in ${original?.locale}`,
          `write this text in ${locale}`,
        ),
      );
  });
}

function mayBeTheSame(text: Text): boolean {
  // The cases of a message repeat each other: "1 vote, 2 votes" says little more than "votes".
  const plain = text.markup === "message" ? (readableText(text.written, "other") ?? "") : text.plain;
  const isShort = plain.length < fewestCharacters || plain.trim().split(/\s+/).length < fewestWords;
  return isShort || text.field[0] === "name" || mayBeForeign(text);
}

function rank({ locale }: Text): number {
  return locale === "en" ? -1 : locales.indexOf(locale);
}
