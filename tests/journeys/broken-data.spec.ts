/** A page's data file that does not come, or is not what it must be (R8.3). What is told of each is proved beside `page-store.ts`. */
import type { Page, Route } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, markDocument, navigationLink, openPage } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const [from, to] = ["/inspiration/swot/", "/inspiration/5-whys/"];
const dataFile = dataPathOf(to);

const json = (body: string) => (route: Route) => route.fulfill({ contentType: "application/json", body });

test.use({ expectedErrors: /PageLoadError|TypeError|Failed to load resource/ });
test.beforeEach(({ page }) => saveData(page));

const linkTo = (page: Page) => page.locator(`p > a[href^="${to}"]`).first();
const notice = (page: Page) => page.getByRole("alert");
const tryAgain = (page: Page) => notice(page).getByRole("link");

test("a data file that is broken is reported, and the page being read stays, until it can be had (R8.3, R8.4)", async ({
  page,
  requests,
  errors,
}) => {
  await openPage(page, from);
  await markDocument(page);
  const link = linkTo(page);

  await test.step("it is told, and the visitor stays where they read", async () => {
    await page.route(`**${dataFile}`, json('{"hash":'));
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await expect(tryAgain(page)).toBeFocused();
    expect(errors).toEqual([expect.stringMatching(/PageLoadError: Parsing \/assets\/data\S+ failed: \S+/)]);
    await expect(page).toHaveTitle(titleAt(from));
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page).toHaveURL(from);
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
  });

  await test.step("trying again leads to the page, and to the place of the link", async () => {
    await link.evaluate((it: HTMLAnchorElement) => {
      it.hash = "steps";
      it.click();
    });
    await expect(notice(page)).toBeVisible();
    await page.unroute(`**${dataFile}`);
    await tryAgain(page).click();
    await expect(page).toHaveTitle(titleAt(to));
    await expect(page).toHaveURL(`${to}#steps`);
    await expect(page.locator("#steps")).toBeInViewport();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(titleAt(from));
  });

  await test.step("so it is where the file is of this build, and lacks what every page has", async () => {
    const { hash } = readPageFile(from);
    await page.route(`**${dataPathOf("/discover/")}`, json(JSON.stringify({ hash, data: { screen: "discover" } })));
    errors.length = 0;
    await navigationLink(page, "/discover/").click();
    await expect(tryAgain(page)).toBeFocused();
    expect(errors).toEqual([expect.stringMatching(/TypeError/)]);
    await expect(page).toHaveTitle(titleAt(from));
    await navigationLink(page, "/").click();
    await expect(page).toHaveTitle(titleAt("/"));
  });
  expect(await isMarked(page)).toBe(true);
  expect(requests.ofType("document")).toHaveLength(1);
});

test("the notice is closed by its button, Escape or a click elsewhere, comes with the next failure, and is not printed (R8.3)", async ({
  page,
}) => {
  await openPage(page, from);
  await page.route(`**${dataFile}`, (route) => route.abort());
  const link = linkTo(page);

  await test.step("the keyboard closes it, and is back on the link", async () => {
    for (const key of ["Escape", "Enter"]) {
      await link.press("Enter");
      await expect(tryAgain(page)).toBeFocused();
      if (key === "Enter") await page.keyboard.press("Tab");
      await page.keyboard.press(key);
      await expect(notice(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  await test.step("the pointer closes it", async () => {
    const close = notice(page).getByRole("button", { name: wordsIn("en").site.close() });
    for (const target of [close, page.locator("h1")]) {
      await link.click();
      await expect(tryAgain(page)).toBeFocused();
      await target.click();
      await expect(notice(page)).toHaveCount(0);
    }
  });

  await test.step("paper has none", async () => {
    await link.click();
    await expect(notice(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(notice(page)).toBeHidden();
  });
});

test("a data file that is missing leads to the not-found page in the same language (R4.8, R8.3)", async ({
  page,
  requests,
}) => {
  await openPage(page, "/fr/inspiration/matrice-swot/");
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
