/** Clicks that the site leaves to the browser (R2.4). */
import type { Page } from "@playwright/test";
import { isMarked, markDocument, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const discover = 'header nav a[href="/discover/"]:visible';

test.beforeEach(async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
});

/** Called when the browser has done what was asked for. */
async function expectToStay(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveTitle(titleAt("/"));
}

const clicks = {
  "a click with Control": { modifiers: ["ControlOrMeta"] },
  "a click with Shift": { modifiers: ["Shift"] },
  "a click with the middle button": { button: "middle" },
} as const satisfies Record<string, Parameters<Page["click"]>[1]>;

test("a click with Control, with Shift or with the middle button opens another tab (R2.4)", {
  tag: "@whole-browser",
}, async ({ page, context }) => {
  for (const [name, options] of Object.entries(clicks)) {
    await test.step(name, async () => {
      const opened = context.waitForEvent("page");
      await page.click(discover, options);
      const tab = await opened;
      await expect(tab).toHaveTitle(titleAt("/discover/"));
      await expectToStay(page);
      await tab.close();
    });
  }
});

test("a link with a target opens there, one to another host in a tab that cannot reach back (R2.4)", async ({
  page,
  context,
}) => {
  await context.route(/marelle\.example/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const openedByHost = context.waitForEvent("page");
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  const elsewhere = await openedByHost;
  await expect(elsewhere).toHaveTitle("Elsewhere");
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
  await expectToStay(page);

  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.target = "_blank";
  });
  const opened = context.waitForEvent("page");
  await page.click(discover);
  await expect(await opened).toHaveTitle(titleAt("/discover/"));
  await expectToStay(page);
});

test("a link that downloads does, and a file's address loads the file (R2.4)", async ({ page }) => {
  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.download = "discover.html";
  });
  const downloading = page.waitForEvent("download");
  await page.click(discover);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("discover.html");
  await download.path();
  await expectToStay(page);

  const asked = page.waitForRequest((request) => request.resourceType() === "document");
  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.removeAttribute("download");
    link.href = "/sitemap.xml";
    link.click();
  });
  expect(new URL((await asked).url()).pathname).toBe("/sitemap.xml");
});
