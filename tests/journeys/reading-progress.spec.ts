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

test("the reading-progress bar follows the scroll from 0 to 100 percent, and starts over on the next template (R2.7)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, "/inspiration/swot/");
  await expectPercent(page, 0);
  // It would speak or beep at every scroll.
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await scrollTo(page, 2);
  await expectPercent(page, 100);
  expect(await coverage(page)).toBeLessThanOrEqual(100);
  await scrollTo(page, 0);
  await expectPercent(page, 0);
  await scrollTo(page, 0.5);
  await expectPercent(page, 50);

  await test.step("also a window that changes its size, without a scroll", async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    const percent = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      return Math.round((window.scrollY / (scrollHeight - window.innerHeight)) * 100);
    });
    expect(percent).toBeGreaterThan(50);
    await expectPercent(page, percent);
  });

  await test.step("it starts over on the next template, and is on template pages only", async () => {
    await page.locator("#recommendations article a").last().click();
    await expect(page).not.toHaveURL("/inspiration/swot/");
    await expectPercent(page, 0);
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
    await expect(bar(page)).toHaveCount(0);
  });
});
