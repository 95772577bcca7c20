/** Pictures in a page that is alive (R4.9). Without scripts they all stand there: see `reading-without-javascript.spec.ts`. */
import type { Locator, Page } from "@playwright/test";
import { holdCode } from "./connection.ts";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const naturalWidthOf = (picture: Locator) => picture.evaluate((it: HTMLImageElement) => it.naturalWidth);

test("a picture is asked for once it comes into view, and then shows in the place that was kept for it (R4.9)", async ({
  page,
  requests,
}) => {
  await openPage(page, "/inspirations/");
  const pictures = page.locator("main article img:visible");
  await expect.poll(() => naturalWidthOf(pictures.first())).toBeGreaterThan(0);
  const last = pictures.last();
  await letSettle(page);
  expect(await last.getAttribute("src")).toBeNull();
  const askedBefore = requests.ofType("image").map(({ path }) => path);
  expect(askedBefore.length).toBeLessThan(await pictures.count());
  const { width, height } = (await last.boundingBox()) ?? {};

  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => naturalWidthOf(last)).toBeGreaterThan(0);
  const source = (await last.getAttribute("src")) ?? "";
  expect(askedBefore).not.toContain(source);
  expect(requests.under(source)).toHaveLength(1);
  expect(await last.boundingBox()).toMatchObject({ width, height });
});

/** Pictures of which something is in the window, and how many of these do not show; runs in the page. */
function countInWindow(): { inWindow: number; missing: number } {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main article img")].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return it.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  return { inWindow: pictures.length, missing: pictures.filter((it) => it.naturalWidth === 0).length };
}

test.describe("before the code is there", () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    test(`all pictures in a window of ${width} by ${height} show, and hardly any other is asked for (R4.9)`, async ({
      page,
      requests,
    }) => {
      await page.setViewportSize({ width, height });
      await holdCode(page);
      for (const address of ["/", "/inspirations/", "/sessions/"]) {
        requests.clear();
        // Whether code that is held holds up the event `load`, depends on which of them the browser comes to first; it is asked
        // for once the page is painted.
        const painted = page.waitForRequest("/assets/js/**");
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await painted;
        await expect.poll(async () => (await page.evaluate(countInWindow)).missing, address).toBe(0);
        const { inWindow } = await page.evaluate(countInWindow);
        // The first three of a listing stand in its HTML.
        const most = address === "/" ? inWindow : Math.max(3, inWindow);
        expect(requests.under("/assets/boards/").length, address).toBe(most);
        if (width > 1500) expect(inWindow, address).toBeGreaterThan(2);
      }
    });
  }

  test("a listing that is hidden until its answer is there asks for none of what it was built with", async ({
    page,
    requests,
  }) => {
    await holdCode(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto("/inspirations/?goal=look-back", { waitUntil: "commit" });
    await page.waitForSelector("html[data-view] footer", { state: "attached" });
    await page.waitForTimeout(500);
    expect(requests.under("/assets/boards/").length).toBeLessThanOrEqual(3);
  });
});

test.describe("where the line drops", () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  /** Of the card in the middle of the listing's page. */
  const pictureOf = (page: Page) => page.locator("main article img:visible").nth(12);

  test("a picture keeps its place as if it were still to come, and comes with the line", async ({ page, context }) => {
    await openPage(page, "/inspirations/");
    await letSettle(page);
    const picture = pictureOf(page);
    const { width, height } = (await picture.boundingBox()) ?? {};
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.resourceType() === "image");
    await picture.scrollIntoViewIfNeeded();
    await failed;
    await expect(picture).not.toHaveAttribute("data-waiting");
    await expect(picture).not.toHaveAttribute("src");
    expect(await picture.boundingBox()).toMatchObject({ width, height });
    await context.setOffline(false);
    await expect.poll(() => naturalWidthOf(picture)).toBeGreaterThan(0);
  });
});
