import { expect, type Page } from "@playwright/test";

/** To hold back what is asked for. */
export const fontFiles = "**/*.woff2";

/**
 * The site's fonts show only when they come at once, which on a busy machine they may not: a test that measures makes them
 * show. In the open page, since style sheets that are rewritten on their way would be loaded anew for every page.
 */
export async function showFonts(page: Page): Promise<void> {
  const shown = await page.evaluate(async () => {
    const loaded = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
    for (const font of loaded) font.display = "block";
    await Promise.all(loaded.map((font) => font.load()));
    await document.fonts.ready;
    return loaded.filter(({ status }) => status === "loaded").length;
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
    return [...document.fonts].map(({ family }) => family).filter((family) => !family.includes("Fallback"));
  });
  expect(left).toEqual([]);
}
