import type { TemplateOutline } from "../domain/template.ts";
import { checkSiteLanguages } from "./checks/complete-languages.ts";
import { checkHomeBoards } from "./checks/home-boards.ts";
import { checkInterface } from "./checks/interface-messages.ts";
import { checkLevelCount } from "./checks/level-count.ts";
import { checkLinks } from "./checks/links.ts";
import { checkNames } from "./checks/names.ts";
import { checkNewsLinks } from "./checks/news-links.ts";
import { checkReadyPlanSituations, checkReadyPlanTemplates } from "./checks/ready-plan-references.ts";
import { checkReadyPlansRun } from "./checks/ready-plans-run.ts";
import { checkReferences } from "./checks/references.ts";
import { checkSituationPhrases } from "./checks/situation-phrases.ts";
import { checkSituationSlugs } from "./checks/situation-slugs.ts";
import { checkSlugs } from "./checks/slugs.ts";
import { checkSynonyms } from "./checks/synonyms.ts";
import { checkTexts } from "./checks/texts.ts";
import { type VocabularyIds, vocabularyIds } from "./checks/vocabulary-ids.ts";
import { type Connections, type FindSource, type Link, linksOf } from "./connections.ts";
import { parseSiteContent, type SiteContent } from "./content.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { Problem } from "./problem.ts";
import { readSiteFiles, type TemplateFolder } from "./read-content.ts";
import { worksOfSite } from "./texts.ts";

/** All content but the templates, of which it only knows the folders. */
export interface CompiledSite {
  content: SiteContent;
  templateFolders: TemplateFolder[];
  ids: VocabularyIds;
  problems: Problem[];
  links: Link[];
}

export function compileSite(contentFolder: string): CompiledSite {
  const files = readSiteFiles(contentFolder);
  const content = parseSiteContent(files);
  const works = worksOfSite(content);
  const ids = vocabularyIds(content);
  const written = works.flatMap(({ texts }) => texts).filter((text) => !isPlaceholder(text.written));
  return {
    content,
    templateFolders: files.templateFolders,
    ids,
    problems: [
      ...files.problems,
      ...content.problems,
      ...checkSiteLanguages(content),
      ...checkInterface(content),
      ...checkSynonyms(content),
      ...checkSituationPhrases(content),
      ...checkSituationSlugs(content),
      ...checkReadyPlanSituations(content, ids.situations),
      ...checkLevelCount(content),
      ...works.flatMap(checkTexts),
    ],
    links: linksOf(written),
  };
}

/** Judges templates together: addresses and names that two of them take, references to templates that do not exist. */
export function judgeConnections(
  { content, links }: CompiledSite,
  templates: readonly Connections[],
  sourceOf: FindSource,
): Problem[] {
  return [
    ...checkSlugs(templates, sourceOf),
    ...checkNames(templates, sourceOf),
    ...checkReferences(templates, sourceOf),
    ...checkNewsLinks(content, templates),
    ...checkHomeBoards(content, templates),
    ...checkReadyPlanTemplates(content, templates),
    ...checkLinks([...links, ...templates.flatMap((template) => template.links)], templates, sourceOf),
  ];
}

/** Judges plans by the templates that they are made of. Only sound templates are passed, because the others have problems of their own. */
export function judgeReadyPlans({ content }: CompiledSite, sound: readonly TemplateOutline[]): Problem[] {
  return checkReadyPlansRun(content, sound);
}
