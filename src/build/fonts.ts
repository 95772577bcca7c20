import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create as createFont, type Font } from "fontkit";
import type { SubsetOptions } from "subset-font";
import type { MeasureText, TextOutline } from "../domain/renderer.ts";
import { cacheFolder } from "./folders.ts";
import { createTextWidth } from "./text-width.ts";

/** The faces, the weights in which pages write them, and the one weight in which boards do. */
const faces = {
  display: {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    family: "Bricolage Grotesque",
    weights: 700,
    boardWeight: 700,
  },
  text: {
    source: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    family: "Atkinson Hyperlegible Next",
    weights: { min: 400, max: 700, default: 400 },
    boardWeight: 400,
  },
} as const;

type Face = keyof typeof faces;

/** Basic Latin, Latin-1, what French and Dutch add, and the punctuation of the seven languages. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ..."ŒœŸĲĳẞ–—‘’‚“”„†•…‰‹›€™−×÷→←↑↓·",
  "\u2009",
  "\u200a",
  "\u202f",
].join("");

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

export interface Fonts {
  /** Holds `display.woff2` and `text.woff2`, for the site. */
  folder: string;
  /** One weight of each face, for drawing pictures outside of a browser. */
  files: string[];
  measure: MeasureText;
  /** A text of the display face as a shape. */
  outline: (text: string) => TextOutline;
}

/** Cuts the fonts down to the letters of the seven languages and the weights in use. Done once, then taken from the cache. */
export async function prepareFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const originals = {
    display: readFileSync(resolve(faces.display.source)),
    text: readFileSync(resolve(faces.text.source)),
  };
  const folder = path.join(cacheFolder, "fonts", hashFaces(Object.values(originals)));
  mkdirSync(folder, { recursive: true });
  const fonts = {} as Record<Face, Font>;
  const files: string[] = [];
  for (const [face, original] of Object.entries(originals) as [Face, Buffer][]) {
    const { boardWeight, weights } = faces[face];
    await cached(path.join(folder, `${face}.woff2`), () =>
      subset(original, { targetFormat: "woff2", variationAxes: { wght: weights } }),
    );
    const file = path.join(folder, `${face}-${boardWeight}.ttf`);
    const instance = await cached(file, () =>
      subset(original, { targetFormat: "truetype", variationAxes: { wght: boardWeight } }),
    );
    fonts[face] = createFont(instance) as Font;
    files.push(file);
  }
  return { folder, files, measure: createMeasure(fonts), outline: (text) => outlineText(fonts.display, text) };
}

async function subset(original: Buffer, options: SubsetOptions): Promise<Buffer> {
  // Loaded late: it is needed once on a machine.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(original, characters, options);
}

/** Other letters, weights or releases of the faces get a folder of their own, so that nothing stale comes from the cache. */
function hashFaces(originals: Buffer[]): string {
  const hash = createHash("sha256").update(JSON.stringify(faces)).update(characters);
  for (const original of originals) hash.update(original);
  return hash.digest("hex").slice(0, 16);
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    writeFileSync(file, made);
    return made;
  }
}

function createMeasure(fonts: Record<Face, Font>): MeasureText {
  const widths = { display: createTextWidth(fonts.display), text: createTextWidth(fonts.text) };
  return (text, face, sizePx) => widths[face](text) * sizePx;
}

function outlineText(font: Font, text: string): TextOutline {
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path
      .translate(x, 0)
      .scale(1 / font.unitsPerEm, -1 / font.unitsPerEm)
      .toSVG();
    x += positions[index]?.xAdvance ?? 0;
    return path.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(4));
  });
  return { path: paths.join(""), width: x / font.unitsPerEm };
}
