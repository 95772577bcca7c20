import { availableParallelism } from "node:os";
import type { PictureFile } from "../pictures.ts";
import { rasterise } from "../rasterise.ts";
import { writeSiteFile } from "./write-site-file.ts";

/** Writes the drawings, and rasterises those that are wanted as PNG. */
export async function writePictures(folder: string, files: readonly PictureFile[], fontFiles: string[]): Promise<void> {
  const queue = files.values();
  const work = async () => {
    for (const { address, svg, rasterWidth } of queue) {
      const content = rasterWidth === undefined ? svg : await rasterise(svg, rasterWidth, fontFiles);
      await writeSiteFile(folder, address, content);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
