import type { Page } from "@playwright/test";
import { holdCode } from "./connection.ts";
import { openPage, returnFromMemory } from "./open-page.ts";
import { expect, test } from "./site.ts";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const themeSwitch = (page: Page) => page.locator("footer select");

test("a theme that was chosen stands before the first paint of the next visit", async ({ page }) => {
  await openPage(page, "/");
  const light = await paper(page);
  await themeSwitch(page).selectOption("dark");
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  await page.addInitScript(() => {
    const colors = new Set<string>();
    const look = () => {
      if (document.body) colors.add(getComputedStyle(document.documentElement).backgroundColor);
      document.documentElement?.setAttribute("data-colors-seen", [...colors].join("; "));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openPage(page, "/discover/");
  await expect(themeSwitch(page)).toHaveValue("dark");
  await expect(page.locator("html")).toHaveAttribute("data-colors-seen", dark);

  await themeSwitch(page).selectOption("system");
  expect(await paper(page)).toBe(light);
  await page.reload();
  await expect(themeSwitch(page)).toHaveValue("system");
  expect(await paper(page)).toBe(light);
});

test("a theme that was chosen in another tab, or while the page was in the browser's memory, is applied", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/discover/");
  await themeSwitch(other).selectOption("dark");
  await expect(themeSwitch(page)).toHaveValue("dark");
  const dark = await paper(page);

  // No event tells of what this page stores itself, just as none tells a page in memory.
  await page.evaluate(() => localStorage.setItem("inspirations:theme", "light"));
  await returnFromMemory(page);
  await expect(themeSwitch(page)).toHaveValue("light");
  expect(await paper(page)).not.toBe(dark);
});

test("a theme that is chosen before the page is alive is applied once it is", async ({ page }) => {
  const bringToLife = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  const chosen = themeSwitch(page).selectOption("dark");
  await expect(themeSwitch(page)).toBeDisabled();
  bringToLife();
  await chosen;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(themeSwitch(page)).toHaveValue("dark");
});

test("the theme follows the system where none was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paper(page)).not.toBe(light);
  await themeSwitch(page).selectOption("light");
  expect(await paper(page)).toBe(light);
});
