import { assemblePages } from "./assemble-pages.ts";
import type { PageSpool } from "./page-spool.ts";
import type { PagePlan } from "./pages/page-plan.ts";
import type { Pictures } from "./pictures.ts";
import type { Stopwatch } from "./stopwatch.ts";
import type { PictureWriter } from "./write/picture-writer.ts";

export interface SpoolOptions {
  spool: PageSpool;
  pictures: Pictures;
  pictureWriter: PictureWriter;
  watch: Stopwatch;
}

/** Puts the pages together one by one. Each goes into the spool, and the pictures drawn for it into the site's folder. */
export async function spoolPages(plans: readonly PagePlan[], options: SpoolOptions): Promise<void> {
  const { spool, pictures, pictureWriter, watch } = options;
  for (const page of watch.timeEach("assemble", assemblePages(plans))) {
    await watch.time("assemble", () => spool.add(page));
    await watch.time("pictures", () => pictureWriter.add(pictures.takeFiles()));
  }
  await watch.time("pictures", () => pictureWriter.finish());
}
