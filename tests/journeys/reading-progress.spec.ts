import type { Page } from "@playwright/test";
import { navigationLink, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const bar = (page: Page) => page.locator("header > div[aria-hidden=true]");

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: "instant" });
  }, share);

/** How much of the header's width the bar covers. */
const coverage = (page: Page) =>
  bar(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue("--progress")));

const expectPercent = (page: Page, percent: number) =>
  expect.poll(async () => Math.round(await coverage(page))).toBe(percent);

test("the reading-progress bar follows the scroll from 0 to 100 percent (R2.7)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await expectPercent(page, 0);
  await scrollTo(page, 0.5);
  await expectPercent(page, 50);
  await scrollTo(page, 2);
  await expectPercent(page, 100);
  expect(await coverage(page)).toBeLessThanOrEqual(100);
  await scrollTo(page, 0);
  await expectPercent(page, 0);
});

test("the bar is redrawn at most once in 30 ms, and shows where the scroll ended (R2.7)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await expectPercent(page, 0);
  const times = await bar(page).evaluate(async (element) => {
    const drawn: number[] = [];
    new MutationObserver(() => drawn.push(performance.now())).observe(element, { attributeFilter: ["style"] });
    const most = document.documentElement.scrollHeight - window.innerHeight;
    for (let step = 1; step <= 40; step += 1) {
      window.scrollTo({ top: (most * step) / 40, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return drawn;
  });
  expect(times.length).toBeGreaterThan(3);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Timers and observers are each exact to a few milliseconds.
  expect(Math.min(...gaps)).toBeGreaterThan(22);
  await expectPercent(page, 100);
});

test("the bar follows a window that changes its size, without a scroll (R2.7)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, "/inspiration/swot/");
  await scrollTo(page, 0.5);
  await expectPercent(page, 50);
  await page.setViewportSize({ width: 1280, height: 1000 });
  const percent = await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    return Math.round((window.scrollY / (scrollHeight - window.innerHeight)) * 100);
  });
  expect(percent).toBeGreaterThan(50);
  await expectPercent(page, percent);
});

test("the bar starts over on the next template, and is on template pages only (R2.7)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await scrollTo(page, 1);
  await expectPercent(page, 100);
  await page.locator("#recommendations article a").last().click();
  await expect(page).not.toHaveURL("/inspiration/swot/");
  await expectPercent(page, 0);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await expect(bar(page)).toHaveCount(0);
});

test("a screen reader is told nothing of it: it would speak or beep at every scroll", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await expect(bar(page)).toBeAttached();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
