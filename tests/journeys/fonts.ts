import { expect, type Page } from "@playwright/test";

/** To hold back what is asked for. */
export const fontFiles = "**/*.woff2";

/**
 * The site's fonts show only when they come at once, which on a busy machine they may not: a test that measures makes them
 * show. By fonts that a script adds, since a font that has come late is not used any more, whatever its rule says from then on.
 */
export async function showFonts(page: Page): Promise<void> {
  const shown = await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue("src").includes("url("))
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

/** The visitor's own fonts are all there is in the open page from now on, whatever their width. */
export async function dropFonts(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) sheet.deleteRule(index);
      }
    }
    // Those that a script has added.
    document.fonts.clear();
    return [...document.fonts].map(({ family }) => family).filter((family) => !family.includes("Fallback"));
  });
  expect(left).toEqual([]);
}
