import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SubsetOptions } from "subset-font";
import { fontCharacters } from "../../domain/characters.ts";
import { typefaces } from "../../domain/look/typefaces.ts";
import { refuseOtherCache } from "../cache/refuse-cache.ts";
import { hashOf } from "../cache/result-cache.ts";
import { releasesOf } from "../cache/source-hash.ts";
import { writeWhole } from "../cache/write-whole.ts";
import { cacheFolder, requirePackage } from "../folders.ts";

/** The faces, the weights in which pages write them, and the one weight in which boards do. */
const faces = {
  display: {
    source: typefaces.display,
    weights: 700,
    boardWeight: 700,
  },
  text: {
    source: typefaces.text,
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

/** The original fonts, each in its package. */
export const fontSources: readonly string[] = Object.values(sources);

/** The packages whose releases decide how cut fonts come out. */
const cutters = ["subset-font", "harfbuzzjs", "fontverter", "wawoff2"];

/** The places of the fonts once they have been cut. */
export const fontFiles = placeFonts();

/** Other letters, weights or releases get a folder of their own, so that nothing stale comes from the cache. */
function placeFonts(): FontFiles {
  const originals = fontSources.map((source) => readFileSync(source));
  const hash = hashOf([JSON.stringify(faces), fontCharacters, ...releasesOf(cutters), ...originals]).slice(0, 16);
  const folder = path.join(cacheFolder, "fonts", hash);
  const instanceOf = (face: Face) => path.join(folder, `${face}-${faces[face].boardWeight}.ttf`);
  return { folder, instances: { display: instanceOf("display"), text: instanceOf("text") } };
}

interface Cut {
  source: string;
  target: string;
  options: SubsetOptions;
}

/**
 * Cuts the fonts down to the letters of the seven languages and the weights in use. Done once, then taken from the cache.
 * Every command that writes to the cache calls this first, so this is the place that refuses a wrong folder.
 */
export async function cutFonts(): Promise<FontFiles> {
  if (process.env.CACHE_FOLDER) refuseOtherCache(cacheFolder);
  const { folder, instances } = fontFiles;
  const cuts = (Object.entries(sources) as [Face, string][]).flatMap(([face, source]): Cut[] => {
    const { boardWeight, weights } = faces[face];
    return [
      {
        source,
        target: path.join(folder, `${face}.woff2`),
        options: { targetFormat: "woff2", variationAxes: { wght: weights } },
      },
      { source, target: instances[face], options: { targetFormat: "truetype", variationAxes: { wght: boardWeight } } },
    ];
  });
  for (const { source, target, options } of cuts.filter((cut) => !existsSync(cut.target))) {
    mkdirSync(folder, { recursive: true });
    // Loaded late: the fonts are seldom cut.
    const subsetFont = requirePackage("subset-font") as typeof import("subset-font").default;
    writeWhole(target, await subsetFont(readFileSync(source), fontCharacters, options));
  }
  return fontFiles;
}
