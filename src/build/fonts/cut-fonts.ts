import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SubsetOptions } from "subset-font";
import { fontCharacters } from "../../domain/characters.ts";
import { refuseOtherCache } from "../cache/refuse-cache.ts";
import { hashOf } from "../cache/result-cache.ts";
import { releasesOf } from "../cache/source-hash.ts";
import { cacheFolder, requirePackage } from "../folders.ts";
import { haveDoneApart } from "../workers/work-apart.ts";
import type { CutOrder } from "./font-cutter.ts";

/** The faces, the weights in which pages write them, and the one weight in which boards do. */
const faces = {
  display: {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: 700,
    boardWeight: 700,
  },
  text: {
    source: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weights: { min: 400, max: 700, default: 400 },
    boardWeight: 400,
  },
} as const;

export type Face = keyof typeof faces;

export interface FontFiles {
  /** Holds `display.woff2` and `text.woff2`, for the site. */
  folder: string;
  /** One weight of each face, for drawing pictures outside of a browser. */
  instances: Record<Face, string>;
}

const sources = {
  display: requirePackage.resolve(faces.display.source),
  text: requirePackage.resolve(faces.text.source),
};

/** What the fonts are cut from, each in its package. */
export const fontSources: readonly string[] = Object.values(sources);

/** The packages whose releases decide how cut fonts come out. */
const cutters = ["subset-font", "harfbuzzjs", "fontverter", "wawoff2"];

/** Where the fonts are, once they have been cut. */
export const fontFiles = placeFonts();

/** Other letters, weights or releases get a folder of their own, so that nothing stale comes from the cache. */
function placeFonts(): FontFiles {
  const originals = fontSources.map((source) => readFileSync(source));
  const hash = hashOf([JSON.stringify(faces), fontCharacters, ...releasesOf(cutters), ...originals]).slice(0, 16);
  const folder = path.join(cacheFolder, "fonts", hash);
  const instanceOf = (face: Face) => path.join(folder, `${face}-${faces[face].boardWeight}.ttf`);
  return { folder, instances: { display: instanceOf("display"), text: instanceOf("text") } };
}

/**
 * Cuts the fonts down to the letters of the seven languages and the weights in use. Done once, then taken from the cache: whatever
 * keeps something there begins with this.
 */
export async function cutFonts(): Promise<FontFiles> {
  if (process.env.CACHE_FOLDER) refuseOtherCache(cacheFolder);
  const { folder, instances } = fontFiles;
  const orders: CutOrder[] = [];
  for (const [face, source] of Object.entries(sources) as [Face, string][]) {
    const { boardWeight, weights } = faces[face];
    const cut = (target: string, options: SubsetOptions) =>
      orders.push({ source, characters: fontCharacters, options, target });
    cut(path.join(folder, `${face}.woff2`), { targetFormat: "woff2", variationAxes: { wght: weights } });
    cut(instances[face], { targetFormat: "truetype", variationAxes: { wght: boardWeight } });
  }
  const missing = orders.filter(({ target }) => !existsSync(target));
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    await haveDoneApart(new URL("./font-cutter.ts", import.meta.url), missing);
  }
  return fontFiles;
}
