/** Layout shifts: visible content must stay where it is. */
import type { BrowserContext, Page } from "@playwright/test";
import { hold } from "./connection.ts";
import { fontFiles } from "./fonts.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { untilStarted } from "./open-page.ts";
import { serveInPieces } from "./serve-in-pieces.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce", expectedErrors: /ERR_FAILED.*woff2/ });

// Timers rather than frames, since a browser may draw none while preloaded fonts are on their way, and now and then for long after.

/** Scrolls down a screen at a time, as a reader would, and waits for the pictures on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo(0, top);
      await pause();
    }
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
}

async function openAt(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await watchShifts(page);
  return page;
}

async function expectStill(page: Page, address: string): Promise<void> {
  await untilStarted(page);
  // Time for a dozen frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await shiftsOf(page), address).toEqual([]);
  await page.close();
}

for (const width of [320, 1440]) {
  test(`nothing shifts at ${width} px, whether fonts come at once, late or never`, async ({ context }) => {
    const addresses = ["/", "/inspirations/", "/inspiration/speedboat/", "/session/weekly-meeting/"];
    await test.step("at once", async () => {
      for (const address of addresses) {
        const page = await openAt(context, width);
        await page.goto(address, { waitUntil: "load" });
        await readToTheEnd(page);
        await expectStill(page, address);
      }
    });
    for (const fate of ["late", "never"] as const) {
      await test.step(fate, async () => {
        for (const address of addresses) {
          const page = await openAt(context, width);
          let [asked, ended] = [0, 0];
          const release = await hold(page, fontFiles, (route) => (fate === "late" ? route.continue() : route.abort()));
          page.on("request", (request) => request.url().endsWith(".woff2") && asked++);
          for (const event of ["requestfinished", "requestfailed"] as const)
            page.on(event as "requestfinished", (request) => request.url().endsWith(".woff2") && ended++);
          await page.goto(address, { waitUntil: "domcontentloaded" });
          await readToTheEnd(page);
          release();
          await expect.poll(() => ended).toBe(asked);
          expect(asked).toBeGreaterThan(0);
          await page.evaluate(async () => {
            await document.fonts.ready;
          });
          await expectStill(page, address);
        }
      });
    }
  });
}

test.describe("in German", () => {
  test.use({ locale: "de" });

  test("nothing shifts while a document comes in pieces, and a listing is read while the rest of it is on its way", async ({
    context,
    site,
  }) => {
    const slowly = await serveInPieces(site.origin);
    await test.step("a listing is drawn before it is whole", async () => {
      const page = await context.newPage();
      await page.goto(`${slowly.origin}/de/inspirations/`, { waitUntil: "load" });
      const [drawnMs = 0, wholeMs = 0] = await page.evaluate(() => [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).responseEnd,
      ]);
      expect(drawnMs).toBeGreaterThan(0);
      expect(drawnMs).toBeLessThan(wholeMs / 2);
    });

    const kinds = pagesOfEachKind("de").filter(({ kind }) => kind !== "not-found");
    for (const width of [320, 1440]) {
      await test.step(`${width} px`, async () => {
        // Side by side, since most of the time is spent waiting.
        await Promise.all(
          kinds.map(async ({ address }) => {
            const page = await openAt(context, width);
            await page.goto(slowly.origin + address, { waitUntil: "load" });
            expect(page.url()).toBe(slowly.origin + address);
            await expectStill(page, address);
          }),
        );
      });
    }
    slowly.close();
  });
});
