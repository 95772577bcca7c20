/** A script chunk that does not arrive (R8.6). The report of each kind of failure is tested beside `load-chunk.ts`. */
import type { Page } from "@playwright/test";
import { haveReadEnough } from "./browser-storage.ts";
import { hold, saveData } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { readListing } from "./listing-facts.ts";
import { navigationLink, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const codeOf = (chunk: string) => `**/assets/js/${chunk}.*.js`;

const openListing = (page: Page) => navigationLink(page, "/inspirations/").click();

const expectNoScript = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-script");

test.beforeEach(({ page }) => saveData(page));

test.describe("one that fails", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test("is reported, and the target is loaded once: a screen, or a language (R8.6)", async ({ page, requests }) => {
    const warned: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
    const documents = () => requests.ofType("document").map(({ path }) => path);
    await openPage(page, "/");

    await test.step("a screen that is missing", async () => {
      requests.clear();
      // A deploy that removes a chunk brings another, which the new document loads.
      const isLoaded = page.waitForRequest((request) => request.resourceType() === "document");
      await page.route(codeOf("listing-screen"), (route) => route.fulfill({ status: 404 }));
      await openListing(page);
      await isLoaded;
      await page.unroute(codeOf("listing-screen"));
      await untilStarted(page);
      await expect(page).toHaveTitle(titleAt("/inspirations/"));
    });

    await test.step("a language that is no script", async () => {
      const isLoaded = page.waitForRequest((request) => request.resourceType() === "document");
      await page.route(codeOf("language-fr"), (route) => route.fulfill({ contentType: "text/javascript", body: "=" }));
      await chooseLanguage(page, "fr");
      await isLoaded;
      await page.unroute(codeOf("language-fr"));
      await untilStarted(page);
      await expect(page).toHaveTitle(titleAt("/fr/inspirations/"));
    });

    expect(documents()).toEqual(["/inspirations/", "/fr/inspirations/"]);
    const failed = (name: string, type: string, file: string) =>
      expect.stringMatching(
        new RegExp(`ChunkLoadError: Loading chunk ${name} failed\\.\\s+\\(${type}: http\\S+/${file}\\.[\\w-]+\\.js\\)`),
      );
    expect(warned).toEqual([
      failed("screen listing", "missing", "listing-screen"),
      failed("language fr", "error", "language-fr"),
    ]);
  });

  test("for good, it is loaded once as well, and can be read (R8.6)", async ({ page, requests }) => {
    await openPage(page, "/");
    await page.route(codeOf("listing-screen"), (route) => route.fulfill({ status: 404 }));
    requests.clear();
    await openListing(page);
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await expectNoScript(page);
    await expect(page.locator("article:visible").first()).toBeVisible();
    // Links are plain links now, and load documents.
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/", "/discover/"]);
  });

  test("a page without it is what it is without JavaScript, pictures included (R8.6)", async ({ page }) => {
    for (const missing of ["browser", "react", "listing-screen"]) {
      await test.step(`${missing} is missing`, async () => {
        await page.route(codeOf(missing), (route) => route.fulfill({ status: 404 }));
        await page.goto("/inspirations/?goal=look-back");
        await expectNoScript(page);
        await expect(page.locator("html")).not.toHaveAttribute("data-view");
        await expect(page.locator("article:visible")).toHaveCount(readListing("en", "inspiration").templates.length);
        await expect(page.locator("form:visible, footer select:visible")).toHaveCount(0);
        const picture = page.locator("article img:visible").last();
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await page.unroute(codeOf(missing));
      });
    }
    await test.step("without what it takes to move on, it is alive, and its links load documents", async () => {
      const isAsked = page.waitForEvent("console", (message) => message.text().includes("404"));
      await page.route(codeOf("moving"), (route) => route.fulfill({ status: 404 }));
      await page.goto("/inspiration/swot/");
      await isAsked;
      await page.locator("footer select").selectOption("dark");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await navigationLink(page, "/discover/").click();
      await expect(page).toHaveTitle(titleAt("/discover/"));
    });
  });

  test("a template too many can be read whole without it: nobody could sign in (R4.3, R8.6)", async ({ page }) => {
    await haveReadEnough(page);
    for (const missing of ["browser", "react", "template-screen", "language-en-template", "moving"]) {
      await test.step(missing, async () => {
        const fail = await hold(page, codeOf(missing), (route) => route.abort());
        await page.goto("/inspiration/swot/", { waitUntil: "commit" });
        await expect(page.locator("#summary")).toBeVisible();
        await expect(page.locator("#steps")).toBeHidden();
        fail();
        await expect(page.locator("#steps")).toBeVisible();
        await expect(page.locator("section:has(> #blocked)")).toBeHidden();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await page.unroute(codeOf(missing));
      });
    }
  });
});

test.describe("a page that breaks", () => {
  test.use({ expectedErrors: /React error/ });

  /** Replaces the code of the account, so that `breakPage` can make rendering fail once the page has started. */
  async function letItBreak(page: Page): Promise<void> {
    await page.route(codeOf("account"), async (route) => {
      const code = await (await route.fetch()).text();
      const [, name] = code.slice(code.lastIndexOf("export{")).match(/ as (\w+)/) ?? [];
      const body = `export const ${name} = (view) => {
        window.breakPage = () => view.beside.put({ greeting: {} });
        return { follow() {}, known: Promise.resolve(), user() {} };
      };`;
      await route.fulfill({ contentType: "text/javascript", body });
    });
  }

  async function breakPage(page: Page): Promise<void> {
    await expect.poll(() => page.evaluate("'breakPage' in window")).toBe(true);
    await page.evaluate("breakPage()");
  }

  test("is what it is without JavaScript, once it was loaded anew where the visitor had moved on (R8.6)", async ({
    page,
    requests,
  }) => {
    await test.step("as it comes to life", async () => {
      // The script of the screen arrives, but cannot be rendered.
      await page.route(codeOf("template-screen"), async (route) => {
        const code = await (await route.fetch()).text();
        const exported = [...code.slice(code.lastIndexOf("export{")).matchAll(/ as (\w+)/g)];
        const body = exported.map(([, name]) => `export const ${name} = {};`).join("");
        await route.fulfill({ contentType: "text/javascript", body });
      });
      await page.goto("/inspiration/swot/");
      await expectNoScript(page);
      await expect(page.locator("#steps")).toBeVisible();
      await navigationLink(page, "/discover/").click();
      await expect(page).toHaveTitle(titleAt("/discover/"));
      await page.unroute(codeOf("template-screen"));
    });

    const documents = () => requests.ofType("document").map(({ path }) => path);
    await letItBreak(page);
    await openPage(page, "/inspiration/swot/");
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    requests.clear();
    await breakPage(page);
    await expect.poll(documents).toEqual(["/discover/"]);
    await untilStarted(page);
    await expect(page.locator("main h1")).toBeVisible();

    await breakPage(page);
    await expectNoScript(page);
    await expect(page.locator("main h1")).toBeVisible();
    // A later update renders no second page beside the first.
    await breakPage(page);
    await expect(page.locator("main")).toHaveCount(1);
    await navigationLink(page, "/").click();
    await expect(page).toHaveTitle(titleAt("/"));
    expect(documents()).toEqual(["/discover/", "/"]);
  });
});
