import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { dataPathOf } from "../../domain/route.ts";
import { toPageFile } from "../assemble-pages.ts";
import { refuseUnknownScripts } from "../hosting/content-security-policy.ts";
import type { SpooledPage } from "../page-spool.ts";
import type { Stopwatch } from "../stopwatch.ts";
import type { ListedPage } from "./sitemap.ts";
import { writeSiteFile } from "./write-site-file.ts";

export interface WritePagesOptions {
  hash: string;
  renderer: Renderer;
  assets: CodeAssets;
  /** The security policy that the documents will be served with. */
  policy: string;
  watch: Stopwatch;
}

/** Writes each page as a document and as a data file, and says what the sitemap lists. One page is in memory at a time. */
export async function writePages(
  folder: string,
  pages: AsyncIterable<SpooledPage>,
  { hash, renderer, assets, policy, watch }: WritePagesOptions,
): Promise<ListedPage[]> {
  const listed: ListedPage[] = [];
  for await (const page of pages) {
    const file = toPageFile(page, hash);
    const document = await watch.time("render", () => renderer.renderDocument(file, assets, page.withoutScript));
    refuseUnknownScripts(document, { address: page.path, policy });
    await watch.time("write", async () => {
      if (page.path.endsWith("/")) {
        await writeSiteFile(folder, `${page.path}index.html`, document);
        await writeSiteFile(folder, dataPathOf(page.path), JSON.stringify(file));
      } else {
        // Documents that a host serves in the place of another have no address to move to, and so no data file.
        await writeSiteFile(folder, page.path, document);
      }
    });
    listed.push({ path: page.path, translations: page.context.translations });
  }
  return listed;
}
