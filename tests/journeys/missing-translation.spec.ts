/** A template that lacks a language (R2.3, R4.6). */

import { saveData } from "./connection.ts";
import { chooseLanguage, languageSelector, openLanguageSelector } from "./language-entries.ts";
import { follow, letSettle, openPage } from "./open-page.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { expect, test } from "./site.ts";
import { buildSiteWithoutDutch } from "./site-without-dutch.ts";

// Built once for all.
test.describe.configure({ mode: "default" });

/** A build takes some seconds, and a good many on a busy machine. */
const buildTimeoutMs = 180_000;

let site: ServedFolder | undefined;

// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what the hook needs
test.beforeAll(async ({}, testInfo) => {
  testInfo.setTimeout(buildTimeoutMs);
  site = await serveFolder(await buildSiteWithoutDutch(testInfo.outputPath("site")));
});
test.afterAll(() => site?.close());

test("a language without a translation is shown as such, and cannot be chosen (R4.6)", async ({ page }) => {
  await openPage(page, `${site?.origin}/inspiration/swot/`);
  await openLanguageSelector(page);
  const dutch = languageSelector(page).locator("li", { hasText: "Nederlands" });
  await expect(dutch).toBeVisible();
  await expect(dutch.locator("small")).not.toBeEmpty();
  await expect(dutch.locator("a, button")).toHaveCount(0);
  await dutch.click();
  await expect(page).toHaveURL(`${site?.origin}/inspiration/swot/`);
  await expect(languageSelector(page).locator("a")).toHaveCount(6);
});

test("a page that exists in it can be chosen, and its listings hold no template (R4.6)", async ({ page }) => {
  await openPage(page, `${site?.origin}/inspirations/`);
  await chooseLanguage(page, "nl");
  await expect(page).toHaveURL(`${site?.origin}/nl/inspirations/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.locator("article")).toHaveCount(0);
});

test("no page names the address that does not exist, and going there is not found (R2.3)", async ({
  page,
  requests,
}) => {
  await saveData(page);
  await openPage(page, `${site?.origin}/inspiration/swot/`);
  await expect(page.locator("link[hreflang=nl]")).toHaveCount(0);
  await expect(page.locator("link[hreflang=fr]")).toHaveCount(1);
  requests.clear();
  await follow(page, "/nl/inspiration/swot-analyse/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await letSettle(page);
  expect(requests.under("/assets/data/")).toEqual([]);
});
