import { assemblePages } from "./assemble-pages.ts";
import type { PageSpool } from "./page-spool.ts";
import type { PagePlan } from "./pages/page-plan.ts";
import type { Pictures } from "./pictures.ts";
import type { Stopwatch } from "./stopwatch.ts";
import type { PictureWriter } from "./write/picture-writer.ts";
import { writeSiteFile } from "./write/write-site-file.ts";

export interface SpoolOptions {
  /** Where the site is built. */
  folder: string;
  spool: PageSpool;
  pictures: Pictures;
  pictureWriter: PictureWriter;
  watch: Stopwatch;
}

/** Puts the pages together one by one. Each goes into the spool, and the files and pictures made for it into the site's folder. */
export async function spoolPages(plans: readonly PagePlan[], options: SpoolOptions): Promise<void> {
  const { folder, spool, pictures, pictureWriter, watch } = options;
  for (const { files = [], ...page } of watch.timeEach("assemble", assemblePages(plans))) {
    await watch.time("assemble", () => spool.add(page));
    await watch.time("write", async () => {
      for (const { address, content } of files) await writeSiteFile(folder, address, content);
    });
    await watch.time("pictures", () => pictureWriter.add(pictures.takeFiles()));
  }
  await watch.time("pictures", () => pictureWriter.finish());
}
