import { isPlaceholder } from "../placeholder.ts";
import type { Problem } from "../problem.ts";
import type { Work } from "../texts.ts";
import { checkDrawnLetters } from "./drawn-letters.ts";
import { checkForeignTitles } from "./foreign-titles.ts";
import { checkHiddenCharacters } from "./hidden-characters.ts";
import { checkLanguage } from "./language.ts";
import { checkLiterals } from "./literals.ts";
import { checkMarkup } from "./markup.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkTypography } from "./typography.ts";
import { checkUntranslated } from "./untranslated.ts";

/** Runs the checks that need no more than a text; the targets of its links are checked in `links.ts`. */
export function checkTexts(work: Work): Problem[] {
  const written = work.texts.filter((text) => !isPlaceholder(text.written));
  return [
    ...checkPlaceholders(work),
    ...checkMarkup(written),
    ...checkForeignTitles(work),
    ...checkLiterals(written),
    ...checkDrawnLetters(written),
    ...checkHiddenCharacters(written),
    ...checkLanguage(written),
    ...checkUntranslated(written),
    ...checkTypography(written),
  ];
}
