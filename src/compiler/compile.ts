import type { Catalogue } from "../domain/catalogue.ts";
import { assembleCatalogue } from "./assemble.ts";
import { checkAlikeLists } from "./checks/alike-lists.ts";
import { checkBoards, type FindBoardFlaws, type FindTimelineFlaws } from "./checks/boards.ts";
import { checkCompleteLanguages } from "./checks/complete-languages.ts";
import { checkGroupSizes } from "./checks/group-sizes.ts";
import { checkInterface } from "./checks/interface-messages.ts";
import { checkLanguage } from "./checks/language.ts";
import { createLinkCheck } from "./checks/links.ts";
import { checkMarkup } from "./checks/markup.ts";
import { checkMinutes } from "./checks/minutes.ts";
import { checkMirroredLists } from "./checks/mirrored-lists.ts";
import { checkNewsLinks } from "./checks/news-links.ts";
import { checkPlaceholders } from "./checks/placeholders.ts";
import { checkReferences } from "./checks/references.ts";
import { checkRepeatedEntries } from "./checks/repeated-entries.ts";
import { checkSlugs } from "./checks/slugs.ts";
import { checkStepCounts } from "./checks/step-counts.ts";
import { checkSynonyms } from "./checks/synonyms.ts";
import { checkTypography } from "./checks/typography.ts";
import { checkUntranslated } from "./checks/untranslated.ts";
import { checkVocabularyIds } from "./checks/vocabulary-ids.ts";
import { checkWordCounts, defaultWordRanges, type WordRanges } from "./checks/word-counts.ts";
import { type Content, parseContent } from "./content.ts";
import { isPlaceholder } from "./placeholder.ts";
import { arrangeProblems, type Problem } from "./problem.ts";
import { readContent } from "./read-content.ts";
import { findWorks } from "./texts.ts";

export type { FindBoardFlaws, FindTimelineFlaws } from "./checks/boards.ts";
export type { WordRange, WordRanges } from "./checks/word-counts.ts";
export { formatProblem, type Problem } from "./problem.ts";

export interface CompileOptions {
  /** The drawing stands in the site, which the compiler does not know. */
  findBoardFlaws: FindBoardFlaws;
  findTimelineFlaws: FindTimelineFlaws;
  wordRanges?: WordRanges;
}

export type CompileResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

/** Turns the content folder into a catalogue, or into all of its problems at once. */
export async function compile(contentFolder: string, options: CompileOptions): Promise<CompileResult> {
  const files = await readContent(contentFolder);
  const content = parseContent(files);
  const problems = [
    ...files.problems,
    ...content.problems,

    ...checkCompleteLanguages(content),
    ...checkSlugs(content),
    ...checkVocabularyIds(content),
    ...checkReferences(content),
    ...checkRepeatedEntries(content),
    ...checkMirroredLists(content),
    ...checkAlikeLists(content),
    ...checkMinutes(content),
    ...checkStepCounts(content),
    ...checkGroupSizes(content),
    ...checkBoards(content, options.findBoardFlaws, options.findTimelineFlaws),
    ...checkNewsLinks(content),
    ...checkInterface(content),
    ...checkSynonyms(content),

    ...checkTexts(content, options.wordRanges ?? defaultWordRanges),
  ];
  return problems.length > 0
    ? { ok: false, problems: arrangeProblems(problems) }
    : { ok: true, catalogue: assembleCatalogue(content) };
}

function checkTexts(content: Content, wordRanges: WordRanges): Problem[] {
  const checkLinks = createLinkCheck(content);
  const problems: Problem[] = [];
  for (const work of findWorks(content)) {
    const written = work.texts.filter((text) => !isPlaceholder(text.written));
    problems.push(
      ...checkPlaceholders(work),
      ...checkWordCounts(work, wordRanges),
      ...checkMarkup(written),
      ...checkLinks(written),
      ...checkLanguage(written),
      ...checkUntranslated(written),
      ...checkTypography(written),
    );
  }
  return problems;
}
