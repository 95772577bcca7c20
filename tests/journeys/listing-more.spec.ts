/** A listing shows a page of cards, and more when asked. */
import type { Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { saveData } from "./connection.ts";
import { cards, listing, path, showMore } from "./listing-goal.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const { words, data } = listing;
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function expectToComeBackAmongThem(page: Page): Promise<void> {
  const last = cards(page).nth(2 * cardsPerPage - 1);
  await last.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await last.getByRole("link").click();
  await expect(page).toHaveURL(/\/inspiration\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.reload();
  await expect(cards(page)).toHaveCount(2 * cardsPerPage);
}

test("a further page of cards goes on from the first new one, and is come back to, with the place among them (R2.5, R2.13)", async ({
  page,
}) => {
  await openPage(page, path);
  await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
  await expect(cards(page)).toHaveCount(cardsPerPage);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  await expect(cards(page).nth(cardsPerPage).getByRole("link")).toBeFocused();
  const shown = words.listing.shown({ shown: 2 * cardsPerPage, total: data.total });
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expectToComeBackAmongThem(page);

  await test.step("after a link to a place in the page", async () => {
    await page.locator('a[href="#top"]').click();
    await expect(page).toHaveURL(`${path}#top`);
    await expectToComeBackAmongThem(page);
  });

  await test.step("back before the other page is laid out as a whole", async () => {
    const last = cards(page).nth(2 * cardsPerPage - 1);
    await last.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    await page.evaluate(() => {
      // As on a slow machine.
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (work) => window.setTimeout(() => requestAnimationFrame(work), 100);
      navigation.addEventListener("navigatesuccess", () => setTimeout(() => history.back(), 50), { once: true });
    });
    await last.getByRole("link").click();
    await expect(page).toHaveURL(`${path}#top`);
    await expect(last.getByRole("link")).toBeFocused();
    // Not at once: what would move it comes with the next frames.
    await page.waitForTimeout(500);
    expect(await scrollTop(page)).toBe(top);
  });
});

test.describe("with cards that do not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|PageLoadError/ });

  test("it is said where more were asked for, and can be tried again there (R8.6)", async ({ page }) => {
    // Otherwise they have come before they are asked for.
    await saveData(page);
    await openPage(page, path);
    await page.route("**/assets/listing/**", (route) => route.abort());
    await showMore(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.listing.failed());
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(showMore(page)).toBeInViewport();
    await page.unrouteAll();
    await alert.getByRole("button").click();
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
    await expect(alert).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing shows all of its templates at once, and nothing that would not work, nor does a template (R2.13, R2.16)", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("main").locator("article a").filter({ visible: true })).toHaveCount(data.total);
    for (const role of ["button", "combobox", "checkbox", "searchbox"] as const)
      await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
    await page.getByRole("main").locator("article a").filter({ visible: true }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
