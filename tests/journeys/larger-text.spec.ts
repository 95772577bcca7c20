/** Text of twice the size, as browsers can be set to: it takes the room of a window of half the width (R4.1). */
import type { Browser, BrowserType } from "@playwright/test";
import { chromiumFlags } from "../../scripts/ensure-chromium.mjs";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { findBrokenWords, findSideways } from "./layout-problems.ts";
import { readListing } from "./listing-facts.ts";
import { untilDrawn } from "./next-frames.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const textPx = 32;
/** A tablet either way, and a laptop. */
const windows = [
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Some 20 letters: less is a column of pieces of words. */
const leastEms = 10;

function openBrowser({ chromium }: { chromium: BrowserType }): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags, `--blink-settings=defaultFontSize=${textPx}`],
  });
}

test("columns stand beside each other, and filters beside the results, only where the text has room (R4.1)", async ({
  playwright,
  site,
}) => {
  const browser = await openBrowser(playwright);
  const pageIn = (locale: string) => browser.newPage({ locale, reducedMotion: "reduce", baseURL: site.origin });

  for (const locale of ["de", "nl"] as const) {
    const page = await pageIn(locale);
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
    await page.close();
  }

  await test.step("the filters open in a drawer, and stay there", async () => {
    const { path, words } = readListing("en");
    const page = await pageIn("en");
    await page.clock.install();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    await page.getByRole("button", { name: words.listing.filters() }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // A script that found the window wide would close it, soon after a change of its size.
    await page.setViewportSize({ width: 1430, height: 900 });
    await page.clock.fastForward(1000);
    await untilDrawn(page);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  await browser.close();
});
