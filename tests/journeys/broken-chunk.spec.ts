/** A piece of the site's code that does not arrive: the visitor is taken to the target by a full load (R8.6). */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { chunkTimeoutMs } from "../../src/site/navigation/load-chunk.ts";
import { readBuiltFile } from "../built/built-pages.ts";
import { haveReadEnough } from "./browser-storage.ts";
import { saveData } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { readListing } from "./listing-facts.ts";
import { letSettle, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { builtFolder, expect, test } from "./site.ts";

const chunk = "**/assets/js/listing-screen.*.js";

const openListing = (page: Page) => navigationLink(page, "/inspirations/").click();

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") texts.push(message.text());
  });
  return texts;
}

test.beforeEach(({ page }) => saveData(page));

test("every import is made so that a browser which remembers its failure asks again", () => {
  const scripts = readdirSync(path.join(builtFolder, "assets/js")).filter((name) => name.endsWith(".js"));
  const imports = scripts.flatMap((name) => [
    ...readBuiltFile(`/assets/js/${name}`)
      .toString()
      .matchAll(/\bimport\((.)/g),
  ]);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(([, next]) => next === "`" || next === '"')).toEqual([]);
});

const failures: { type: string; is: string; answer: (route: Route) => Promise<void> }[] = [
  { type: "missing", is: "is missing", answer: (route) => route.fulfill({ status: 404 }) },
  { type: "error", is: "is answered with an error", answer: (route) => route.fulfill({ status: 500 }) },
  {
    type: "error",
    is: "is not a script",
    answer: (route) => route.fulfill({ contentType: "text/javascript", body: "export const =" }),
  },
  { type: "error", is: "cannot be reached", answer: (route) => route.abort() },
];

test.describe("one that fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const { type, is, answer } of failures) {
    test(`a chunk that ${is} is reported, and the target is loaded once (R8.6)`, async ({ page, requests }) => {
      const warned = warnings(page);
      await openPage(page, "/");
      requests.clear();
      await page.route(chunk, answer);
      // The deploy that took the chunk away brought another: the document's own loads.
      const loaded = page.waitForRequest((request) => request.resourceType() === "document");
      await openListing(page);
      await loaded;
      await page.unroute(chunk);
      await expect(page).toHaveTitle(titleAt("/inspirations/"));
      await letSettle(page);
      expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/"]);
      expect(warned).toHaveLength(1);
      expect(warned[0]).toMatch(/ChunkLoadError: Loading chunk screen listing failed\./);
      expect(warned[0]).toMatch(
        new RegExp(`\\(${type}: http://localhost:\\d+/assets/js/listing-screen\\.[\\w-]+\\.js\\)`),
      );
    });
  }
});

