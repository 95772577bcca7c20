import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Template } from "../domain/template.ts";
import { arrangeCatalogue } from "./assemble.ts";
import { compileSite, judgeConnections } from "./compile-site.ts";
import { type CompileOptions, compileTemplate } from "./compile-template.ts";
import type { Connections, FindSource } from "./connections.ts";
import { arrangeProblems, type Problem } from "./problem.ts";
import { readSource } from "./source-file.ts";

export type CompileResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

/** Turns the content folder into a catalogue, or into all of its problems at once. */
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
  return problems.length > 0
    ? { ok: false, problems: arrangeProblems(problems) }
    : { ok: true, catalogue: arrangeCatalogue(site.content, templates) as Catalogue };
}

/** Reads a file again to tell the line of a problem, since to keep all files would take much memory. */
export function sourceIn(contentFolder: string): FindSource {
  return (path) => readSource(path, readFileSync(join(dirname(contentFolder), path), "utf8")).source;
}
