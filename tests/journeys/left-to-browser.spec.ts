import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import { pathOf } from "../../src/domain/route.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, letSettle, markDocument, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const discover = 'header nav a[href="/discover/"]:visible';

test.beforeEach(async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
});

async function expectToStay(page: Page): Promise<void> {
  await letSettle(page);
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveTitle(titleAt("/"));
}

const clicks = {
  "a click with Control": { modifiers: ["ControlOrMeta"] },
  "a click with Shift": { modifiers: ["Shift"] },
  "a click with the middle button": { button: "middle" },
} as const satisfies Record<string, Parameters<Page["click"]>[1]>;

for (const [name, options] of Object.entries(clicks)) {
  test(`${name} opens another tab (R2.4)`, { tag: "@whole-browser" }, async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await page.click(discover, options);
    const tab = await opened;
    await expect(tab).toHaveTitle(titleAt("/discover/"));
    await expectToStay(page);
  });
}

test("a link with a target opens there (R2.4)", async ({ page, context }) => {
  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.target = "_blank";
  });
  const opened = context.waitForEvent("page");
  await page.click(discover);
  await expect(await opened).toHaveTitle(titleAt("/discover/"));
  await expectToStay(page);
});

test("a link that downloads does (R2.4)", async ({ page }) => {
  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.download = "discover.html";
  });
  const downloaded = page.waitForEvent("download");
  await page.click(discover);
  expect((await downloaded).suggestedFilename()).toBe("discover.html");
  await expectToStay(page);
});

test("a file's address loads the file (R2.4)", async ({ page }) => {
  const asked = page.waitForRequest((request) => request.resourceType() === "document");
  await page.locator(discover).evaluate((link: HTMLAnchorElement) => {
    link.href = "/sitemap.xml";
    link.click();
  });
  expect(new URL((await asked).url()).pathname).toBe("/sitemap.xml");
});

test("a link to another host opens a tab that cannot reach back (R2.4)", async ({ page, context }) => {
  await context.route(/marelle\.example/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const opened = context.waitForEvent("page");
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle("Elsewhere");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expectToStay(page);
});

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("links to other hosts say that they open a new tab (R2.4)", async ({ page }) => {
      await openPage(page, pathOf({ name: "home" }, locale));
      const footer = page.getByRole("contentinfo");
      const elsewhere = await footer.locator("a[target]").all();
      expect(elsewhere.length).toBeGreaterThan(16);
      for (const link of elsewhere) await expect(link).toHaveAccessibleDescription(wordsIn(locale).footer.newTab());
      for (const link of await footer.locator("a:not([target])").all())
        await expect(link).toHaveAccessibleDescription("");
    });
  });
}
