/** A page's data file that is not what it must be (R8.3, R5.3). */
import type { Locator, Page, Route } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, letSettle, markDocument, navigationLink, openPage } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const to = "/inspiration/5-whys/";
const dataFile = dataPathOf(to);

const json = (body: string) => (route: Route) => route.fulfill({ contentType: "application/json", body });

const failures: { is: string; answer: (route: Route) => Promise<void>; reason: RegExp }[] = [
  { is: "broken JSON", answer: json('{"hash":'), reason: /Parsing \/assets\/data\S+ failed: \S+/ },
  { is: "a page of HTML", answer: json("<!doctype html>"), reason: /Parsing \/assets\/data\S+ failed: \S+/ },
  { is: "without a hash", answer: json('{"data":{}}'), reason: /The JSON data of \/assets\/data\S+ is missing a hash/ },
  { is: "nothing but null", answer: json("null"), reason: /is missing a hash/ },
  {
    is: "answered with status 500",
    answer: (route) => route.fulfill({ status: 500 }),
    reason: /Fetching \/assets\/data\S+ failed: 500 Internal Server Error/,
  },
  {
    is: "answered with status 204",
    answer: (route) => route.fulfill({ status: 204 }),
    reason: /Fetching \/assets\/data\S+ failed: 204 No Content/,
  },
  {
    is: "out of reach",
    answer: (route) => route.abort("internetdisconnected"),
    reason: /Could not find \/inspiration\/5-whys\/: TypeError: Failed to fetch/,
  },
];

test.use({ expectedErrors: /PageLoadError|TypeError|Failed to load resource/ });
test.beforeEach(({ page }) => saveData(page));

for (const { is, answer, reason } of failures) {
  test(`a data file that is ${is} is reported, and the page being read stays (R8.3, R8.4)`, async ({
    page,
    requests,
    errors,
  }) => {
    await openPage(page, "/inspiration/swot/");
    await markDocument(page);
    await page.route(`**${dataFile}`, answer);
    const link = page.locator(`p > a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    requests.clear();
    await link.click();

    const notice = page.getByRole("alert");
    await expect(notice).toBeVisible();
    await letSettle(page);
    expect(errors.filter((error) => error.includes("PageLoadError"))).toHaveLength(1);
    expect(errors.find((error) => error.includes("PageLoadError"))).toMatch(reason);
    await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
    await expect(link).toBeInViewport();
    await expect(notice.getByRole("link")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(requests.ofType("document")).toEqual([]);

    await page.unroute(`**${dataFile}`);
    await notice.getByRole("link").click();
    await expect(page).toHaveTitle(titleAt(to));
    await expect(page).toHaveURL(to);
    await expect(notice).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
  });
}

test("trying again leads to the place of the link, too (R8.3)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await markDocument(page);
  await page.route(`**${dataFile}`, (route) => route.abort());
  await page
    .locator(`p > a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.hash = "steps";
      link.click();
    });
  const again = page.getByRole("alert").getByRole("link");
  await expect(again).toBeVisible();
  await page.unroute(`**${dataFile}`);
  await again.click();
  await expect(page).toHaveTitle(titleAt(to));
  await expect(page.locator("#steps")).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test("going back from a page that failed leaves no notice (R8.3)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await page.route(`**${dataFile}`, (route) => route.abort());
  await page.locator(`p > a[href="${to}"]`).first().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/inspiration/swot/");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle(titleAt("/inspiration/swot/"));
});

test.describe("the notice", () => {
  const words = wordsIn("en").site;

  async function fail(page: Page): Promise<Locator> {
    await page.locator(`p > a[href="${to}"]`).first().click();
    const notice = page.getByRole("alert");
    await expect(notice).toBeVisible();
    return notice;
  }

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/inspiration/swot/");
    await page.route(`**${dataFile}`, (route) => route.abort());
  });

  const ways: { by: string; close: (page: Page, notice: Locator) => Promise<void> }[] = [
    { by: "its button", close: (_, notice) => notice.getByRole("button", { name: words.close() }).click() },
    { by: "Escape", close: (page) => page.keyboard.press("Escape") },
    { by: "a click elsewhere", close: (page) => page.locator("h1").click() },
  ];
  for (const { by, close } of ways) {
    test(`is closed by ${by}, and comes again with the next failure (R8.3)`, async ({ page }) => {
      const notice = await fail(page);
      await close(page, notice);
      await expect(notice).toHaveCount(0);
      await expect((await fail(page)).getByRole("link")).toBeFocused();
    });
  }

  test("gives the focus back to the link when the keyboard closes it (R8.3)", async ({ page }) => {
    const link = page.locator(`p > a[href="${to}"]`).first();
    for (const key of ["Escape", "Enter"]) {
      await link.press("Enter");
      const notice = page.getByRole("alert");
      await expect(notice.getByRole("link")).toBeFocused();
      if (key === "Enter") await page.keyboard.press("Tab");
      await page.keyboard.press(key);
      await expect(notice).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test("is not printed (R8.3)", async ({ page }) => {
    const notice = await fail(page);
    await page.emulateMedia({ media: "print" });
    await expect(notice).toBeHidden();
  });
});

test("a data file that is missing leads to the not-found page in the same language (R4.8, R8.3)", async ({
  page,
  requests,
}) => {
  const from = "/fr/inspiration/matrice-swot/";
  await openPage(page, from);
  await markDocument(page);
  await page.route("**/assets/data/fr/sessions/index.json", (route) => route.fulfill({ status: 404 }));
  await page
    .locator('main a[href="/fr/inspirations/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "/fr/sessions/";
      link.click();
    });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  // The page in French is that of `/404/`, the default language's.
  await expect(page).toHaveTitle(titleAt("/404/"));
  await expect(page).toHaveURL("/fr/sessions/");
  expect(await isMarked(page)).toBe(true);
  expect(requests.ofType("document")).toHaveLength(1);
  expect(readPageFile("/404/").context.locale).toBe("fr");
});

test("a data file of this build that lacks what every page has is reported, and the page being read stays (R8.4)", async ({
  page,
  errors,
}) => {
  const from = "/inspiration/swot/";
  await openPage(page, from);
  await markDocument(page);
  const { hash } = readPageFile(to);
  await page.route(`**${dataFile}`, json(JSON.stringify({ hash, data: { screen: "template" } })));
  await page.locator(`p > a[href="${to}"]`).first().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveTitle(titleAt(from));
  expect(errors.filter((error) => error.includes("TypeError"))).toHaveLength(1);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveTitle(titleAt("/discover/"));
  expect(await isMarked(page)).toBe(true);
});
