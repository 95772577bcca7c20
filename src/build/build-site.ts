import type { SiteConfig } from "../domain/site-config.ts";
import { templateCache } from "./cache/template-cache.ts";
import { copyCache } from "./hosting/compress.ts";
import { PageAssemblyError } from "./pages/assemble-pages.ts";
import { cachedTemplates } from "./pages/cached-templates.ts";
import { PagePlanner } from "./pages/plan-pages.ts";
import { rasterCache } from "./pictures/rasterise.ts";
import { compileContent } from "./read/compile-content.ts";
import { searchIndexCache } from "./search-index/search-index-cache.ts";
import { Stopwatch } from "./stopwatch.ts";
import { prepareBuild } from "./workers/build-tools.ts";
import { sharePages } from "./workers/share-pages.ts";
import { WorkerPool } from "./workers/worker-pool.ts";
import { buildSiteFolder } from "./write/site-folder.ts";
import { prepareFrame } from "./write/site-frame.ts";

export interface BuildOrder {
  contentFolder: string;
  outFolder: string;
  config: SiteConfig;
  /** Leaves out pictures as PNG and compressed copies, which take most of the time. For measuring the rest. */
  isLight?: boolean;
}

export interface BuildReport {
  pages: number;
  templates: number;
  /** The templates that were not in the cache. */
  compiledTemplates: number;
  hash: string;
  /** Whether the page about privacy says who is responsible for the site. */
  namesOperator: boolean;
  /** How long each stage took, in milliseconds. */
  stages: ReadonlyMap<string, number>;
}

/**
 * Builds the site from the content. Makes all pages, and takes from caches what is slow to make. If something in the content
 * is wrong, throws a ContentError or a PageAssemblyError, and leaves the previous site in place.
 */
export async function buildSite({
  contentFolder,
  outFolder,
  config,
  isLight = false,
}: BuildOrder): Promise<BuildReport> {
  const watch = new Stopwatch();
  const inputs = await watch.time("prepare", () => prepareBuild(contentFolder, config));
  const pool = new WorkerPool(inputs);
  try {
    const content = await watch.time("compile", () => compileContent(contentFolder, pool));
    const { catalogue, compiledTemplates } = content;
    const report = await buildSiteFolder(outFolder, async (folders) => {
      const frame = await watch.time("bundle", () => prepareFrame({ inputs, catalogue, folders, isLight }));
      const tasks = sharePages(content, pool.threads).map((pages) => ({ pages, catalogue, settings: frame.pages }));
      const written = await watch.time("pages", () => pool.writePages(tasks));
      const failures = written.flatMap((pages) => pages.failures);
      if (failures.length > 0) throw new PageAssemblyError(failures.sort());
      const { messages } = inputs;
      const templates = cachedTemplates(catalogue);
      const plans = new PagePlanner({ templates, messages, config }).all();
      await watch.time("frame", async () => {
        const addresses = written.flatMap((pages) => pages.addresses);
        await frame.copyPublic([...addresses, ...(await frame.write(plans, templates))]);
      });
      return {
        pages: plans.length,
        templates: catalogue.inspirations.length + catalogue.sessions.length,
        compiledTemplates,
        hash: frame.pages.hash,
        namesOperator: Object.keys(catalogue.privacy).length > 0,
        stages: watch.stages,
      };
    });
    await watch.time("prune", () =>
      Promise.all([rasterCache, copyCache, templateCache, searchIndexCache].map((cache) => cache.prune())),
    );
    return report;
  } finally {
    await pool.end();
  }
}
