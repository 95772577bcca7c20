/** What a reader has before their eyes stays where it is. */
import type { Page } from "@playwright/test";
import { delayFonts } from "./fonts.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
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
