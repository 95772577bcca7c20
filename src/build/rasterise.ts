import { createRequire } from "node:module";
import path from "node:path";
import { cacheFolder } from "./folders.ts";
import { ResultCache } from "./result-cache.ts";

export const rasterCache = new ResultCache(path.join(cacheFolder, "rasters"), 1024 ** 3);

const { version } = createRequire(import.meta.url)("@resvg/resvg-js/package.json") as { version: string };

/** A drawing as PNG. One that was rasterised before comes from the cache. */
export async function rasterise(svg: string, widthPx: number, fontFiles: string[]): Promise<Uint8Array> {
  // The fonts' folder is named by what they hold.
  const fonts = fontFiles.map((file) => path.relative(cacheFolder, file));
  return rasterCache.get([version, String(widthPx), ...fonts, svg], async () => {
    // Loaded late: it takes much memory, and most builds find all pictures in the cache.
    const { renderAsync } = await import("@resvg/resvg-js");
    // No default family: it would be taken for every text.
    const font = { fontFiles, loadSystemFonts: false };
    const image = await renderAsync(svg, { fitTo: { mode: "width", value: widthPx }, font });
    return image.asPng();
  });
}
