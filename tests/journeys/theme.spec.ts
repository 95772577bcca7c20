import type { Page } from "@playwright/test";
import { holdCode } from "./connection.ts";
import { openPage, returnFromMemory } from "./open-page.ts";
import { expect, test } from "./site.ts";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const themeSwitch = (page: Page) => page.locator("footer select");

test("the theme is the system's until one is chosen, which stands before the first paint of the next visit", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  const systemsDark = await paper(page);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await paper(page);
  expect(light).not.toBe(systemsDark);
  await themeSwitch(page).selectOption("dark");
  const dark = await paper(page);
  expect(dark).toBe(systemsDark);

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

test("a theme is applied that was chosen in another tab, while the page was in the browser's memory, or before it was alive", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/discover/");
  await themeSwitch(other).selectOption("dark");
  await expect(themeSwitch(page)).toHaveValue("dark");
  const dark = await paper(page);

  await test.step("in the browser's memory", async () => {
    // No event tells of what this page stores itself, just as none tells a page in memory.
    await page.evaluate(() => localStorage.setItem("inspirations:theme", "light"));
    await returnFromMemory(page);
    await expect(themeSwitch(page)).toHaveValue("light");
    expect(await paper(page)).not.toBe(dark);
  });

  await test.step("before it was alive", async () => {
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
});
