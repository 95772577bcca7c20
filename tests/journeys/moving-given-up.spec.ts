/** A page on its way that the browser gives up: the visitor stops it, or asks for a download (R2.5). */
import type { Page } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import { follow, isMarked, markDocument, navigationLink, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const [from, to] = ["/inspiration/swot/", "/inspiration/5-whys/"];

test.use({ expectedErrors: /AbortError|PageLoadError/ });
test.beforeEach(({ page }) => saveData(page));

/** Gives what brings the page. */
async function clickOnSlowLine(page: Page): Promise<() => void> {
  await openPage(page, from);
  await markDocument(page);
  const release = await hold(page, `**${dataPathOf(to)}`);
  await page.locator(`p > a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  return release;
}

async function expectToArrive(page: Page, hash = ""): Promise<void> {
  await expect(page).toHaveTitle(titleAt(to));
  await expect(page).toHaveURL(to + hash);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}

async function expectToBeTold(page: Page): Promise<void> {
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveTitle(titleAt(from));
  await expect(page).toHaveURL(from);
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
}

async function download(page: Page): Promise<void> {
  const downloaded = page.waitForEvent("download");
  await page.locator("figcaption a[download]").first().click();
  await downloaded;
}

test("while a page is on its way, a link to a place leads to that place of the page that comes, stopped or not (R2.5)", async ({
  page,
}) => {
  await test.step("on its way", async () => {
    const release = await clickOnSlowLine(page);
    await follow(page, "#steps");
    await expect(page).toHaveURL(`${to}#steps`);
    release();
    await expectToArrive(page, "#steps");
    await expect(page.locator("#steps")).toBeInViewport();
    await page.goBack();
    await expectToArrive(page);
  });

  await test.step("stopped, which is told", async () => {
    const release = await clickOnSlowLine(page);
    await page.evaluate(() => window.stop());
    await expectToBeTold(page);
    release();
    // The address is that of the page on view again, and so is the place.
    await follow(page, "#steps");
    await expect(page).toHaveURL(`${from}#steps`);
    await expect(page).toHaveTitle(titleAt(from));
    await expect(page.locator("#steps")).toBeInViewport();
  });
});

test("a page that is given up for a download is told of, and can be tried again; what comes of it later does not show (R2.5)", async ({
  page,
}) => {
  await test.step("a template", async () => {
    const release = await clickOnSlowLine(page);
    await download(page);
    await expectToBeTold(page);
    release();
    await page.getByRole("alert").getByRole("link").click();
    await expectToArrive(page);
  });

  await test.step("a listing whose answer comes later", async () => {
    const said = await recordSaid(page);
    await openPage(page, from);
    const release = await hold(page, "/assets/listing/**");
    const asked = page.waitForRequest("**/assets/listing/**");
    await page.locator('main a[href^="/inspirations/?"]').first().click();
    await asked;
    await download(page);
    await expectToBeTold(page);
    const answered = page.waitForResponse("**/assets/listing/**");
    release();
    await answered;
    // It would have been shown, and said, before the page that follows.
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    expect((await said()).filter((text) => text.includes(titleAt("/inspirations/")))).toEqual([]);
  });
});
