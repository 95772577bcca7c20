/** Addresses that do not exist (R2.1, R2.3, R4.7). For those that the site knows without a request see `destination.test.ts`. */
import type { Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import { hold, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { chooseLanguage } from "./language-entries.ts";
import { follow, isMarked, markDocument, openPage, untilIdle } from "./open-page.ts";
import { recordPaintedPages } from "./painted-pages.ts";
import { expect, test } from "./site.ts";

const headingIn = (locale: Locale) => wordsIn(locale).notFound.title();

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingIn(locale));
  await expect(page).toHaveTitle(`${headingIn(locale)} - Inspirations`);
}

test("inside the site they are known at once, clicked on or come back to, without asking for data (R2.3, R4.7)", async ({
  page,
  requests,
}) => {
  await saveData(page);
  await openPage(page, "/inspiration/swot/");
  await markDocument(page);
  await untilIdle(page);
  requests.clear();
  for (const [address, locale] of [
    ["/inspiration/no-such-one/", "en"],
    ["/404/", "en"],
    ["/de/inspiration/swot/", "de"],
    // An address without a language keeps the current one.
    ["/nowhere/", "de"],
  ] as const) {
    await test.step(`${address} in ${locale}`, async () => {
      await follow(page, address);
      await expect(page).toHaveURL(address);
      await expectNotFound(page, locale);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
    });
  }
  await test.step("going back to one in another language", async () => {
    await follow(page, "/fr/inspiration/no-such-one/");
    await expectNotFound(page, "fr");
    await page.goBack();
    await expect(page).toHaveURL("/nowhere/");
    await page.goBack();
    await expect(page).toHaveURL("/de/inspiration/swot/");
    await expectNotFound(page, "de");
  });
  expect(requests.under("/assets/data/")).toEqual([]);
  expect(requests.ofType("document")).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

test.describe("from the server", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("under a prefix it answers 404 in that language; the page can be left, and come back to (R2.1)", async ({
    page,
  }) => {
    const response = await openPage(page, "/fr/inspiration/no-such-one/");
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain(`<html lang="fr"`);
    await expectNotFound(page, "fr");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page).toHaveURL("/fr/inspiration/no-such-one/");
    await markDocument(page);
    await chooseLanguage(page, "en");
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expectNotFound(page, "fr");
    expect(await isMarked(page)).toBe(true);
    await page.goForward();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test.describe("to somebody whose browser is German", () => {
    test.use({ locale: "de-AT" });

    test("without a prefix it shows in their language, and in no other before: the browser's, or the one chosen (R4.7)", async ({
      page,
    }) => {
      const painted = await recordPaintedPages(page);
      const openSlowly = async (address: string, language: string) => {
        // The script is held back long enough for a page in the wrong language to be noticed.
        const release = await hold(page, `**/assets/js/language-${language}.*.js`);
        const isAskedFor = page.waitForRequest(`**/assets/js/language-${language}.*.js`);
        await page.goto(address, { waitUntil: "commit" });
        await isAskedFor;
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        release();
      };
      await openSlowly("/nowhere/", "de");
      await expectNotFound(page, "de");
      await expect(page.locator("h1")).toBeVisible();
      await page.evaluate(() => localStorage.setItem("inspirations:language", "it"));
      await openSlowly("/inspiration/no-such-one/", "it");
      await expectNotFound(page, "it");
      await expect
        .poll(() => painted)
        .toEqual([
          { language: "de", heading: headingIn("de") },
          { language: "it", heading: headingIn("it") },
        ]);
    });

    test.describe("when the script of the language, or the entry, does not come", () => {
      test.use({ expectedErrors: /status of 404|Failed to load resource|Loading chunk/ });

      test("the page shows in the language that it was built in (R4.7)", async ({ page }) => {
        for (const missing of ["language-de", "browser"]) {
          await test.step(missing, async () => {
            await page.route(`**/assets/js/${missing}.*.js`, (route) => route.abort());
            await page.goto("/nowhere/");
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingIn("fr"));
            await expect(page.locator("html")).toHaveAttribute("lang", "fr");
            await expect(page.locator("html")).not.toHaveAttribute("data-pending");
            await page.unrouteAll();
          });
        }
      });
    });
  });
});

test.describe("to somebody who reads Spanish", () => {
  test.use({ locale: "es-ES", expectedErrors: /status of 404/ });

  test("/404/ opens in their language, which an address that does not exist stores (R2.1, R4.5, R4.7)", async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem("inspirations:language"));
    await openPage(page, "/fr/404/");
    expect(await stored()).toBeNull();
    await openPage(page, "/nowhere/");
    expect(await stored()).toBe("es");
    const response = await openPage(page, "/404/");
    expect(response?.status()).toBe(200);
    await expectNotFound(page, "es");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/es/");
  });
});
