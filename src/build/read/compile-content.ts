import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { arrangeCatalogue, assembleVocabulary, isVocabularyWhole } from "../../compiler/assemble.ts";
import { sourceIn } from "../../compiler/compile.ts";
import { compileSite, judgeConnections } from "../../compiler/compile-site.ts";
import { arrangeProblems } from "../../compiler/problem.ts";
import type { TemplateFolder } from "../../compiler/read-content.ts";
import { referenceTo } from "../../domain/template.ts";
import { isHidden, listFiles } from "../cache/list-files.ts";
import { hashOf } from "../cache/result-cache.ts";
import { hashFiles, hashSources } from "../cache/source-hash.ts";
import { type TemplateSummary, templateStore } from "../cache/template-store.ts";
import type { KeptCatalogue, KeptTemplate } from "../pages/kept-library.ts";
import type { Crew } from "../workers/crew.ts";
import type { CompileJob, JudgingContext } from "../workers/hand.ts";
import { ContentError } from "./read-site-content.ts";

export interface CompiledContent {
  catalogue: KeptCatalogue;
  /** By reference. */
  summaries: ReadonlyMap<string, TemplateSummary>;
  /** A hash of what may show on any page, and of what templates are judged beside: the code, the vocabulary, the interface. */
  surroundings: string;
  /** A hash of all other content that is not a template: news and the rest show only on pages that are about no one template. */
  besides: string;
}

/** Only templates that have changed are read and judged; what they have to do with each other is judged each time. */
export async function compileContent(contentFolder: string, crew: Pick<Crew, "compile">): Promise<CompiledContent> {
  const site = compileSite(contentFolder);
  const { everywhere, elsewhere } = listSiteFiles(contentFolder);
  const surroundings = hashOf([hashSources(), hashFiles(contentFolder, everywhere)]);
  const besides = hashFiles(contentFolder, elsewhere);
  const jobs = site.templateFolders.map((folder) => ({ folder, source: hashTemplate(folder, surroundings) }));

  const summaries = new Map<string, TemplateSummary>();
  const changed: CompileJob[] = [];
  for (const job of jobs) {
    const summary = templateStore.find(job.source);
    if (summary) summaries.set(referenceTo(job.folder), summary);
    else changed.push(job);
  }
  const context: JudgingContext = {
    ids: site.ids,
    ...(isVocabularyWhole(site.content) && { vocabulary: assembleVocabulary(site.content.vocabulary) }),
  };
  const compiled = await crew.compile(changed, context);
  for (const { summary } of compiled) if (summary) summaries.set(referenceTo(summary.outline), summary);

  const known = jobs.flatMap(({ folder }) => summaries.get(referenceTo(folder)) ?? []);
  const broken = compiled.filter(({ summary }) => !summary);
  const connections = [...known, ...broken].map((each) => each.connections);
  const problems = [
    ...site.problems,
    ...broken.flatMap((each) => each.problems),
    ...judgeConnections(site, connections, sourceIn(contentFolder)),
  ];
  if (problems.length > 0) throw new ContentError(arrangeProblems(problems));

  const templates = known.map(({ outline, source, picture }): KeptTemplate => ({ ...outline, source, picture }));
  const byReference = new Map(templates.map((template) => [referenceTo(template), template]));
  const catalogue = { ...arrangeCatalogue(site.content, templates), byReference };
  return { catalogue, summaries, surroundings, besides };
}

const templateAreas = ["inspirations", "sessions"];

/** Without looking at any. */
export function countTemplates(contentFolder: string): number {
  const areas = templateAreas.map((area) => path.join(contentFolder, area)).filter((area) => existsSync(area));
  return areas.reduce((sum, area) => sum + readdirSync(area).length, 0);
}

/** The content that a template's pages may show, by its places. */
const areasEverywhere = ["vocabulary", "interface"];

/** All files that are not a template's. Those beside the folders say something to people alone. */
function listSiteFiles(contentFolder: string): Record<"everywhere" | "elsewhere", string[]> {
  const areas = readdirSync(contentFolder).filter((name) => !templateAreas.includes(name) && !isHidden(name));
  areas.sort();
  const filesOf = (area: string) => {
    const place = path.join(contentFolder, area);
    return statSync(place).isDirectory() ? listFiles(place).map((file) => `${area}/${file}`) : [];
  };
  const isEverywhere = (area: string) => areasEverywhere.includes(area);
  return {
    everywhere: areas.filter(isEverywhere).flatMap(filesOf),
    elsewhere: areas.filter((area) => !isEverywhere(area)).flatMap(filesOf),
  };
}

function hashTemplate(folder: TemplateFolder, surroundings: string): string {
  const { disk } = folder;
  // The names by themselves: a folder has no business there, not even an empty one, which those who read the files say.
  const names = readdirSync(disk).filter((name) => !isHidden(name));
  return hashOf([surroundings, referenceTo(folder), ...names.sort(), hashFiles(disk, listFiles(disk))]);
}
