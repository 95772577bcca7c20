/** A deploy while a visitor has a page of the build before open (R8.4). */
import type { Page } from "@playwright/test";
import { saveData } from "./connection.ts";
import { builtFolder, expect, nextHash, nextVersion, test, writeNextBuild } from "./next-build.ts";
import { isMarked, letSettle, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";

// The scripts of the build before are gone.
test.use({ expectedErrors: /status of 404 .*\/assets\/js\// });

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
  await letSettle(page);
  expect(requests.ofType("document").map(({ path }) => path)).toEqual(["/discover/"]);
  expect(await buildHash(page)).toBe(nextHash);

  await untilStarted(page);
  await markDocument(page);
  await navigationLink(page, "/inspirations/").click();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(titleAt("/"));
  await expect(page.locator("footer")).toContainText(nextVersion);
});

test("the full load begins at the top, however far the page before was scrolled (R8.4, R2.5)", async ({
  page,
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
  await untilStarted(page);
  await letSettle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the full load keeps the query and the place of the link (R8.4)", async ({
  page,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await saveData(page);
  await openPage(page, `${site.origin}/`);
  site.swap(nextBuild);
  requests.clear();
  await navigationLink(page, "/inspirations/").evaluate((link: HTMLAnchorElement) => {
    link.href = "/inspiration/swot/?from=home#steps";
    link.click();
  });
  await expect(page.locator("footer")).toContainText(nextVersion);
  await expect(page).toHaveURL(`${site.origin}/inspiration/swot/?from=home#steps`);
  await expect(page.locator("#steps")).toBeInViewport();
  expect(requests.ofType("document")).toHaveLength(1);
});

test("a document of the build before does not loop: each click loads once (R8.4)", async ({
  page,
  requests,
  serveFolder,
}, testInfo) => {
  const mixed = testInfo.outputPath("mixed");
  writeNextBuild({ folder: mixed, keepDocuments: true });
  const site = await serveFolder(mixed);
  // Prefetching goes on, and meets the wrong hash each time.
  await openPage(page, `${site.origin}/`);
  for (const address of ["/discover/", "/inspirations/", "/"]) {
    requests.clear();
    await navigationLink(page, address).click();
    await expect(page).toHaveTitle(titleAt(address));
    await untilStarted(page);
    await page.waitForTimeout(600);
    await letSettle(page);
    expect(requests.ofType("document").map(({ path }) => path)).toEqual([address]);
    expect(await buildHash(page)).not.toBe(nextHash);
  }
});

test("what was prefetched before the deploy still opens without a load (R7.2)", async ({
  page,
  requests,
  serveFolder,
  nextBuild,
}) => {
  const site = await serveFolder(builtFolder);
  await openPage(page, `${site.origin}/`);
  await expect.poll(() => requests.under("/assets/data/discover/")).toHaveLength(1);
  await letSettle(page);
  site.swap(nextBuild);
  requests.clear();
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  expect(requests.ofType("document")).toEqual([]);
});
