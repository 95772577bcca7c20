import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { dataPathOf } from "../../domain/route.ts";
import { type AssembledPage, assemblePages, toPageFile } from "../assemble-pages.ts";
import { refuseUnknownScripts } from "../hosting/content-security-policy.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import type { PictureFile } from "../pictures.ts";
import { rasterise } from "../rasterise.ts";
import { type FileStamp, type SitePlace, SiteWriter } from "./site-writer.ts";

/** What all pages of a build have in common. */
export interface PageFrame {
  place: SitePlace;
  /** The build's hash. */
  hash: string;
  assets: CodeAssets;
  /** The security policy that the documents will be served with. */
  policy: string;
  /** Pictures as PNG take most of the time. */
  hasRasters: boolean;
}

/** Turns plans into files. */
export class PageWriter {
  constructor(
    readonly frame: PageFrame,
    readonly renderer: Renderer,
  ) {}

  /**
   * Writes pages that are made together, each as a document and as a data file, with the files and pictures made for it. Throws
   * a PageAssemblyError in the end.
   */
  async write(plans: readonly PagePlan[]): Promise<FileStamp[]> {
    const writer = new SiteWriter(this.frame.place);
    try {
      for (const page of assemblePages(plans)) {
        for (const { address, content } of page.files ?? []) writer.write(address, content);
        for (const picture of page.pictures ?? []) this.#writePicture(picture, writer);
        this.#writePage(page, writer);
      }
    } catch (error) {
      // Whoever hears of it clears up: by then nothing may be being written any more.
      await writer.finish().catch(() => {});
      throw error;
    }
    return writer.finish();
  }

  #writePage(page: AssembledPage, writer: SiteWriter): void {
    const { hash, assets, policy } = this.frame;
    const file = toPageFile(page, hash);
    const document = this.renderer.renderDocument(file, assets, page.withoutScript);
    refuseUnknownScripts(document, { address: page.path, policy });
    if (page.path.endsWith("/")) {
      writer.write(`${page.path}index.html`, document);
      writer.write(dataPathOf(page.path), JSON.stringify(file));
    } else {
      // Documents that a host serves in the place of another have no address to move to, and so no data file.
      writer.write(page.path, document);
    }
  }

  #writePicture({ address, svg, rasterWidth }: PictureFile, writer: SiteWriter): void {
    if (rasterWidth === undefined) writer.write(address, svg);
    else if (this.frame.hasRasters) {
      writer.writeLater(address, () => rasterise(svg, rasterWidth));
    }
  }
}
