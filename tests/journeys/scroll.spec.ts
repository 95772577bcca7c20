import type { Page } from "@playwright/test";
import { haveChosenLanguage } from "./browser-storage.ts";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The distance of an element from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  expect(await scrollTop(page)).toBe(top);
}

test("a new page begins at its top, in one step, and back and forward return to where the visitor was (R2.5)", async ({
  page,
}) => {
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

  await test.step("the first frame of a new page is at its top", async () => {
    const link = page.locator("#recommendations article a").last();
    const to = (await link.getAttribute("href")) ?? "";
    await link.scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1000);
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
  expect(await isMarked(page)).toBe(true);
});

test("back from another site's page, and after a reload, the visitor is where they were, whatever place the address names (R2.5)", async ({
  page,
}) => {
  await openPage(page, "/inspiration/swot/#steps");
  await scrollTo(page, 900);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => scrollTop(page)).toBe(900);

  await scrollTo(page, 1500);
  // The browser stores the scroll position about once a second, without any event.
  await page.waitForTimeout(1_500);
  await page.goto("about:blank");
  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test("a link to a place leads there, in the page or in another, and so does its address; back returns (R2.5)", async ({
  page,
  requests,
}) => {
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

  await test.step("a place of another page, from which the keyboard goes on", async () => {
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
    await expect(
      page.locator("#recommendations a:focus, section[aria-labelledby=recommendations] a:focus"),
    ).toHaveCount(1);
  });

  await test.step("the address of a place", async () => {
    await openPage(page, "/fr/inspiration/matrice-swot/#sources");
    await expect(page.locator("#sources")).toBeInViewport();
    expect(await topOf(page, "#sources")).toBeGreaterThanOrEqual(0);
  });
});

test("the link to the top appears one window down, leads there, and stands in the bar of small windows beside its entries (R2.8)", async ({
  page,
}) => {
  // Dutch has the longest entries of the navigation.
  await haveChosenLanguage(page, "nl");
  await openPage(page, "/nl/inspiration/swot-analyse/");
  const toTop = page.locator('a[href="#top"]');
  await expect(toTop).not.toBeInViewport();
  for (const width of [1440, 768, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 2000);
      await expect(toTop).toBeInViewport();
      const place = await toTop.boundingBox();
      const navigation = page.getByRole("banner").getByRole("navigation").first();
      const bar = await navigation.boundingBox();
      if (width < 1024) {
        expect(place?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
        for (const entry of await navigation.locator("a:visible").all()) {
          const box = await entry.boundingBox();
          expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);
        }
      }
      await toTop.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
  }

  await test.step("a page that is shorter than the window ends with its footer", async () => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    // A loading page is tall enough to scroll to any position.
    await openPage(page, "/404/");
    const ends = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      footer: Math.ceil((document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0) + window.scrollY),
    }));
    expect(ends.page).toBeLessThanOrEqual(Math.max(ends.footer, 1200) + 1);
  });
});
