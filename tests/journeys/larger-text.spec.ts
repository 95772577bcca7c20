/** Text of twice the size, as browsers can be set to: it takes the room of a window of half the width. */
import type { Browser, BrowserType } from "@playwright/test";
import { chromiumFlags } from "../../scripts/ensure-chromium.mjs";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { findBrokenWords, findSideways } from "./layout-problems.ts";
import { readListing } from "./listing-facts.ts";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const textPx = 32;
/** A tablet either way, a laptop, a screen. */
const windows = [
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Some 20 letters: less is a column of pieces of words. */
const leastEms = 10;

function openBrowser({ chromium }: { chromium: BrowserType }): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags, `--blink-settings=defaultFontSize=${textPx}`],
  });
}

for (const locale of ["de", "nl"] as const) {
  test(`In ${locale}, columns stand beside each other only where the text has room`, async ({ playwright, site }) => {
    test.slow();
    const browser = await openBrowser(playwright);
    const context = await browser.newContext({ locale, reducedMotion: "reduce", baseURL: site.origin });
    const page = await context.newPage();
    for (const { address } of pagesOfEachKind(locale)) {
      await page.goto(address);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const at = `${address} at ${width} px`;
        expect(await page.evaluate(() => matchMedia("(width < 64rem)").matches), at).toBe(width < 64 * textPx);
        expect.soft(await page.evaluate(findSideways), at).toEqual([]);
        expect.soft(await page.evaluate(findBrokenWords), at).toEqual([]);
        const narrowest = await page.evaluate(() => {
          const widths = [...document.querySelectorAll<HTMLElement>("main .prose > p")]
            .filter((it) => it.checkVisibility())
            .map((it) => it.clientWidth / Number.parseFloat(getComputedStyle(it).fontSize));
          return Math.min(...widths);
        });
        expect.soft(narrowest, at).toBeGreaterThan(leastEms);
      }
    }
    await browser.close();
  });
}

test("the filters open in a drawer where the panel has no room", async ({ playwright, site }) => {
  const browser = await openBrowser(playwright);
  const listing = readListing("en");
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
  await openPage(page, listing.path);
  await page.getByRole("button", { name: listing.words.listing.filters() }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await letSettle(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await browser.close();
});
