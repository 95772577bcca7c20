import { readFileSync } from "node:fs";
import { create as createFont, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { cutFonts } from "./cut-fonts.ts";
import { createTextWidth } from "./text-width.ts";

const texts = [
  "",
  "W",
  "AVATAR: To, Te, Va, 11/17, P.",
  "first office, waffle, fjord, flûte, staff, affirm",
  "L’équipe se réunit « à l’heure » : 30 min…",
  "Größe, Übung, weiß, Ärger – „so“",
  "¿Qué pasó? Año, niño, corazón",
  "Coração, pêra, às 10 h, não",
  "Ĳsland, één, coördinatie",
  "no\u00a0break, thin\u2009space, narrow\u202fspace",
];

describe("the width of a text", async () => {
  const { instances } = await cutFonts();
  for (const file of Object.values(instances)) {
    const font = createFont(readFileSync(file)) as Font;

    it(`is what laying out the whole text gives, in ${file.split(/[\\/]/).at(-1)}`, () => {
      const widthOf = createTextWidth(font);
      // Twice, since the second time nothing is laid out any more.
      for (const text of [...texts, ...texts]) {
        expect(widthOf(text), text).toBe(font.layout(text).advanceWidth / font.unitsPerEm);
      }
    });

    it(`counts the shifts between letters, in ${file.split(/[\\/]/).at(-1)}`, () => {
      const widthOf = createTextWidth(font);
      expect(widthOf("To")).toBeLessThan(widthOf("T") + widthOf("o"));
    });
  }
});
