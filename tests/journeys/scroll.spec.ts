import type { Page } from "@playwright/test";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the place of a page stands in the window, below the header that covers its top. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  expect(await scrollTop(page)).toBe(top);
}

test("a new page begins at its top, in one step (R2.5)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  const link = page.locator("#recommendations article a").last();
  const to = (await link.getAttribute("href")) ?? "";
  await link.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  // The first frame in which the new page stands.
  const first = page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.title === from) requestAnimationFrame(look);
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
        };
        look();
      }),
    await page.title(),
  );
  await link.click();
  await expect(page).toHaveTitle(titleAt(to));
  expect(await first).toBe(0);
});

test("back and forward return to where the visitor was (R2.5)", async ({ page }) => {
  await openPage(page, "/inspirations/");
  await markDocument(page);
  await scrollTo(page, 700);
  await page.locator("article a").nth(4).click();
  await expect(page).not.toHaveURL("/inspirations/");
  const template = page.url();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 1900);

  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(template);
  await expect.poll(() => scrollTop(page)).toBe(1900);
  expect(await isMarked(page)).toBe(true);
});

test("back from another site's page returns to where the visitor was (R2.5)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await scrollTo(page, 1500);
  // The browser notes where its visitors are about once a second.
  await page.waitForTimeout(1_500);
  await page.goto("about:blank");
  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test("a reload stays where the visitor was, whatever place the address names (R2.5)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/#steps");
  await scrollTo(page, 900);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test("a link to a place of the page leads there, and back returns (R2.5)", async ({ page, requests }) => {
  await openPage(page, "/inspiration/swot/");
  await markDocument(page);
  requests.clear();
  const link = page.locator('a[href="#steps"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL("/inspiration/swot/#steps");
  await expect(page.locator("#steps")).toBeInViewport();
  await expect.poll(() => topOf(page, "#steps")).toBeLessThan(200);
  expect(await topOf(page, "#steps")).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
  expect(await isMarked(page)).toBe(true);
  expect(requests.ofType("document")).toEqual([]);
});

test("a link to a place of another page leads there, and the keyboard goes on from there (R2.5)", async ({ page }) => {
  await openPage(page, "/inspirations/");
  await markDocument(page);
  await page
    .locator("article a")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.pathname = "/inspiration/swot/";
      link.hash = "recommendations";
      link.click();
    });
  await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
  await expect.poll(() => topOf(page, "#recommendations")).toBeLessThan(200);
  expect(await topOf(page, "#recommendations")).toBeGreaterThanOrEqual(0);
  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.locator("#recommendations a:focus, section[aria-labelledby=recommendations] a:focus")).toHaveCount(
    1,
  );
});

test("opening the address of a place leads there (R2.5)", async ({ page }) => {
  await openPage(page, "/fr/inspiration/matrice-swot/#resources");
  await expect(page.locator("#resources")).toBeInViewport();
  expect(await topOf(page, "#resources")).toBeGreaterThanOrEqual(0);
});

test("the link to the top appears one window down, and leads there", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  const toTop = page.locator('a[href="#top"]');
  await expect(toTop).not.toBeInViewport();
  await scrollTo(page, 2000);
  await expect(toTop).toBeInViewport();
  await toTop.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

for (const width of [320, 390, 768]) {
  test(`at ${width} px the link to the top stands in the bar at the bottom, beside its entries, and covers no text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The longest entries. Its fonts are there by then: lines above that become fewer would move the place.
    await openPage(page, "/nl/inspiration/swot-analyse/");
    await scrollTo(page, 2000);
    const toTop = page.locator('a[href="#top"]');
    const place = await toTop.boundingBox();
    const navigation = page.getByRole("banner").getByRole("navigation").first();
    const bar = await navigation.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
    for (const entry of await navigation.locator("a:visible").all()) {
      const box = await entry.boundingBox();
      expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);
    }
    await toTop.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}

test("a page that is shorter than the window ends with its footer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  // While it is on its way, a page is as tall as it takes to scroll to any place.
  await openPage(page, "/404/");
  const ends = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    footer: Math.ceil((document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0) + window.scrollY),
  }));
  expect(ends.page).toBeLessThanOrEqual(Math.max(ends.footer, 1200) + 1);
});
