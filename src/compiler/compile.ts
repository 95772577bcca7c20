import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Catalogue } from "../domain/catalogue.ts";
import { referenceTo, type Template } from "../domain/template.ts";
import { arrangeCatalogue } from "./assemble.ts";
import { type CompiledSite, compileSite, judgeConnections } from "./compile-site.ts";
import { type CompileOptions, compileTemplate } from "./compile-template.ts";
import type { Connections, FindSource } from "./connections.ts";
import { arrangeProblems, type Problem } from "./problem.ts";
import type { TemplateFolder } from "./read-content.ts";
import { readSource } from "./source-file.ts";

export type CompileResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[]; sound?: Catalogue };

/**
 * Turns the content folder into a catalogue, or into all of its problems at once: then also into one of what is sound, where all
 * that is wrong stands in templates that no other names, such as one that has been begun.
 */
export function compile(contentFolder: string, options: CompileOptions): CompileResult {
  const site = compileSite(contentFolder);
  const problems: Problem[] = [];
  const connections: Connections[] = [];
  const templates: Template[] = [];
  for (const folder of site.templateFolders) {
    const compiled = compileTemplate(folder, site.ids, options);
    problems.push(...compiled.problems);
    connections.push(compiled.connections);
    if (compiled.template) templates.push(compiled.template);
  }
  problems.push(...site.problems, ...judgeConnections(site, connections, sourceIn(contentFolder)));
  const catalogueOf = (sound: Template[]) => arrangeCatalogue(site.content, sound) as Catalogue;
  if (problems.length === 0) return { ok: true, catalogue: catalogueOf(templates) };
  const flawed = flawedAlone(site, connections, problems);
  return {
    ok: false,
    problems: arrangeProblems(problems),
    ...(flawed && { sound: catalogueOf(templates.filter((template) => !flawed.has(referenceTo(template)))) }),
  };
}

/** The templates that have a problem; undefined if anything else has one, or refers to one of these. */
function flawedAlone(
  { content, links, templateFolders }: CompiledSite,
  templates: readonly Connections[],
  problems: readonly Problem[],
): ReadonlySet<string> | undefined {
  const isIn = (folder: TemplateFolder) => (problem: Problem) => problem.file.startsWith(`${folder.path}/`);
  const folders = templateFolders.filter((folder) => problems.some(isIn(folder)));
  if (!problems.every((problem) => folders.some((folder) => isIn(folder)(problem)))) return undefined;
  const flawed = new Set<string>(folders.map(referenceTo));
  const others = templates.filter((template) => !flawed.has(referenceTo(template)));
  const named = [
    ...[...links, ...others.flatMap((other) => [...other.links, ...other.recommendations])].map(({ to }) => to),
    ...others.flatMap(({ activities }) => activities.map(({ to }) => `inspiration:${to}`)),
    ...content.news.map(({ facts }) => facts?.fields.link),
  ];
  return named.some((to) => to !== undefined && flawed.has(to)) ? undefined : flawed;
}

/** Reads a file again to tell the line of a problem, since to keep all files would take much memory. */
export function sourceIn(contentFolder: string): FindSource {
  return (path) => readSource(path, readFileSync(join(dirname(contentFolder), path), "utf8")).source;
}
