/** A deploy while a visitor has a page of the build before open (R8.4). */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { saveData } from "./connection.ts";
import { builtFolder, expect, nextHash, nextVersion, test, writeNextBuild } from "./next-build.ts";
import {
  isMarked,
  markDocument,
  navigationLink,
  openPage,
  untilFetched,
  untilIdle,
  untilStarted,
} from "./open-page.ts";
import { titleAt } from "./page-file.ts";

// The scripts of the build before are gone.
test.use({ expectedErrors: /status of 404 .*\/assets\/js\//, viewport: { width: 1440, height: 900 } });

const buildHash = (page: Page) => page.locator("meta[name=build-hash]").getAttribute("content");

test("a click after a deploy loads the new document once, and moves on without loads (R8.4)", async ({
  page,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await saveData(page);
  await openPage(page, `${site.origin}/`);
  await markDocument(page);
  requests.clear();
  site.swap(nextBuild);

  await navigationLink(page, "/discover/").click();
  await expect(page.locator("footer")).toContainText(nextVersion);
  await expect(page).toHaveTitle(titleAt("/discover/"));
  await expect(page).toHaveURL(`${site.origin}/discover/`);
  await untilStarted(page);
  await untilIdle(page);
  expect(requests.ofType("document").map(({ path: asked }) => asked)).toEqual(["/discover/"]);
  expect(await buildHash(page)).toBe(nextHash);

  await markDocument(page);
  await navigationLink(page, "/inspirations/").click();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/"));
  await expect(page.locator("footer")).toContainText(nextVersion);
});

test("the full load begins at the top, however far the page before was scrolled, or at the place of the link, with its query (R8.4, R2.5)", async ({
  page,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await saveData(page);
  await openPage(page, `${site.origin}/inspirations/`);
  site.swap(nextBuild);
  const link = page.locator("article a").last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page.locator("footer")).toContainText(nextVersion);
  await untilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  site.swap(builtFolder);
  await openPage(page, `${site.origin}/`);
  site.swap(nextBuild);
  requests.clear();
  await navigationLink(page, "/inspirations/").evaluate((it: HTMLAnchorElement) => {
    it.href = "/inspiration/swot/?from=home#steps";
    it.click();
  });
  await expect(page.locator("footer")).toContainText(nextVersion);
  await expect(page).toHaveURL(`${site.origin}/inspiration/swot/?from=home#steps`);
  await expect(page.locator("#steps")).toBeInViewport();
  expect(requests.ofType("document")).toHaveLength(1);
});

for (const { which, documents } of [
  { which: "documents of the build before with newer data", documents: "before" },
  { which: "new documents with data of the build before", documents: "next" },
] as const) {
  test(`${which} do not loop: each click loads once, and shows the page (R8.4)`, async ({
    page,
    requests,
    serveFolder,
  }, testInfo) => {
    const mixed = testInfo.outputPath("mixed");
    writeNextBuild({ folder: mixed, keepDocuments: documents === "before" });
    if (documents === "next") {
      const data = path.join("assets", "data");
      rmSync(path.join(mixed, data), { recursive: true });
      cpSync(path.join(builtFolder, data), path.join(mixed, data), { recursive: true });
    }
    const site = await serveFolder(mixed);
    await openPage(page, `${site.origin}/`);
    for (const address of ["/discover/", "/inspirations/"]) {
      requests.clear();
      await navigationLink(page, address).click();
      await expect(page).toHaveTitle(titleAt(address));
      await untilStarted(page);
      // Prefetching goes on, and meets the wrong hash each time.
      await untilFetched(page, "/assets/data/");
      await untilIdle(page);
      expect(requests.ofType("document").map(({ path: asked }) => asked)).toEqual([address]);
      expect((await buildHash(page)) === nextHash).toBe(documents === "next");
    }
  });
}

test("who kept the build before open goes on after a rollback, and who saw the next loads once (R8.4)", async ({
  page,
  context,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await saveData(page);
  await openPage(page, `${site.origin}/`);
  await markDocument(page);

  site.swap(nextBuild);
  const other = await context.newPage();
  await saveData(other);
  await openPage(other, `${site.origin}/`);
  await expect(other.locator("footer")).toContainText(nextVersion);

  site.swap(builtFolder);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  expect(await isMarked(page)).toBe(true);

  requests.clear();
  await navigationLink(other, "/discover/").click();
  await expect(other).toHaveTitle(titleAt("/discover/"));
  await expect(other.locator("footer")).not.toContainText(nextVersion);
  await untilIdle(other);
  expect(requests.ofType("document").map(({ path: asked }) => asked)).toEqual(["/discover/"]);
});

test("what was prefetched before the deploy still opens without a load (R7.2)", async ({
  page,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await openPage(page, `${site.origin}/`);
  await untilFetched(page, dataPathOf("/discover/"));
  site.swap(nextBuild);
  requests.clear();
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  expect(requests.ofType("document")).toEqual([]);
});
