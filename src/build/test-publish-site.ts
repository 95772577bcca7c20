import type { Catalogue } from "../domain/catalogue.ts";
import type { Locale } from "../domain/locale.ts";
import { libraryOf } from "./library.ts";
import { PagePlanner } from "./pages/plan-pages.ts";
import { Pictures } from "./pictures.ts";
import { prepareFrame } from "./site-frame.ts";
import { drawLogos, type Workshop } from "./workshop.ts";
import { PageWriter } from "./write/page-writer.ts";
import { buildSiteFolder } from "./write/site-folder.ts";

export interface PublishOrder {
  workshop: Workshop;
  catalogue: Catalogue;
  outFolder: string;
  /** All languages, where none are named: see `PagePlanner`. */
  inLocales?: readonly Locale[];
}

/** A catalogue in memory becomes a site, without pictures as PNG and compressed copies: for tests and for measuring. */
export async function publishSite({ workshop, catalogue, outFolder, inLocales }: PublishOrder): Promise<void> {
  const { config, messages, renderer } = workshop;
  await buildSiteFolder(outFolder, async (folders) => {
    const frame = await prepareFrame({ inputs: workshop, catalogue, folders, isLight: true });
    const pictures = new Pictures(catalogue.vocabulary, renderer);
    const library = libraryOf(catalogue, pictures);
    const planner = new PagePlanner({
      library,
      messages,
      pictures,
      brand: config.brand,
      ...(inLocales && { inLocales }),
    });
    const plans = planner.all();
    const writer = new PageWriter(frame.pages, renderer);
    const others = [...(await writer.write(plans, drawLogos(workshop))), ...(await frame.write(plans))];
    const files = [...others, ...(await frame.copyPublic(others))];
    return { report: undefined, addresses: files.map(({ address }) => address) };
  });
}
