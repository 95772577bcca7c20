/** Pictures in a page that is alive (R4.9). Without scripts they all stand there: see `reading-without-javascript.spec.ts`. */
import type { Locator } from "@playwright/test";
import { emptyPicture } from "../../src/site/ui/empty-picture.ts";
import { holdCode } from "./connection.ts";
import { openPage, untilIdle } from "./open-page.ts";
import { expect, test } from "./site.ts";

/** The width of the picture itself; 0 as long as nothing stands in its place. */
const naturalWidthOf = (picture: Locator) =>
  picture.evaluate((it: HTMLImageElement) => (it.currentSrc.startsWith("data:") ? 0 : it.naturalWidth));

test.describe("where the line drops", () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a picture is asked for once it comes into view, and then shows in the place that was kept for it; with the line back, if need be (R4.9)", async ({
    page,
    context,
    requests,
  }) => {
    await openPage(page, "/inspirations/");
    const pictures = page.locator("main article img:visible");
    await expect.poll(() => naturalWidthOf(pictures.first())).toBeGreaterThan(0);
    await untilIdle(page);
    const askedBefore = requests.ofType("image").map(({ path }) => path);
    expect(askedBefore.length).toBeLessThan(await pictures.count());

    await test.step("with a line", async () => {
      const last = pictures.last();
      expect(await naturalWidthOf(last)).toBe(0);
      const { width, height } = (await last.boundingBox()) ?? {};
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => naturalWidthOf(last)).toBeGreaterThan(0);
      const source = (await last.getAttribute("src")) ?? "";
      expect(askedBefore).not.toContain(source);
      expect(requests.under(source)).toHaveLength(1);
      expect(await last.boundingBox()).toMatchObject({ width, height });
    });

    await test.step("without one, it keeps its place as if it were still to come", async () => {
      // In the middle of the listing's page: neither the beginning nor the end has asked for it.
      const picture = pictures.nth(10);
      expect(await naturalWidthOf(picture)).toBe(0);
      const { width, height } = (await picture.boundingBox()) ?? {};
      await context.setOffline(true);
      const failed = page.waitForEvent("requestfailed", (request) => request.resourceType() === "image");
      await picture.scrollIntoViewIfNeeded();
      await failed;
      await expect(picture).not.toHaveAttribute("data-waiting");
      await expect(picture).toHaveAttribute("src", emptyPicture);
      expect(await picture.boundingBox()).toMatchObject({ width, height });
      await context.setOffline(false);
      await expect.poll(() => naturalWidthOf(picture)).toBeGreaterThan(0);
    });
  });
});

/** Pictures of which something is in the window, and how many of these do not show; runs in the page. */
function countInWindow(): { inWindow: number; missing: number } {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main article img")].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return it.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  const missing = pictures.filter((it) => it.currentSrc.startsWith("data:") || it.naturalWidth === 0);
  return { inWindow: pictures.length, missing: missing.length };
}

/** Runs in the page. */
function untilPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
}

test("before the code is there, all pictures in the window show, and hardly any other is asked for (R4.9)", async ({
  page,
  requests,
}) => {
  await holdCode(page);
  for (const [width, height] of [
    [320, 640],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of ["/", "/inspirations/", "/sessions/"]) {
      await test.step(`${address} in a window of ${width} by ${height}`, async () => {
        requests.clear();
        // Whether code that is held holds up the event `load`, depends on which of them the browser comes to first; it is asked
        // for once the page is painted.
        const painted = page.waitForRequest("/assets/js/**");
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await painted;
        await expect.poll(async () => (await page.evaluate(countInWindow)).missing, address).toBe(0);
        const { inWindow } = await page.evaluate(countInWindow);
        // The first three of the listing of activities stand in its HTML. Sessions have lists of their blocks instead.
        const most = address === "/inspirations/" ? Math.max(3, inWindow) : inWindow;
        expect(requests.under("/assets/boards/").length).toBe(most);
        if (width > 1500 && address === "/inspirations/") expect(inWindow).toBeGreaterThan(2);
      });
    }
  }
  await test.step("a listing that is hidden until its answer is there asks for none of what it was built with", async () => {
    requests.clear();
    await page.goto("/inspirations/?goal=look-back", { waitUntil: "commit" });
    await page.waitForSelector("html[data-view] footer", { state: "attached" });
    // Pictures in the window are asked for once something is painted, the header for instance.
    await page.evaluate(untilPainted);
    expect(requests.under("/assets/boards/").length).toBeLessThanOrEqual(3);
  });
});
