import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { arrangeCatalogue } from "../compiler/assemble.ts";
import { sourceIn } from "../compiler/compile.ts";
import { compileSite, judgeConnections } from "../compiler/compile-site.ts";
import { arrangeProblems } from "../compiler/problem.ts";
import type { TemplateFolder } from "../compiler/read-content.ts";
import { referenceTo } from "../domain/template.ts";
import type { Crew } from "./crew/crew.ts";
import type { CompileFrame, CompileJob } from "./crew/hand.ts";
import type { KeptCatalogue, KeptTemplate } from "./kept-library.ts";
import { listFiles } from "./list-files.ts";
import { ContentError } from "./read-site-content.ts";
import { hashOf } from "./result-cache.ts";
import { hashFiles, hashSources } from "./source-hash.ts";
import { type TemplateSummary, templateStore } from "./template-store.ts";

export interface CompiledContent {
  catalogue: KeptCatalogue;
  /** By reference. */
  summaries: ReadonlyMap<string, TemplateSummary>;
  /** A hash of the code and of all content that is not a template: whatever may show on any page. */
  surroundings: string;
}

/** Only templates that have changed are read and judged; what they have to do with each other is judged each time. */
export async function compileContent(contentFolder: string, crew: Pick<Crew, "compile">): Promise<CompiledContent> {
  const site = compileSite(contentFolder);
  const surroundings = hashOf([hashSources(), hashFiles(contentFolder, listSiteFiles(contentFolder))]);
  const jobs = site.templateFolders.map((folder) => ({ folder, source: hashTemplate(folder, surroundings) }));

  const summaries = new Map<string, TemplateSummary>();
  const changed: CompileJob[] = [];
  for (const job of jobs) {
    const summary = templateStore.find(job.source);
    if (summary) summaries.set(referenceTo(job.folder), summary);
    else changed.push(job);
  }
  const frame: CompileFrame = {
    ids: site.ids,
    ...(site.problems.length === 0 && { vocabulary: arrangeCatalogue(site.content, []).vocabulary }),
  };
  const compiled = await crew.compile(changed, frame);
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
  return { catalogue: { ...arrangeCatalogue(site.content, templates), byReference }, summaries, surroundings };
}

const templateAreas = ["inspirations", "sessions"];

/** Without looking at any. */
export function countTemplates(contentFolder: string): number {
  const areas = templateAreas.map((area) => path.join(contentFolder, area)).filter((area) => existsSync(area));
  return areas.reduce((sum, area) => sum + readdirSync(area).length, 0);
}

function listSiteFiles(contentFolder: string): string[] {
  const places = readdirSync(contentFolder).filter((name) => !templateAreas.includes(name));
  return places.sort().flatMap((name) => {
    const place = path.join(contentFolder, name);
    return statSync(place).isDirectory() ? listFiles(place).map((file) => `${name}/${file}`) : [name];
  });
}

function hashTemplate(folder: TemplateFolder, surroundings: string): string {
  const { disk } = folder;
  // The names by themselves: a folder has no business there, not even an empty one, which those who read the files say.
  return hashOf([surroundings, referenceTo(folder), ...readdirSync(disk).sort(), hashFiles(disk, listFiles(disk))]);
}
