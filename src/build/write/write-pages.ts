import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { dataPathOf } from "../../domain/route.ts";
import { type AssembledPage, assemblePages, toPageFile } from "../assemble-pages.ts";
import { refuseUnknownScripts } from "../hosting/content-security-policy.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import type { Pictures } from "../pictures.ts";
import type { Stopwatch } from "../stopwatch.ts";
import type { PictureWriter } from "./picture-writer.ts";
import type { SiteFolder } from "./site-folder.ts";
import type { ListedPage } from "./sitemap.ts";

export interface WritePagesOptions {
  site: SiteFolder;
  hash: string;
  renderer: Renderer;
  assets: CodeAssets;
  /** The security policy that the documents will be served with. */
  policy: string;
  pictures: Pictures;
  pictureWriter: PictureWriter;
  watch: Stopwatch;
}

/**
 * Puts each page together and writes it, as a document and as a data file, with the files and pictures made for it. One page is
 * in memory at a time. Says what the sitemap lists.
 */
export async function writePages(plans: readonly PagePlan[], options: WritePagesOptions): Promise<ListedPage[]> {
  const { site, pictures, pictureWriter, watch } = options;
  const listed: ListedPage[] = [];
  for (const page of watch.timeEach("assemble", assemblePages(plans))) {
    await watch.time("write", async () => {
      for (const { address, content } of page.files ?? []) await site.write(address, content);
    });
    await watch.time("pictures", () => pictureWriter.add(pictures.takeFiles()));
    await writePage(page, options);
    listed.push({ path: page.path, translations: page.context.translations });
  }
  await watch.time("pictures", () => pictureWriter.finish());
  return listed;
}

async function writePage(page: AssembledPage, options: WritePagesOptions): Promise<void> {
  const { site, hash, renderer, assets, policy, watch } = options;
  const file = toPageFile(page, hash);
  const document = await watch.time("render", () => renderer.renderDocument(file, assets, page.withoutScript));
  refuseUnknownScripts(document, { address: page.path, policy });
  await watch.time("write", async () => {
    if (page.path.endsWith("/")) {
      await site.write(`${page.path}index.html`, document);
      await site.write(dataPathOf(page.path), JSON.stringify(file));
    } else {
      // Documents that a host serves in the place of another have no address to move to, and so no data file.
      await site.write(page.path, document);
    }
  });
}
