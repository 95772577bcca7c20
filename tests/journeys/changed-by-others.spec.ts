/** Pages that other programs have changed: an extension, a translator, a browser that draws a page before it is opened. */
import { copyFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { hold, saveData } from "./connection.ts";
import { navigationLink, openPage, untilIdle, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { builtFolder, expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a template stays what it is if a translator has written another language into it before it comes to life (R4.7)", async ({
  page,
}) => {
  const release = await hold(page, "/assets/js/browser.*.js");
  await page.goto("/inspiration/swot/", { waitUntil: "commit" });
  await page.waitForSelector("footer");
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
  });
  release();
  await untilStarted(page);
  await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
  await expect(page.locator("h1")).toHaveText(/SWOT/);
});

test.describe("early, beside an extension's element", () => {
  // React tells that the HTML is not what it expects.
  test.use({ expectedErrors: /React error #418|hydrat/ });

  test("what is typed, ticked and opened is kept, and the focus", async ({ page }) => {
    const release = await hold(page, "/assets/js/react.*.js");
    await page.goto("/inspirations/", { waitUntil: "commit" });
    await page.waitForSelector("footer");
    const field = page.getByRole("searchbox");
    await field.evaluate((it) => it.before(document.createElement("extension-button")));
    await page.locator("summary", { hasText: "Tags" }).click();
    await page.getByRole("checkbox", { name: /^Look back/ }).check();
    await field.pressSequentially("retro");
    await field.press("ArrowLeft");
    release();
    await untilStarted(page);
    await expect(field).toHaveValue("retro");
    await expect(field).toBeFocused();
    expect(await field.evaluate((it: HTMLInputElement) => it.selectionStart)).toBe(4);
    await expect(page.getByRole("checkbox", { name: /^Look back/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Visual/ })).toBeVisible();
    await expect(page).toHaveURL("/inspirations/?q=retro&goal=look-back");
    await field.press("End");
    await field.pressSequentially("spective");
    await expect(page).toHaveURL("/inspirations/?q=retrospective&goal=look-back");
  });

  test("a template keeps its board and its code for paper, which its data leaves out", async ({ page }) => {
    const board = page.locator("figure [class*=drawing] > svg");
    const code = page.locator("[class*=paper-link] path");
    const release = await hold(page, "/assets/js/react.*.js");
    await page.goto("/inspiration/swot/", { waitUntil: "commit" });
    await page.waitForSelector("footer");
    const built = [await board.innerHTML(), await code.getAttribute("d")];
    await page.locator("h1").evaluate((it) => it.before(document.createElement("extension-button")));
    release();
    await untilStarted(page);
    // React has drawn the page.
    await expect(page.locator("extension-button")).toHaveCount(0);
    expect([await board.innerHTML(), await code.getAttribute("d")]).toEqual(built);
  });
});

test.describe("a page from which an extension takes away an element", () => {
  test.use({ expectedErrors: /NotFoundError/ });

  test("is what it is without JavaScript as soon as it cannot go on (R8.6)", async ({ page, requests }) => {
    await saveData(page);
    await openPage(page, "/inspirations/");
    await page
      .locator("article")
      .first()
      .evaluate((card) => card.closest("li")?.remove());
    await page.getByRole("searchbox").fill("swot");
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await expect(page.locator("main")).toHaveCount(1);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await expect(page.locator("article:visible").first()).toBeVisible();
    // Links are plain links.
    requests.clear();
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/discover/"]);
  });
});

test("a page that is drawn before it is opened counts nothing and asks for nothing until then (R4.3, R4.5)", async ({
  page,
  requests,
}) => {
  await page.addInitScript(() => {
    let isDrawnBeforehand = true;
    Object.defineProperty(Document.prototype, "prerendering", { get: () => isDrawnBeforehand });
    addEventListener("open-now", () => {
      isDrawnBeforehand = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  const root = page.locator("html");
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  await page.goto("/");
  await expect(page.locator("footer select")).toBeEnabled();
  // The page is alive. It would have gone on to all of this by now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(root).toHaveAttribute("data-script", "on");
  await expect(root).not.toHaveAttribute("data-asks-who-is-here");
  expect(requests.all.filter(({ path }) => path.startsWith("/assets/data/"))).toEqual([]);
  expect(await stored()).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event("open-now")));
  await untilIdle(page);
  expect(await stored()).toEqual(["inspirations:language"]);
});

test.describe("a page that is not at home", () => {
  test.use({ locale: "fr", expectedErrors: /ERR_FILE_NOT_FOUND|CORS policy|Failed to load resource/ });

  test("reads as one without JavaScript, and leads nobody away: in a file, or on a host that keeps copies (R4.5)", async ({
    page,
  }, testInfo) => {
    const built = path.join(builtFolder, "inspirations/index.html");
    const saved = testInfo.outputPath("saved.html");
    copyFileSync(built, saved);
    await page.route("/copies/2026/inspirations/", (route) => route.fulfill({ path: built }));
    for (const address of [pathToFileURL(saved).href, "/copies/2026/inspirations/"]) {
      await page.goto(address);
      await expect(page.locator("noscript")).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("html")).not.toHaveAttribute("data-script");
      await expect(page.locator("article:visible").first()).toBeVisible();
    }
  });
});
