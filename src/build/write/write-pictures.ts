import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { cacheFolder } from "../folders.ts";
import type { PictureFile } from "../pictures.ts";
import { writeSiteFile } from "./write-site-file.ts";

const rasterCache = path.join(cacheFolder, "rasters");

/** Writes the drawings, and rasterises those that are wanted as PNG; a drawing rasterised before comes from the cache. */
export async function writePictures(folder: string, files: readonly PictureFile[], fontFiles: string[]): Promise<void> {
  await mkdir(rasterCache, { recursive: true });
  const queue = files.values();
  const work = async () => {
    for (const { address, svg, rasterWidth } of queue) {
      const content = rasterWidth === undefined ? svg : await rasterise(svg, rasterWidth, fontFiles);
      await writeSiteFile(folder, address, content);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function rasterise(svg: string, width: number, fontFiles: string[]): Promise<Uint8Array> {
  const key = createHash("sha256").update(`${width} ${svg}`).digest("hex");
  const cached = path.join(rasterCache, `${key}.png`);
  try {
    return await readFile(cached);
  } catch {
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Atkinson Hyperlegible Next" },
    });
    const png = image.asPng();
    await writeFile(cached, png);
    return png;
  }
}
