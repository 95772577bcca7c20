import type { SiteConfig } from "../domain/site-config.ts";
import { type BuildReport, publishSite } from "./publish-site.ts";
import { readCatalogue } from "./read-site-content.ts";
import { Stopwatch } from "./stopwatch.ts";
import { openWorkshop } from "./workshop.ts";

export interface BuildOrder {
  contentFolder: string;
  outFolder: string;
  config: SiteConfig;
  /** Leaves out pictures as PNG and compressed copies, which take most of the time. For measuring the rest. */
  isLight?: boolean;
}

/** Content in, site out. Throws a ContentError or a PageAssemblyError when something in the content is wrong. */
export async function buildSite({ contentFolder, outFolder, config, isLight }: BuildOrder): Promise<BuildReport> {
  const watch = new Stopwatch();
  const workshop = await watch.time("prepare", () => openWorkshop(contentFolder, config));
  const catalogue = await watch.time("compile", () => readCatalogue(contentFolder, workshop.renderer));
  return publishSite({ workshop, catalogue, outFolder, watch, ...(isLight !== undefined && { isLight }) });
}
