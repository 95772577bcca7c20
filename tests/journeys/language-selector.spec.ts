/** Choosing another language (R4.6). */
import type { Page } from "@playwright/test";
import { holdCode } from "./connection.ts";
import { chooseLanguage, languageEntry, languageSelector, openLanguageSelector } from "./language-entries.ts";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const summary = (page: Page) => languageSelector(page).locator("summary");

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("inspirations:language"));

test("a language that is chosen is stored, and is that of the page, without a load, and of the next visit (R2.6, R3.3, R4.5, R4.6)", async ({
  page,
}) => {
  const from = "/inspiration/swot/";
  const { translations } = readPageFile(from).context;

  await test.step("the selector names each language in its own words, and marks that of the page", async () => {
    // A query that others have added to a template's address is dropped when another language is chosen.
    await openPage(page, `${from}?locale=en`);
    await markDocument(page);
    await openLanguageSelector(page);
    const names = ["Deutsch", "English", "Español", "Français", "Italiano", "Nederlands", "Português"];
    await expect(languageSelector(page).locator("li")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    await expect(languageSelector(page).locator('a[aria-current="true"]')).toHaveText("English");
    await page.keyboard.press("Escape");
  });

  await test.step("the page moves to each language that is chosen", async () => {
    for (const { locale, url } of translations.filter(({ locale }) => locale === "fr" || locale === "de")) {
      await chooseLanguage(page, locale);
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(titleAt(url));
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      expect(await storedLanguage(page)).toBe(locale);
      await expect(languageEntry(page, locale)).toBeHidden();
    }
    expect(await isMarked(page)).toBe(true);
  });

  await test.step("a place in the page is kept, and scrolled to", async () => {
    await openPage(page, "/de/inspiration/swot-analyse/#variants");
    await chooseLanguage(page, "fr");
    await expect(page).toHaveURL("/fr/inspiration/matrice-swot/#variants");
    await expect(page.locator("#variants-title")).toBeInViewport();
  });

  await test.step("the next visit begins in the language that was chosen last", async () => {
    const chosen = await storedLanguage(page);
    await page.goto("about:blank");
    await openPage(page, "/discover/");
    await expect(page).toHaveURL(`/${chosen}/discover/`);
  });

  await test.step("from a page that does not exist, it leads to the home page", async () => {
    await openPage(page, "/404/");
    await chooseLanguage(page, "pt");
    await expect(page).toHaveURL("/pt/");
    await untilStarted(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  });
});

test("a language that is chosen before the page is alive is kept, with the question of a listing and the place in a page (R4.6)", async ({
  page,
}) => {
  await holdCode(page);
  await page.goto("/inspirations/?level=easy", { waitUntil: "commit" });
  await chooseLanguage(page, "it");
  await expect(page).toHaveURL("/it/inspirations/?level=easy");
  expect(await storedLanguage(page)).toBe("it");
  await page.goto("/it/discover/?utm_source=letter#collect", { waitUntil: "commit" });
  await chooseLanguage(page, "es");
  await expect(page).toHaveURL("/es/discover/#collect");
});

test("the selector closes by Escape, which returns to it, by a click elsewhere, and when the keyboard leaves it", async ({
  page,
}) => {
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

  await summary(page).focus();
  await page.keyboard.press("Enter");
  await list.locator("a").last().focus();
  await expect(list).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  const next = page.getByRole("main").getByRole("link").first();
  await expect(next).toBeFocused();
  await expect(list).not.toHaveAttribute("open");
  // The selector is closed already, so Escape does not return to it.
  await page.keyboard.press("Escape");
  await expect(next).toBeFocused();
});
