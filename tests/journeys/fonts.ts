import { expect, type Page } from "@playwright/test";

/** The addresses of the fonts, for holding back their requests. */
export const fontFiles = "**/*.woff2";

/**
 * Makes the site's fonts show, for tests that measure: a page does not use fonts that arrive late, as on a busy machine. They are
 * added by script, since changing the rule of a late font has no effect.
 */
export async function showFonts(page: Page): Promise<void> {
  const shown = await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue("src").includes("url("))
      // Those of a range of letters are for names alone.
      .filter(({ style }) => !style.getPropertyValue("unicode-range"))
      .map(({ style }) => {
        const value = (name: string) => style.getPropertyValue(name);
        return new FontFace(value("font-family"), value("src"), {
          weight: value("font-weight"),
          display: "block",
        });
      });
    for (const face of faces) document.fonts.add(face);
    await Promise.all(faces.map((face) => face.load()));
    await document.fonts.ready;
    return faces.filter(({ status }) => status === "loaded").length;
  });
  expect(shown).toBe(2);
}

/** Removes the site's fonts from the open page, so that it shows in the visitor's own. */
export async function dropFonts(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) sheet.deleteRule(index);
      }
    }
    // Fonts that a script has added.
    document.fonts.clear();
    return [...document.fonts].map(({ family }) => family).filter((family) => !family.includes("Fallback"));
  });
  expect(left).toEqual([]);
}
