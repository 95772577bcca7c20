/** Addresses that do not exist (R2.1, R2.3, R4.7). */
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { chooseLanguage } from "./language-entries.ts";
import { follow, isMarked, letSettle, markDocument, openPage } from "./open-page.ts";
import { recordPaintedPages } from "./painted-pages.ts";
import { expect, test } from "./site.ts";

const prefixed = ["de", "es", "fr", "it", "nl", "pt"] as const;

const headingIn = (locale: Locale) => wordsIn(locale).notFound.title();

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingIn(locale));
  await expect(page).toHaveTitle(`${headingIn(locale)} - Inspirations`);
}

test.describe("inside the site", () => {
  const clicks = [
    { from: "/", to: "/inspiration/no-such-one/", locale: "en" },
    { from: "/", to: "/inspirations/no-such-one/", locale: "en" },
    { from: "/inspiration/swot/", to: "/session/swot/", locale: "en" },
    { from: "/fr/inspiration/matrice-swot/", to: "/fr/inspiration/swot/", locale: "fr" },
    // Where the address tells no language, the one being read goes on.
    { from: "/fr/inspiration/matrice-swot/", to: "/nowhere/", locale: "fr" },
    { from: "/fr/inspiration/matrice-swot/", to: "/404/", locale: "fr" },
    { from: "/inspiration/swot/", to: "/404/", locale: "en" },
    { from: "/inspiration/swot/", to: "/de/nowhere/", locale: "de" },
    { from: "/inspiration/swot/", to: "/de/inspiration/swot/", locale: "de" },
  ] as const;
  for (const { from, to, locale } of clicks) {
    test(`${to} clicked on ${from} is not found at once, in ${locale}, without asking for data (R2.3)`, async ({
      page,
      requests,
    }) => {
      await saveData(page);
      await openPage(page, from);
      await markDocument(page);
      await letSettle(page);
      requests.clear();
      await follow(page, to);
      await expectNotFound(page, locale);
      await expect(page).toHaveURL(to);
      await letSettle(page);
      expect(requests.under("/assets/data/")).toEqual([]);
      expect(requests.ofType("document")).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${to}$`));
    });
  }

  test("going back to an address that does not exist, in another language, asks for no data (R2.3)", async ({
    page,
    requests,
  }) => {
    await saveData(page);
    await openPage(page, "/fr/inspiration/matrice-swot/");
    await follow(page, "/fr/inspiration/no-such-one/");
    await expectNotFound(page, "fr");
    await chooseLanguage(page, "en");
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    requests.clear();
    await page.goBack();
    await expectNotFound(page, "fr");
    expect(requests.under("/assets/data/")).toEqual([]);
  });
});

test.describe("from the server", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const locale of prefixed) {
    test(`an unknown address under /${locale}/ answers 404 in that language (R2.1)`, async ({ page }) => {
      for (const address of [`/${locale}/nowhere/`, `/${locale}/inspiration/no-such-one/`]) {
        const response = await openPage(page, address);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).toContain(`<html lang="${locale}"`);
        await expectNotFound(page, locale);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expect(page).toHaveURL(address);
      }
    });
  }

  test("the page can be left, and come back to (R2.1)", async ({ page }) => {
    await openPage(page, "/fr/inspiration/no-such-one/");
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

  const visits = [
    { who: "who reads English", browser: "en-GB", stored: undefined, locale: "en" },
    { who: "who reads German", browser: "de-AT", stored: undefined, locale: "de" },
    { who: "who has chosen Italian", browser: "de-AT", stored: "it", locale: "it" },
    { who: "of whom nothing is known", browser: "ja-JP", stored: undefined, locale: "fr" },
    { who: "with a stored language that is none", browser: "ja-JP", stored: "klingon", locale: "fr" },
  ] as const;
  for (const { who, browser, stored, locale } of visits) {
    test.describe(who, () => {
      test.use({ locale: browser });

      test(`an unknown address without a prefix is shown in ${locale} to someone ${who}, and in no other language before (R4.7)`, async ({
        page,
      }) => {
        await page.addInitScript((language) => {
          if (language) localStorage.setItem("inspirations:language", language);
        }, stored);
        // Slow enough that a page in the wrong language would be seen.
        await page.route("**/assets/js/language-*.js", async (route) => {
          await delay(400);
          await route.continue();
        });
        const painted = await recordPaintedPages(page);
        for (const address of ["/nowhere/", "/inspiration/no-such-one/"]) {
          const response = await page.goto(address);
          expect(response?.status()).toBe(404);
          await expectNotFound(page, locale);
          await expect(page.locator("h1")).toBeVisible();
        }
        await expect.poll(() => painted.length).toBeGreaterThan(0);
        expect(painted).toEqual([{ language: locale, heading: headingIn(locale) }]);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    });
  }

  test.describe("when the script of the language, or the entry, does not come", () => {
    test.use({ expectedErrors: /status of 404|Failed to load resource|Loading chunk/, locale: "de" });

    for (const missing of ["language-de", "browser"]) {
      test(`the page shows in the language that it was built in, without ${missing} (R4.7)`, async ({ page }) => {
        await page.route(`**/assets/js/${missing}.*.js`, (route) => route.abort());
        await page.goto("/nowhere/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingIn("fr"));
        await expect(page.locator("html")).toHaveAttribute("lang", "fr");
        await expect(page.locator("html")).not.toHaveAttribute("data-pending");
      });
    }
  });
});

test.describe("the not-found page opened by its own address", () => {
  test.use({ locale: "es-ES", expectedErrors: /status of 404/ });

  test("an address that does not exist stores the language that matched, too (R4.5)", async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem("inspirations:language"));
    await openPage(page, "/fr/404/");
    expect(await stored()).toBeNull();
    await openPage(page, "/nowhere/");
    expect(await stored()).toBe("es");
  });

  test("/404/ opens, in the visitor's language (R2.1, R4.7)", async ({ page }) => {
    const response = await openPage(page, "/404/");
    expect(response?.status()).toBe(200);
    await expectNotFound(page, "es");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/es/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

  test("an unknown address without a prefix is shown in French, the default (R4.7, R9.4)", async ({ page }) => {
    const response = await page.goto("/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingIn("fr"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
