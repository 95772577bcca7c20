import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { contentFolder } from "../folders.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { templatesInMemory } from "../pages/template-source.ts";
import { Pictures } from "../pictures/pictures.ts";
import { type BuildTools, drawLogos, loadBuildTools, prepareBuild } from "../workers/build-tools.ts";
import { PageWriter } from "../write/page-writer.ts";
import { buildSiteFolder } from "../write/site-folder.ts";
import { prepareFrame } from "../write/site-frame.ts";
import { readCatalogue } from "./test-catalogue.ts";

/** The project's own templates in memory, to make others of, and what sites are made with. */
export interface RealContent {
  tools: BuildTools;
  catalogue: Catalogue;
}

export async function readRealContent(config: SiteConfig): Promise<RealContent> {
  const tools = await loadBuildTools(await prepareBuild(contentFolder, config));
  return { tools, catalogue: readCatalogue(contentFolder, tools.renderer) };
}

interface PublishOrder extends RealContent {
  outFolder: string;
  locale: Locale;
}

/**
 * A catalogue in memory becomes a site in one language, without pictures as PNG and compressed copies. What visitors get is made by
 * `build-site.ts`, which holds no more of a site in memory than it must.
 */
export async function publishSite({ tools, catalogue, outFolder, locale }: PublishOrder): Promise<void> {
  const { config, messages, renderer } = tools;
  await buildSiteFolder(outFolder, async (folders) => {
    const frame = await prepareFrame({ inputs: tools, catalogue, folders, isLight: true });
    const pictures = new Pictures(catalogue.vocabulary, renderer);
    const templates = templatesInMemory(catalogue, pictures);
    const planner = new PagePlanner({ templates, messages, pictures, config, inLocales: [locale] });
    const plans = planner.all();
    const writer = new PageWriter(frame.pages, renderer);
    const pages = await writer.write(plans, drawLogos(tools));
    await frame.copyPublic([...pages, ...(await frame.write(plans, templates))]);
  });
}
