import type { Template } from "../domain/template.ts";
import { assembleTemplate } from "./assemble.ts";
import { checkAlikeLists } from "./checks/alike-lists.ts";
import { checkBoards, type FindBoardFlaws, type FindTimelineFlaws } from "./checks/boards.ts";
import { checkTemplateLanguages } from "./checks/complete-languages.ts";
import { checkCountedMaterial } from "./checks/counted-material.ts";
import { checkGroupSizes } from "./checks/group-sizes.ts";
import { checkMinutes } from "./checks/minutes.ts";
import { checkMirroredLists } from "./checks/mirrored-lists.ts";
import { checkPossibleFacts } from "./checks/possible-facts.ts";
import { checkRepeatedEntries } from "./checks/repeated-entries.ts";
import { checkRunnableParts } from "./checks/runnable-parts.ts";
import { checkSourceLinks } from "./checks/source-links.ts";
import { checkStepCounts } from "./checks/step-counts.ts";
import { checkTexts } from "./checks/texts.ts";
import { checkVocabularyIds, type VocabularyIds } from "./checks/vocabulary-ids.ts";
import { type Connections, connectionsOf } from "./connections.ts";
import { parseTemplate } from "./content.ts";
import type { Problem } from "./problem.ts";
import { readTemplateFiles, type TemplateFolder } from "./read-content.ts";
import { workOf } from "./texts.ts";

export type { VocabularyIds } from "./checks/vocabulary-ids.ts";

export interface CompileOptions {
  /** The drawing stands in the site, which the compiler does not know. */
  findBoardFlaws: FindBoardFlaws;
  findTimelineFlaws: FindTimelineFlaws;
}

/** The outcome of compiling one template by its own files. */
export interface CompiledTemplate {
  problems: Problem[];
  /** To be judged beside those of all others. */
  connections: Connections;
  /** Set if there is no problem. */
  template?: Template;
}

/** Judges a template by itself; of all other content it needs the vocabulary alone. */
export function compileTemplate(folder: TemplateFolder, ids: VocabularyIds, options: CompileOptions): CompiledTemplate {
  const problems: Problem[] = [];
  const files = readTemplateFiles(folder, problems);
  const draft = parseTemplate(folder.kind, files, problems);
  const work = workOf(draft);
  problems.push(
    ...checkTemplateLanguages(draft),
    ...checkVocabularyIds(draft, ids),
    ...checkRepeatedEntries(draft),
    ...checkMirroredLists(draft),
    ...checkAlikeLists(draft),
    ...checkMinutes(draft),
    ...checkPossibleFacts(draft),
    ...checkStepCounts(draft),
    ...checkCountedMaterial(draft),
    ...checkGroupSizes(draft),
    ...checkRunnableParts(draft),
    ...checkSourceLinks(draft),
    ...checkBoards(draft, options.findBoardFlaws, options.findTimelineFlaws),
    ...checkTexts(work),
  );
  return {
    problems,
    connections: connectionsOf(draft, work.texts),
    ...(problems.length === 0 && { template: assembleTemplate(draft) }),
  };
}
