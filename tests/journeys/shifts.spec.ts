/** What a reader has before their eyes stays where it is. */
import type { Page } from "@playwright/test";
import { delayFonts } from "./fonts.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { serveInPieces } from "./serve-in-pieces.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce", expectedErrors: /ERR_FAILED.*woff2/ });

/** As a reader goes down: a screen at a time, with a pause for what loads on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo(0, top);
      await pause();
    }
  });
}

const settlingMs = 300;
const lateFontMs = 1200;

for (const width of [320, 1440]) {
  for (const fonts of ["at once", "late", "never"] as const) {
    test(`nothing shifts at ${width} px, with fonts that come ${fonts}`, async ({ context }) => {
      const expectStill = async (address: string) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        if (fonts !== "at once") await delayFonts(page, lateFontMs, fonts);
        await page.goto(address, { waitUntil: fonts === "at once" ? "load" : "domcontentloaded" });
        await readToTheEnd(page);
        await page.waitForTimeout(fonts === "at once" ? settlingMs : lateFontMs + settlingMs);
        expect(await shiftsOf(page), address).toEqual([]);
        await page.close();
      };
      const addresses = ["/", "/inspirations/", "/inspiration/speedboat/", "/session/weekly-meeting/"];
      // Side by side where most of the time is spent waiting. Fonts that come at once would come late then.
      if (fonts !== "at once") await Promise.all(addresses.map(expectStill));
      else for (const address of addresses) await expectStill(address);
    });
  }
}

for (const width of [320, 768, 1440]) {
  for (const locale of ["en", "de"] as const) {
    test(`nothing shifts at ${width} px while a document comes in pieces, in ${locale}`, async ({ context, site }) => {
      const slowly = await serveInPieces(site.origin);
      const expectStill = async ({ address }: { address: string }) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        await page.goto(slowly.origin + address, { waitUntil: "load" });
        await page.waitForTimeout(settlingMs);
        expect(await shiftsOf(page), address).toEqual([]);
        await page.close();
      };
      await Promise.all(
        pagesOfEachKind(locale)
          .filter(({ kind }) => kind !== "not-found")
          .map(expectStill),
      );
      slowly.close();
    });
  }
}

test("a listing is read while the rest of it is on its way", async ({ page, site }) => {
  const slowly = await serveInPieces(site.origin);
  await page.goto(`${slowly.origin}/inspirations/`, { waitUntil: "load" });
  const [drawnMs = 0, wholeMs = 0] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).responseEnd,
  ]);
  expect(drawnMs).toBeGreaterThan(0);
  expect(drawnMs).toBeLessThan(wholeMs / 2);
  slowly.close();
});
