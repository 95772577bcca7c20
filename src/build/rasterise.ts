import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { cacheFolder } from "./folders.ts";

const rasterCache = path.join(cacheFolder, "rasters");

/** A drawing as PNG. One that was rasterised before comes from the cache. */
export async function rasterise(svg: string, widthPx: number, fontFiles: string[]): Promise<Uint8Array> {
  // No default family: it would be taken for every text.
  const options = { fitTo: { mode: "width", value: widthPx }, font: { fontFiles, loadSystemFonts: false } } as const;
  const key = createHash("sha256").update(JSON.stringify(options)).update(svg).digest("hex");
  const cached = path.join(rasterCache, `${key}.png`);
  try {
    return await readFile(cached);
  } catch {
    const image = await renderAsync(svg, options);
    const png = image.asPng();
    await mkdir(rasterCache, { recursive: true });
    await writeFile(cached, png);
    return png;
  }
}
