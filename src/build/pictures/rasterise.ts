import path from "node:path";
import { hashOf, ResultCache } from "../cache/result-cache.ts";
import { cacheFolder, requirePackage } from "../folders.ts";
import { fontFiles } from "../fonts/cut-fonts.ts";
import { encodePng, pngEncoding } from "./encode-png.ts";
import { limitColours } from "./few-colours.ts";

/** Limit of the cache, enough for some thousand templates in seven languages. */
const mostBytes = 8 * 1024 ** 3;

export const rasterCache = new ResultCache(path.join(cacheFolder, "rasters"), mostBytes);

const { version } = requirePackage("@resvg/resvg-js/package.json") as { version: string };

/** In a picture of ours with so many colours, nobody sees that it had more. */
const mostColours = 24;

/** A PNG depends on the release of the rasteriser, on the fonts, whose folder is named by a hash, and on how it is written. */
const rasteriser = [version, path.basename(fontFiles.folder), String(mostColours), pngEncoding];

/** Changes with everything that a drawing's PNG depends on. */
export function hashRaster(drawing: string, widthPx: number, madeWith: readonly string[] = rasteriser): string {
  return hashOf([...madeWith, String(widthPx), drawing]);
}

/** An opaque drawing as PNG, in the faces that boards are written in. One that was rasterised before comes from the cache. */
export async function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  return rasterCache.getOrMake(hashRaster(svg, widthPx), async () => {
    // Loaded late: it takes much memory, and most builds find all pictures in the cache.
    const { renderAsync } = requirePackage("@resvg/resvg-js") as typeof import("@resvg/resvg-js");
    // No default family: it would be taken for every text.
    const font = { fontFiles: Object.values(fontFiles.instances), loadSystemFonts: false };
    const image = await renderAsync(svg, { fitTo: { mode: "width", value: widthPx }, font });
    return encodePng(limitColours(image.pixels, image.width, mostColours));
  });
}
