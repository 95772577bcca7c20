import { readFileSync } from "node:fs";
import { create as createFont, type Font } from "fontkit";
import type { MeasureText, TextOutline } from "../../domain/renderer.ts";
import { cutFonts, type Face, type FontFiles } from "./cut-fonts.ts";
import { createTextWidth } from "./text-width.ts";

export interface Fonts extends FontFiles {
  measure: MeasureText;
  /** A text of the display face as a shape. */
  outline: (text: string) => TextOutline;
}

/** The fonts, ready to measure texts. */
export async function prepareFonts(): Promise<Fonts> {
  return openFonts(await cutFonts());
}

export function openFonts(files: FontFiles): Fonts {
  const open = (face: Face) => createFont(readFileSync(files.instances[face])) as Font;
  const fonts = { display: open("display"), text: open("text") };
  return { ...files, measure: createMeasure(fonts), outline: (text) => outlineText(fonts.display, text) };
}

function createMeasure(fonts: Record<Face, Font>): MeasureText {
  const widths = { display: createTextWidth(fonts.display), text: createTextWidth(fonts.text) };
  return (text, face) => widths[face](text);
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
