import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { contentFolder } from "../folders.ts";
import { libraryOf } from "../pages/library.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { Pictures } from "../pictures/pictures.ts";
import { drawLogos, enterWorkshop, prepareBuild, type Workshop } from "../workers/workshop.ts";
import { PageWriter } from "../write/page-writer.ts";
import { buildSiteFolder } from "../write/site-folder.ts";
import { prepareFrame } from "../write/site-frame.ts";
import { readCatalogue } from "./test-catalogue.ts";

/** The project's own templates in memory, to make others of, and what sites are made with. */
export interface RealContent {
  workshop: Workshop;
  catalogue: Catalogue;
}

export async function readRealContent(config: SiteConfig): Promise<RealContent> {
  const workshop = await enterWorkshop(await prepareBuild(contentFolder, config));
  return { workshop, catalogue: readCatalogue(contentFolder, workshop.renderer) };
}

interface PublishOrder extends RealContent {
  outFolder: string;
  locale: Locale;
}

/**
 * A catalogue in memory becomes a site in one language, without pictures as PNG and compressed copies. What visitors get is made by
 * `build-site.ts`, which holds no more of a site in memory than it must.
 */
export async function publishSite({ workshop, catalogue, outFolder, locale }: PublishOrder): Promise<void> {
  const { config, messages, renderer } = workshop;
  await buildSiteFolder(outFolder, async (folders) => {
    const frame = await prepareFrame({ inputs: workshop, catalogue, folders, isLight: true });
    const pictures = new Pictures(catalogue.vocabulary, renderer);
    const library = libraryOf(catalogue, pictures);
    const planner = new PagePlanner({ library, messages, pictures, brand: config.brand, inLocales: [locale] });
    const plans = planner.all();
    const writer = new PageWriter(frame.pages, renderer);
    const others = [...(await writer.write(plans, drawLogos(workshop))), ...(await frame.write(plans))];
    const files = [...others, ...(await frame.copyPublic(others))];
    return { report: undefined, addresses: files.map(({ address }) => address) };
  });
}
