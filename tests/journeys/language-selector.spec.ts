/** Choosing another language (R4.6). */
import type { Page } from "@playwright/test";
import { holdCode } from "./connection.ts";
import { chooseLanguage, languageEntry, languageSelector, openLanguageSelector } from "./language-entries.ts";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const summary = (page: Page) => languageSelector(page).locator("summary");

test("choosing a language stores it and moves to the page in that language, without a load (R4.6)", async ({
  page,
}) => {
  const from = "/inspiration/swot/";
  const { translations } = readPageFile(from).context;
  await openPage(page, from);
  await markDocument(page);
  for (const { locale, url } of translations.filter((translation) => translation.locale !== "en")) {
    await chooseLanguage(page, locale);
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(titleAt(url));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(await page.evaluate(() => localStorage.getItem("inspirations:language"))).toBe(locale);
    await expect(languageEntry(page, locale)).toBeHidden();
  }
  expect(await isMarked(page)).toBe(true);
});

test("the language chosen is that of the next visit (R4.5, R4.6)", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  await chooseLanguage(page, "it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.goto("about:blank");
  await openPage(page, "/discover/");
  await expect(page).toHaveURL("/it/discover/");
});

test("a language that is chosen before the page is alive is kept, and a listing shows there what it shows here", async ({
  page,
}) => {
  await holdCode(page);
  await page.goto("/inspirations/?level=easy", { waitUntil: "commit" });
  await chooseLanguage(page, "it");
  await expect(page).toHaveURL("/it/inspirations/?level=easy");
  expect(await page.evaluate(() => localStorage.getItem("inspirations:language"))).toBe("it");
});

test("what others have added to a template's address stays behind", async ({ page }) => {
  await openPage(page, "/inspiration/swot/?locale=en");
  await chooseLanguage(page, "fr");
  await expect(page).toHaveURL("/fr/inspiration/matrice-swot/");
});

test("the selector marks the language of the page, and names each in its own words (R2.6, R3.3)", async ({ page }) => {
  await openPage(page, "/inspiration/roti/");
  await openLanguageSelector(page);
  const names = ["Deutsch", "English", "Español", "Français", "Italiano", "Nederlands", "Português"];
  await expect(languageSelector(page).locator("li")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await expect(languageSelector(page).locator('a[aria-current="true"]')).toHaveText("English");
});

test("Escape closes the selector and returns to it, a click elsewhere closes it", async ({ page }) => {
  await openPage(page, "/inspiration/swot/");
  const list = languageSelector(page);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await expect(list).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(list.locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).not.toHaveAttribute("open");
  await expect(summary(page)).toBeFocused();

  await openLanguageSelector(page);
  await expect(list).toHaveAttribute("open");
  await page.locator("h1").click();
  await expect(list).not.toHaveAttribute("open");
});

test("the selector closes when the keyboard leaves it, and Escape elsewhere does not lead back to it", async ({
  page,
}) => {
  await openPage(page, "/inspiration/swot/");
  const list = languageSelector(page);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await list.locator("a").last().focus();
  await expect(list).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  const next = page.getByRole("main").getByRole("link").first();
  await expect(next).toBeFocused();
  await expect(list).not.toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(next).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the selector opens, and its entries are plain links (R4.6)", async ({ page }) => {
    await page.goto("/inspiration/swot/");
    await chooseLanguage(page, "fr");
    await expect(page).toHaveURL("/fr/inspiration/matrice-swot/");
    await expect(page).toHaveTitle(titleAt("/fr/inspiration/matrice-swot/"));
    await chooseLanguage(page, "en");
    await expect(page).toHaveURL("/inspiration/swot/");
  });
});

test("the selector works on an address that does not exist, too: it leads to the home pages", async ({ page }) => {
  await openPage(page, "/404/");
  await chooseLanguage(page, "pt");
  await expect(page).toHaveURL("/pt/");
  await untilStarted(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
});
