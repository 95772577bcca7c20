import { leaveOutDrawn } from "../../domain/leave-out-drawn.ts";
import type { CodeAssets, Renderer } from "../../domain/renderer.ts";
import { dataPathOf } from "../../domain/route.ts";
import { refuseUnknownScripts } from "../hosting/content-security-policy.ts";
import { type AssembledPage, assemblePages, toPageFile } from "../pages/assemble-pages.ts";
import type { PagePlan, SiteFile } from "../pages/page-plan.ts";
import type { PictureFile } from "../pictures/pictures.ts";
import { rasterise } from "../pictures/rasterise.ts";
import { type SitePlace, SiteWriter } from "./site-writer.ts";

/** Settings that all pages of a build share. */
export interface PageSettings {
  place: SitePlace;
  /** The build's hash. */
  hash: string;
  assets: CodeAssets;
  /** The security policy that the documents will be served with. */
  policy: string;
}

/** Turns plans into files. */
export class PageWriter {
  constructor(
    readonly settings: PageSettings,
    readonly renderer: Renderer,
  ) {}

  /**
   * Writes pages, each as a document and a data file, with the files and pictures made for it; and other files beside them.
   * Resolves to all addresses. Throws a PageAssemblyError in the end.
   */
  async write(plans: readonly PagePlan[], others: readonly SiteFile[] = []): Promise<string[]> {
    const writer = new SiteWriter(this.settings.place);
    // Several pages share an image for social networks.
    const written = new Set<string>();
    try {
      for (const { address, content } of others) writer.write(address, content);
      for (const { files, pictures } of assemblePages(plans, (page) => this.#draw(page))) {
        for (const { address, content } of files) writer.write(address, content);
        for (const picture of pictures) {
          if (!written.has(picture.address)) this.#writePicture(picture, writer);
          written.add(picture.address);
        }
      }
    } catch (error) {
      // The caller removes the folder, so nothing may be written any more by then.
      await writer.finish().catch(() => {});
      throw error;
    }
    return writer.finish();
  }

  #draw(page: AssembledPage): { files: SiteFile[]; pictures: readonly PictureFile[] } {
    const { hash, assets, policy } = this.settings;
    const { path, files = [], pictures = [] } = page;
    const file = toPageFile(page, hash);
    const { document, html } = this.renderer.renderDocument(file, assets, page.withoutScript);
    refuseUnknownScripts(document, policy);
    const ownFiles = path.endsWith("/")
      ? [
          { address: `${path}index.html`, content: document },
          { address: dataPathOf(path), content: JSON.stringify({ ...leaveOutDrawn(file), html }) },
        ]
      : // Documents that a host serves in the place of another have no address to move to, and so no data file.
        [{ address: path, content: document }];
    return { files: [...files, ...ownFiles], pictures };
  }

  #writePicture({ address, svg, rasterWidth, isForDownload }: PictureFile, writer: SiteWriter): void {
    if (isForDownload) writer.writeAlone(address, svg);
    else if (rasterWidth === undefined) writer.write(address, svg);
    else if (!this.settings.place.isLight) {
      writer.writeLater(address, () => rasterise(svg, rasterWidth));
    }
  }
}
