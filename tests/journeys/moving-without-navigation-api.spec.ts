/** Moving from page to page in a browser that cannot tell where the visitor goes (R2.4, R2.5). */
import { dataPathOf } from "../../src/domain/route.ts";
import { hold } from "./connection.ts";
import { untilDrawn } from "./next-frames.ts";
import { isMarked, markDocument, navigationLink, openPage, untilLoadedAnew } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const listing = "/inspirations/";

test.use({ expectedErrors: /PageLoadError|ERR_FAILED/ });

test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, "navigation")));

test("without the Navigation API, links, back and forward load no document, and the visitor and the keyboard are where they were (R2.4, R2.5, R4.8)", async ({
  page,
  requests,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  await openPage(page, listing);
  await markDocument(page);
  const link = page.locator("main article a").nth(10);
  const to = (await link.getAttribute("href")) ?? "";
  await link.focus();
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => requests.under(dataPathOf(to))).toHaveLength(1);

  await test.step("forward", async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(titleAt(to));
    await expect(page).toHaveURL(to);
    expect(await scrollTop()).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.locator('a[href="#content"]')).toBeFocused();
    expect(requests.under(dataPathOf(to))).toHaveLength(1);
  });

  await test.step("back and forward", async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    // A place is noted with the frame that shows it.
    await untilDrawn(page);
    await page.goBack();
    await expect(page).toHaveTitle(titleAt(listing));
    await expect(link).toBeFocused();
    await expect.poll(scrollTop).toBe(before);
    await page.goForward();
    await expect(page).toHaveTitle(titleAt(to));
    await expect.poll(scrollTop).toBe(900);
  });

  await test.step("to a place of another page", async () => {
    await navigationLink(page, "/discover/").evaluate((it: HTMLAnchorElement) => {
      it.pathname = "/inspiration/swot/";
      it.hash = "recommendations";
      it.click();
    });
    await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
    await expect(page.locator("#recommendations")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator("#recommendations a:focus")).toHaveCount(1);
  });
  expect(await isMarked(page)).toBe(true);
  expect(requests.ofType("document")).toHaveLength(1);
});

test("without the Navigation API, a page on its way leaves the address to the page on view, also where it does not come; another click wins (R2.4, R8.3)", async ({
  page,
}) => {
  await openPage(page, listing);
  await markDocument(page);

  await test.step("another click", async () => {
    const bring = await hold(page, `**${dataPathOf("/fr/")}`);
    await page.locator("header details summary").first().click();
    await page
      .locator("header details a[lang=fr]")
      .first()
      .evaluate((it: HTMLAnchorElement) => {
        it.pathname = "/fr/";
        it.click();
      });
    await expect(page.locator("html")).toHaveAttribute("data-loading");
    await expect(page).toHaveURL(listing);
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    const late = page.waitForResponse(`**${dataPathOf("/fr/")}`);
    bring();
    await late;
    await navigationLink(page, listing).click();
    await expect(page).toHaveTitle(titleAt(listing));
    await expect(page).toHaveURL(listing);
  });

  await test.step("a link", async () => {
    await page.route("**/assets/data/de/**", (route) => route.abort());
    await page
      .locator("header details a[lang=de]")
      .first()
      .evaluate((it: HTMLAnchorElement) => it.click());
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL(listing);
    await expect(page).toHaveTitle(titleAt(listing));
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
    expect(await isMarked(page)).toBe(true);
  });

  await test.step("back: the document is loaded", async () => {
    await page.reload();
    await expect(page.locator("html[data-script=moving]")).toBeAttached();
    await page.route("**/assets/data/discover/**", (route) => route.abort());
    await markDocument(page);
    await page.goBack();
    await untilLoadedAnew(page);
    await expect(page).toHaveTitle(titleAt("/discover/"));
    await expect(page).toHaveURL("/discover/");
  });
});
