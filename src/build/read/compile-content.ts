import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { arrangeCatalogue, assembleVocabulary, isVocabularyWhole } from "../../compiler/assemble.ts";
import { sourceIn } from "../../compiler/compile.ts";
import { compileSite, judgeConnections, judgeReadyPlans } from "../../compiler/compile-site.ts";
import { arrangeProblems } from "../../compiler/problem.ts";
import type { TemplateFolder } from "../../compiler/read-content.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import { referenceTo } from "../../domain/template.ts";
import { isHidden, listFiles } from "../cache/list-files.ts";
import { hashOf } from "../cache/result-cache.ts";
import { hashFiles, hashSources } from "../cache/source-hash.ts";
import { type TemplateSummary, templateCache } from "../cache/template-cache.ts";
import type { CachedCatalogue, CachedTemplate, SearchBodies } from "../pages/cached-templates.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { ContentError } from "./read-site-content.ts";

export interface CompiledContent {
  catalogue: CachedCatalogue;
  searchBodies: Record<Locale, SearchBodies>;
  /** How many templates were not in the cache. */
  compiledTemplates: number;
}

interface KnownTemplate {
  cacheKey: string;
  summary: TemplateSummary;
}

/** Compiles the templates that are not in the cache. References between templates are checked each time, for all. */
export async function compileContent(
  contentFolder: string,
  pool: Pick<WorkerPool, "compile">,
): Promise<CompiledContent> {
  const site = compileSite(contentFolder);
  const surroundings = hashOf([hashSources(), hashFiles(contentFolder, listShared(contentFolder))]);
  const templates = site.templateFolders.map((folder) => {
    const cacheKey = hashTemplate(folder, surroundings);
    return { folder, cacheKey, summary: templateCache.find(cacheKey) };
  });
  const changed = templates.filter(({ summary }) => !summary);
  const vocabulary = isVocabularyWhole(site.content) && assembleVocabulary(site.content.vocabulary);
  const compiled = await pool.compile(
    changed.map(({ folder, cacheKey }) => ({ folder, cacheKey, ids: site.ids, ...(vocabulary && { vocabulary }) })),
  );
  const results = new Map(changed.map(({ cacheKey }, index) => [cacheKey, compiled[index]]));

  const known = templates.flatMap(({ cacheKey, summary = results.get(cacheKey)?.summary }): KnownTemplate[] =>
    summary ? [{ cacheKey, summary }] : [],
  );
  const broken = compiled.filter(({ summary }) => !summary);
  const connections = [...known.map(({ summary }) => summary), ...broken].map((each) => each.connections);
  const problems = [
    ...site.problems,
    ...broken.flatMap((each) => each.problems),
    ...judgeConnections(site, connections, sourceIn(contentFolder)),
    ...judgeReadyPlans(
      site,
      known.map(({ summary }) => summary.outline),
    ),
  ];
  if (problems.length > 0) throw new ContentError(arrangeProblems(problems));

  const outlines = known.map(
    ({ cacheKey, summary }): CachedTemplate => ({ ...summary.outline, cacheKey, picture: summary.picture }),
  );
  return {
    catalogue: arrangeCatalogue(site.content, outlines),
    searchBodies: searchBodiesOf(known),
    compiledTemplates: changed.length,
  };
}

function searchBodiesOf(templates: readonly KnownTemplate[]): Record<Locale, SearchBodies> {
  const inLocale = (locale: Locale) =>
    templates.flatMap(({ summary: { outline, searchBodies } }) => {
      const body = searchBodies[locale];
      return body ? [[referenceTo(outline), body]] : [];
    });
  const entries = locales.map((locale) => [locale, Object.fromEntries(inLocale(locale))]);
  return Object.fromEntries(entries) as Record<Locale, SearchBodies>;
}

/** The content that templates are judged and drawn with, by its folders. */
const sharedFolders = ["vocabulary", "interface"];

/** Its files. Those at the root of the content, such as a README, are for people alone. */
function listShared(contentFolder: string): string[] {
  return sharedFolders
    .filter((name) => statSync(path.join(contentFolder, name), { throwIfNoEntry: false })?.isDirectory())
    .flatMap((name) => listFiles(path.join(contentFolder, name)).map((file) => `${name}/${file}`));
}

function hashTemplate(folder: TemplateFolder, surroundings: string): string {
  const { disk } = folder;
  // The names as well: a folder inside is a mistake, even an empty one, which the list of files would not show.
  const names = readdirSync(disk).filter((name) => !isHidden(name));
  return hashOf([surroundings, referenceTo(folder), ...names.sort(), hashFiles(disk, listFiles(disk))]);
}