test.describe("one that fails for good", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test("a chunk that stays missing does not loop, and the page can be read (R8.6)", async ({ page, requests }) => {
    await openPage(page, "/");
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    requests.clear();
    await openListing(page);
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await expect(page.locator("article").first()).toBeVisible();
    await letSettle(page);
    await page.waitForTimeout(500);
    expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/"]);
    // Links are plain links now, and lead on.
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
  });

  for (const missing of ["browser", "react", "listing-screen"]) {
    test(`a page whose ${missing} is missing is what it is without JavaScript, pictures included (R8.6)`, async ({
      page,
    }) => {
      await page.route(`**/assets/js/${missing}.*.js`, (route) => route.fulfill({ status: 404 }));
      await page.goto("/inspirations/?goal=look-back");
      await expect(page.locator("html")).not.toHaveAttribute("data-script");
      await expect(page.locator("html")).not.toHaveAttribute("data-view");
      await expect(page.locator("article:visible")).toHaveCount(readListing("en", "inspiration").templates.length);
      await expect(page.locator("form:visible, footer select:visible")).toHaveCount(0);
      const picture = page.locator("article img:visible").last();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  }

  test("a page without what it takes to move on is alive, and its links load documents (R8.6)", async ({ page }) => {
    await page.route("**/assets/js/moving.*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/inspiration/swot/");
    await letSettle(page);
    await page.locator("footer select").selectOption("dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
  });
});

test.describe("a template too many", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  for (const missing of ["browser", "react", "template-screen", "language-en-template", "moving"]) {
    test(`can be read whole where ${missing} is missing: nobody could sign in (R4.3, R8.6)`, async ({ page }) => {
      await haveReadEnough(page);
      let goOn = () => {};
      const isToFail = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(`**/assets/js/${missing}.*.js`, async (route) => {
        await isToFail;
        await route.abort();
      });
      await page.goto("/inspiration/swot/", { waitUntil: "commit" });
      await expect(page.locator("#summary")).toBeVisible();
      await expect(page.locator("#steps")).toBeHidden();
      goOn();
      await expect(page.locator("#steps")).toBeVisible();
      await expect(page.locator("section:has(> #blocked)")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});

test.describe("a page that cannot be brought to life", () => {
  test.use({ expectedErrors: /React error/ });

  test("is what it is without JavaScript (R8.6)", async ({ page }) => {
    // It comes, and cannot be drawn.
    await page.route("**/assets/js/template-screen.*.js", async (route) => {
      const code = await (await route.fetch()).text();
      const exported = [...code.slice(code.lastIndexOf("export{")).matchAll(/ as (\w+)/g)];
      const body = exported.map(([, name]) => `export const ${name} = {};`).join("");
      await route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto("/inspiration/swot/");
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await expect(page.locator("#steps")).toBeVisible();
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
  });
});

test.describe("a page that breaks while it is read", () => {
  test.use({ expectedErrors: /React error/ });

  /** Once it has started, `break` makes the page one that cannot be drawn. */
  test.beforeEach(({ page }) =>
    page.route("**/assets/js/account.*.js", async (route) => {
      const code = await (await route.fetch()).text();
      const [, name] = code.slice(code.lastIndexOf("export{")).match(/ as (\w+)/) ?? [];
      const body = `export const ${name} = (view) => {
        window.breakPage = () => view.put({ greeting: {} });
        return { follow() {}, known: Promise.resolve(), user() {} };
      };`;
      await route.fulfill({ contentType: "text/javascript", body });
    }),
  );

  async function breakPage(page: Page): Promise<void> {
    await expect.poll(() => page.evaluate("'breakPage' in window")).toBe(true);
    await page.evaluate("breakPage()");
  }

  test("is what it is without JavaScript, and its links load documents (R8.6)", async ({ page, requests }) => {
    await openPage(page, "/inspiration/swot/");
    await breakPage(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await expect(page.locator("#steps")).toBeVisible();
    // Nothing that is drawn later comes beside it.
    await breakPage(page);
    await expect(page.locator("main")).toHaveCount(1);
    requests.clear();
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/discover/"]);
  });

  test("is loaded once where the visitor had moved on (R8.6)", async ({ page, requests }) => {
    await openPage(page, "/inspiration/swot/");
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    requests.clear();
    await breakPage(page);
    await expect.poll(() => requests.ofType("document").map(({ path }) => path)).toEqual(["/discover/"]);
    await untilStarted(page);
    await expect(page.locator("main h1")).toBeVisible();
    await breakPage(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await expect(page.locator("main h1")).toBeVisible();
    expect(requests.ofType("document")).toHaveLength(1);
  });
});

test("a chunk that hangs is given up after 120 s (R8.6, R7.3)", async ({ page, requests }) => {
  expect(chunkTimeoutMs).toBe(120_000);
  const warned = warnings(page);
  await page.clock.install();
  await openPage(page, "/");
  const isAsked = page.waitForRequest(chunk);
  let isHanging = true;
  await page.route(chunk, (route) => (isHanging ? undefined : route.continue()));
  requests.clear();
  await openListing(page);
  await isAsked;
  await page.clock.fastForward(chunkTimeoutMs - 5000);
  await page.waitForTimeout(300);
  expect(requests.ofType("document")).toEqual([]);
  await expect(page.locator("h1")).toBeVisible();

  isHanging = false;
  const loaded = page.waitForRequest((request) => request.resourceType() === "document");
  await page.clock.fastForward(6000);
  await loaded;
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  await untilStarted(page);
  expect(warned).toHaveLength(1);
  expect(warned[0]).toMatch(
    /ChunkLoadError: Loading chunk screen listing failed\.\s+\(timeout: http\S+\/listing-screen\.\S+\.js\)/,
  );
  expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/inspirations/"]);
});

test("a language that does not arrive loads the target, too (R8.6)", async ({ page, requests }) => {
  const warned = warnings(page);
  await openPage(page, "/discover/");
  await page.route("**/assets/js/language-fr.*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "=" }),
  );
  requests.clear();
  const loaded = page.waitForRequest((request) => request.resourceType() === "document");
  await chooseLanguage(page, "fr");
  await loaded;
  await page.unrouteAll();
  await expect(page).toHaveTitle(titleAt("/fr/discover/"));
  await untilStarted(page);
  expect(warned[0]).toMatch(
    /ChunkLoadError: Loading chunk language fr failed\.\s+\(error: http\S+\/language-fr\.\S+\.js\)/,
  );
  expect(requests.ofType("document")).toHaveLength(1);
});
