import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SubsetOptions } from "subset-font";
import { fontCharacters, furtherCharacters } from "../../domain/characters.ts";
import { typefaces } from "../../domain/look/typefaces.ts";
import { refuseNamedCache } from "../cache/refuse-cache.ts";
import { hashOf } from "../cache/result-cache.ts";
import { releasesOf } from "../cache/source-hash.ts";
import { writeWhole } from "../cache/write-whole.ts";
import { cacheFolder, requirePackage } from "../folders.ts";

/** The faces, the weights in which pages write them, and the one weight in which boards do. */
const faces = {
  display: {
    source: typefaces.display,
    further: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
    weights: 700,
    boardWeight: 700,
  },
  text: {
    source: typefaces.text,
    further:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    weights: { min: 400, max: 700, default: 400 },
    boardWeight: 400,
  },
} as const;

export type Face = keyof typeof faces;

export interface FontFiles {
  /** Holds `display.woff2` and `text.woff2` for the site, and both with `-further`: the letters that names alone have. */
  folder: string;
  /** One weight of each face, for drawing pictures outside of a browser. */
  instances: Record<Face, string>;
}

const sourcesOf = (face: Face) => ({
  source: requirePackage.resolve(faces[face].source),
  further: requirePackage.resolve(faces[face].further),
});

const sources = { display: sourcesOf("display"), text: sourcesOf("text") };

/** The original fonts, each in its package. */
export const fontSources: readonly string[] = Object.values(sources).flatMap(Object.values<string>);

/** The packages whose releases decide how cut fonts come out. */
const cutters = ["subset-font", "harfbuzzjs", "fontverter", "wawoff2"];

/** The places of the fonts once they have been cut. */
export const fontFiles = placeFonts();

/** Other letters, weights or releases get a folder of their own, so that nothing stale comes from the cache. */
function placeFonts(): FontFiles {
  const originals = fontSources.map((source) => readFileSync(source));
  const letters = [fontCharacters, furtherCharacters];
  const hash = hashOf([JSON.stringify(faces), ...letters, ...releasesOf(cutters), ...originals]).slice(0, 16);
  const folder = path.join(cacheFolder, "fonts", hash);
  const instanceOf = (face: Face) => path.join(folder, `${face}-${faces[face].boardWeight}.ttf`);
  return { folder, instances: { display: instanceOf("display"), text: instanceOf("text") } };
}

interface Cut {
  source: string;
  letters: string;
  target: string;
  options: SubsetOptions;
}

/**
 * Cuts the fonts down to the letters of the seven languages and the weights in use. Done once, then taken from the cache.
 * Every command that writes to the cache calls this first, or refuses a wrong folder itself.
 */
export async function cutFonts(): Promise<FontFiles> {
  refuseNamedCache();
  const { folder, instances } = fontFiles;
  const cuts = (Object.keys(faces) as Face[]).flatMap((face): Cut[] => {
    const { boardWeight, weights } = faces[face];
    const { source, further } = sources[face];
    const letters = fontCharacters;
    const forPages: SubsetOptions = { targetFormat: "woff2", variationAxes: { wght: weights } };
    const forBoards: SubsetOptions = { targetFormat: "truetype", variationAxes: { wght: boardWeight } };
    return [
      { source, letters, target: path.join(folder, `${face}.woff2`), options: forPages },
      {
        source: further,
        letters: furtherCharacters,
        target: path.join(folder, `${face}-further.woff2`),
        options: forPages,
      },
      { source, letters, target: instances[face], options: forBoards },
    ];
  });
  for (const { source, letters, target, options } of cuts.filter((cut) => !existsSync(cut.target))) {
    mkdirSync(folder, { recursive: true });
    // Loaded late: the fonts are seldom cut.
    const subsetFont = requirePackage("subset-font") as typeof import("subset-font").default;
    writeWhole(target, await subsetFont(readFileSync(source), letters, options));
  }
  return fontFiles;
}
