import type { PictureFile } from "../pictures.ts";
import { rasterise } from "../rasterise.ts";
import { Tasks } from "../tasks.ts";
import type { SiteFolder } from "./site-folder.ts";

export interface PictureWriterOptions {
  site: SiteFolder;
  fontFiles: string[];
  withRasters: boolean;
}

/** Writes drawings, and rasterises those that are wanted as PNG, while others are still being drawn. */
export class PictureWriter {
  readonly #options: PictureWriterOptions;
  readonly #tasks = new Tasks();

  constructor(options: PictureWriterOptions) {
    this.#options = options;
  }

  async add(files: readonly PictureFile[]): Promise<void> {
    for (const file of files) {
      if (this.#options.withRasters || file.rasterWidth === undefined) await this.#tasks.add(() => this.#write(file));
    }
  }

  finish(): Promise<void> {
    return this.#tasks.finish();
  }

  async #write({ address, svg, rasterWidth }: PictureFile): Promise<void> {
    const { site, fontFiles } = this.#options;
    await site.write(address, rasterWidth === undefined ? svg : await rasterise(svg, rasterWidth, fontFiles));
  }
}
