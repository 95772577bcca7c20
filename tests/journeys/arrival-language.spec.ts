/** In which language a visitor is received (R4.5). Which one is chosen when is proved beside `arrival.ts`. */
import type { Page } from "@playwright/test";
import { blockStorage, haveChosenLanguage } from "./browser-storage.ts";
import { holdCode } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { openPage, untilStarted } from "./open-page.ts";
import { recordPaintedPages } from "./painted-pages.ts";
import { expect, test } from "./site.ts";

const key = "inspirations:language";

const storedLanguage = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

function expectPath(page: Page, address: string): void {
  expect(page.url().slice(new URL(page.url()).origin.length)).toBe(address);
}

test.describe("someone who reads French", () => {
  test.use({ locale: "fr-CA" });

  test("is led to the page in French before the first paint, but to none of a template that they were led to (R4.5)", async ({
    page,
    context,
    requests,
  }) => {
    await test.step("a template stays in the language of its address, and nothing is stored", async () => {
      for (const address of ["/inspiration/swot/", "/session/weekly-meeting/?locale=xx"]) {
        await openPage(page, address);
        expectPath(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
      }
      expect(await storedLanguage(page)).toBeNull();
    });

    await test.step("but for one that a link asks for, and nothing is stored", async () => {
      for (const and of ["&", "&amp;"]) {
        await openPage(page, `/inspiration/swot/?utm_source=letter${and}locale=de#board`);
        expectPath(page, "/de/inspiration/swot-analyse/?utm_source=letter#board");
      }
      expect(await storedLanguage(page)).toBeNull();
    });

    await test.step("nor is a crawler led anywhere, whatever it reads", async () => {
      const crawler = await context.newPage();
      const session = await context.newCDPSession(crawler);
      const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
      await session.send("Emulation.setUserAgentOverride", { userAgent });
      await openPage(crawler, "/discover/");
      expectPath(crawler, "/discover/");
      expect(await storedLanguage(crawler)).toBeNull();
    });

    await test.step("another page is replaced by the one in French, query and place included, which is stored", async () => {
      const visitor = await context.newPage();
      const before = await visitor.evaluate(() => history.length);
      const painted = await recordPaintedPages(visitor);
      requests.clear();
      await openPage(visitor, "/inspirations/?goal=solve-and-decide&sort=name&locale=de#content");
      expectPath(visitor, "/fr/inspirations/?goal=solve-and-decide&sort=name&locale=de#content");
      await expect(visitor.locator("html")).toHaveAttribute("lang", "fr");
      expect(await storedLanguage(visitor)).toBe("fr");
      await expect.poll(() => painted.length).toBeGreaterThan(0);
      expect(painted.map(({ language }) => language)).toEqual(["fr"]);
      expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/", "/fr/inspirations/"]);
      expect(await visitor.evaluate(() => history.length)).toBe(before + 1);
      await visitor.goBack();
      expect(visitor.url()).toBe("about:blank");
    });

    await test.step("from a link on another site, too", async () => {
      await page.goto("/discover/", { referer: "https://search.example/" });
      await untilStarted(page);
      expectPath(page, "/fr/discover/");
    });

    await test.step("where storage is blocked, too, and another language can be chosen all the same", async () => {
      const visitor = await context.newPage();
      await blockStorage(visitor);
      await openPage(visitor, "/");
      expectPath(visitor, "/fr/");
      await chooseLanguage(visitor, "de");
      await expect(visitor).toHaveURL("/de/");
      await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
    });
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
});

test.describe("someone who has chosen French, whose browser names no page that a link was on", () => {
  test.use({ locale: "de" });

  test("is left in English by a click inside the site, before the code and after, in this tab and another, and led to French otherwise (R4.5)", {
    tag: "@whole-browser",
  }, async ({ page, context }) => {
    await context.route("**/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "referrer-policy": "no-referrer" } });
    });
    await haveChosenLanguage(page, "fr");
    const link = (address: string) => page.locator(`header nav a[href="${address}"]:visible`).first();
    const expectDocument = async (it: Page, address: string) => {
      await untilStarted(it);
      expectPath(it, address);
      expect(await it.evaluate(() => document.referrer)).toBe("");
    };

    await openPage(page, "/inspiration/swot/");
    for (const button of ["left", "middle"] as const) {
      const opened = context.waitForEvent("page");
      await link("/discover/").click(button === "left" ? { modifiers: ["ControlOrMeta"] } : { button });
      const tab = await opened;
      await expectDocument(tab, "/discover/");
      await openPage(tab, "/discover/");
      expectPath(tab, "/fr/discover/");
      await tab.close();
    }

    const bringToLife = await holdCode(page);
    await page.goto("/inspiration/swot/", { waitUntil: "commit" });
    await link("/inspirations/").click();
    await page.waitForURL("/inspirations/");
    bringToLife();
    await expectDocument(page, "/inspirations/");
    await openPage(page, "/inspirations/");
    expectPath(page, "/fr/inspirations/");
  });
});

test.describe("someone who has chosen German", () => {
  test.use({ locale: "fr-FR" });

  test("is led to the page in German from outside, and not by a reload, by going back, or by forward (R4.5)", async ({
    page,
  }) => {
    // Nobody is led away from a template page.
    await page.goto("/fr/inspiration/matrice-swot/");
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, "de"] as const);
    for (const address of ["/sessions/", "/fr/sessions/"]) {
      await openPage(page, address);
      expectPath(page, "/de/sessions/");
    }
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
    await untilStarted(page);
    expectPath(page, "/fr/");
    expect(await storedLanguage(page)).toBe("de");
  });
});
