import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Catalogue } from "../domain/catalogue.ts";
import { templateOfBlock } from "../domain/plan/template-of-block.ts";
import { referenceTo, type Template } from "../domain/template.ts";
import { arrangeCatalogue } from "./assemble.ts";
import { type CompiledSite, compileSite, judgeConnections, judgeReadyPlans } from "./compile-site.ts";
import { type CompileOptions, compileTemplate } from "./compile-template.ts";
import type { Connections, FindSource } from "./connections.ts";
import { entriesOf } from "./content.ts";
import { arrangeProblems, type Problem } from "./problem.ts";
import { readSource } from "./source-file.ts";

export type CompileResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[]; sound?: Catalogue };

/**
 * Turns the content folder into a catalogue, or else into all of its problems at once. If these stand only in news, in plans, and in
 * templates that nothing else names, such as one that has been begun, a catalogue of all that is sound comes with them.
 */
export function compile(contentFolder: string, options: CompileOptions): CompileResult {
  const site = compileSite(contentFolder);
  const problems: Problem[] = [];
  const connections: Connections[] = [];
  const templates = new Map<string, Template>();
  for (const folder of site.templateFolders) {
    const compiled = compileTemplate(folder, site.ids, options);
    problems.push(...compiled.problems);
    connections.push(compiled.connections);
    if (compiled.template) templates.set(folder.path, compiled.template);
  }
  problems.push(
    ...site.problems,
    ...judgeConnections(site, connections, sourceIn(contentFolder)),
    ...judgeReadyPlans(site, [...templates.values()]),
  );
  const catalogueWithout = (flawed: ReadonlySet<string>) => {
    const news = site.content.news.filter(({ path }) => !flawed.has(path));
    const sound = [...templates].filter(([path]) => !flawed.has(path)).map(([, template]) => template);
    const plans = Object.fromEntries(
      entriesOf(site.content.plans).filter(([, { source }]) => !flawed.has(source.path)),
    );
    return arrangeCatalogue({ ...site.content, news, plans }, sound) as Catalogue;
  };
  if (problems.length === 0) return { ok: true, catalogue: catalogueWithout(new Set()) };
  const flawed = flawedAlone(site, connections, problems);
  return { ok: false, problems: arrangeProblems(problems), ...(flawed && { sound: catalogueWithout(flawed) }) };
}

/**
 * The paths of news, plans and templates that have a problem; undefined if anything else has one, or if anything sound names one of these
 * templates.
 */
function flawedAlone(
  { content, links, templateFolders }: CompiledSite,
  templates: readonly Connections[],
  problems: readonly Problem[],
): ReadonlySet<string> | undefined {
  const isIn = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`);
  const hasProblem = ({ path }: { path: string }) => problems.some(({ file }) => isIn(path)(file));
  const flawedTemplates = templateFolders.filter(hasProblem);
  const plans = entriesOf(content.plans).map(([, { source, fields }]) => ({ path: source.path, fields }));
  const flawed = [...flawedTemplates, ...[...content.news, ...plans].filter(hasProblem)].map(({ path }) => path);
  const isFlawed = (file: string) => flawed.some((path) => isIn(path)(file));
  if (!problems.every(({ file }) => isFlawed(file))) return undefined;

  const leftOut = new Set<string>(flawedTemplates.map(referenceTo));
  const others = templates.filter((template) => !leftOut.has(referenceTo(template)));
  const soundLinks = links.filter(({ file }) => !isFlawed(file));
  const named = [
    ...[...soundLinks, ...others.flatMap((other) => [...other.links, ...other.recommendations])].map(({ to }) => to),
    ...others.flatMap(({ activities }) => activities.map(({ to }) => `inspiration:${to}`)),
    ...content.news.filter(({ path }) => !isFlawed(path)).map(({ facts }) => facts?.fields.link),
    ...plans.filter(({ path }) => !isFlawed(path)).flatMap(({ fields }) => (fields.blocks ?? []).map(templateOfBlock)),
  ];
  return named.some((to) => to !== undefined && leftOut.has(to)) ? undefined : new Set(flawed);
}

/** Reads a file again to tell the line of a problem, since to keep all files would take much memory. */
export function sourceIn(contentFolder: string): FindSource {
  return (path) => readSource(path, readFileSync(join(dirname(contentFolder), path), "utf8")).source;
}
