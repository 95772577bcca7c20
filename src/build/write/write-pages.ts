import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { dataPathOf } from "../../domain/route.ts";
import { type AssembledPage, toPageFile } from "../assemble-pages.ts";
import { writeSiteFile } from "./write-site-file.ts";

/** Writes each page as a document and as a data file. One page is in memory at a time. */
export async function writePages(
  folder: string,
  pages: readonly AssembledPage[],
  options: { hash: string; renderer: Renderer; assets: CodeAssets },
): Promise<void> {
  const { hash, renderer, assets } = options;
  for (const page of pages) {
    const file = toPageFile(page, hash);
    const document = renderer.renderDocument(file, assets);
    if (page.path.endsWith("/")) {
      await writeSiteFile(folder, `${page.path}index.html`, document);
      await writeSiteFile(folder, dataPathOf(page.path), JSON.stringify(file));
    } else {
      // Documents that a host serves in the place of another have no address to move to, and so no data file.
      await writeSiteFile(folder, page.path, document);
    }
  }
}
