/** In which language a visitor is received (R4.5). */
import type { Page } from "@playwright/test";
import { blockStorage } from "./browser-storage.ts";
import { chooseLanguage } from "./language-entries.ts";
import { letSettle, openPage, untilStarted } from "./open-page.ts";
import { recordPaintedPages } from "./painted-pages.ts";
import { expect, test } from "./site.ts";

const key = "inspirations:language";

const storedLanguage = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores a language once, as a visit before would have. */
async function storeLanguage(page: Page, language: string): Promise<void> {
  // Nobody is led away from a template page.
  await page.goto("/inspiration/roti/");
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, language] as const);
}

function expectPath(page: Page, address: string): void {
  expect(page.url().slice(new URL(page.url()).origin.length)).toBe(address);
}

test.describe("someone who reads French", () => {
  test.use({ locale: "fr-CA" });

  test("is led to the page in French before the first paint, and French is stored (R4.5)", async ({
    page,
    requests,
  }) => {
    const painted = await recordPaintedPages(page);
    await openPage(page, "/inspirations/?goal=solve-and-decide&sort=name#content");
    expectPath(page, "/fr/inspirations/?goal=solve-and-decide&sort=name#content");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(await storedLanguage(page)).toBe("fr");
    await letSettle(page);
    expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/", "/fr/inspirations/"]);
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect(painted.map(({ language }) => language)).toEqual(["fr"]);
  });

  test("keeps a query that means nothing to the page (R4.5)", async ({ page }) => {
    await openPage(page, "/discover/?locale=de");
    expectPath(page, "/fr/discover/?locale=de");
  });

  test("goes back to where they came from, not into the redirect (R4.5)", async ({ page }) => {
    await page.goto("about:blank");
    const before = await page.evaluate(() => history.length);
    await openPage(page, "/discover/");
    expectPath(page, "/fr/discover/");
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("is left on a template page, and nothing is stored (R4.5)", async ({ page }) => {
    for (const address of ["/inspiration/swot/", "/session/weekly-meeting/"]) {
      await openPage(page, address);
      expectPath(page, address);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      expect(await storedLanguage(page)).toBeNull();
    }
  });

  test("is led to the language that a link to a template asks for, and nothing is stored (R4.5)", async ({ page }) => {
    await openPage(page, "/inspiration/swot/?locale=de#board");
    expectPath(page, "/de/inspiration/swot-analyse/#board");
    await openPage(page, "/inspiration/swot/?utm_source=letter&locale=de");
    expectPath(page, "/de/inspiration/swot-analyse/?utm_source=letter");
    await openPage(page, "/session/weekly-meeting/?locale=xx");
    expectPath(page, "/session/weekly-meeting/?locale=xx");
    expect(await storedLanguage(page)).toBeNull();
  });

  test("is left in English on a click from an English template page, at once and by a document (R4.5)", {
    tag: "@whole-browser",
  }, async ({ page, context }) => {
    await openPage(page, "/inspiration/swot/");
    await page
      .locator('header nav a[href="/discover/"]:visible')
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await expect.poll(() => context.pages().length).toBe(2);
    const tab = context.pages()[1] as Page;
    await untilStarted(tab);
    expectPath(tab, "/discover/");
    await page.locator("header a").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await untilStarted(page);
    expectPath(page, "/");
    expect(await storedLanguage(page)).toBeNull();
  });

  test("is led to French when storage is blocked, and can still choose another language (R4.5)", async ({ page }) => {
    await blockStorage(page);
    await openPage(page, "/");
    expectPath(page, "/fr/");
    await chooseLanguage(page, "de");
    await expect(page).toHaveURL("/de/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("is led to French from a link on another site, too (R4.5)", async ({ page }) => {
    await page.goto("/discover/", { referer: "https://search.example/" });
    await untilStarted(page);
    expectPath(page, "/fr/discover/");
  });
});

test.describe("someone who has chosen German", () => {
  test.use({ locale: "fr-FR" });
  test.beforeEach(({ page }) => storeLanguage(page, "de"));

  test("is led to the page in German, whatever the browser's language (R4.5)", async ({ page }) => {
    for (const address of ["/sessions/", "/fr/sessions/", "/it/sessions/"]) {
      await openPage(page, address);
      expectPath(page, "/de/sessions/");
      expect(await storedLanguage(page)).toBe("de");
    }
  });

  test("is not led away by a reload, by going back, or by forward (R4.5)", async ({ page }) => {
    await openPage(page, "/fr/inspiration/matrice-swot/");
    await page.locator("header a").first().click();
    await expect(page).toHaveURL("/fr/");
    await page.reload();
    await untilStarted(page);
    expectPath(page, "/fr/");
    await page.goto("about:blank");
    await page.goBack();
    await untilStarted(page);
    expectPath(page, "/fr/");
    await page.goBack();
    await page.goForward();
    expectPath(page, "/fr/");
  });
});

test.describe("a stored language that is none", () => {
  test.use({ locale: "es-MX" });

  test("counts as nothing stored (R4.5)", async ({ page }) => {
    await storeLanguage(page, "klingon");
    await openPage(page, "/");
    expectPath(page, "/es/");
    expect(await storedLanguage(page)).toBe("es");
  });
});

test.describe("someone who reads the page's own language", () => {
  test.use({ locale: "nl-BE" });

  test("stays, and the language is stored (R4.5)", async ({ page, requests }) => {
    await openPage(page, "/nl/discover/");
    expectPath(page, "/nl/discover/");
    expect(await storedLanguage(page)).toBe("nl");
    expect(requests.ofType("document")).toHaveLength(1);
  });
});

test.describe("someone who reads a language that the site lacks", () => {
  test.use({ locale: "ja-JP" });

  test("stays on the page as it is, and nothing is stored (R4.5)", async ({ page }) => {
    for (const address of ["/", "/it/discover/"]) {
      await openPage(page, address);
      expectPath(page, address);
      expect(await storedLanguage(page)).toBeNull();
    }
  });
});

const crawlers = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/142.0.0.0 Safari/537.36",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
];
for (const userAgent of crawlers) {
  test.describe(`a crawler such as ${userAgent}`, () => {
    test.use({ locale: "fr-FR", userAgent });

    test(`stays where it is, and nothing is stored: ${userAgent} (R4.5)`, async ({ page }) => {
      await openPage(page, "/discover/");
      expectPath(page, "/discover/");
      expect(await storedLanguage(page)).toBeNull();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ locale: "fr-FR", javaScriptEnabled: false });

  test("every page stays in the language of its address", async ({ page }) => {
    await page.goto("/discover/");
    expectPath(page, "/discover/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
