import type { Page } from "@playwright/test";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

const cards = (page: Page) => page.getByRole("main").getByRole("article").filter({ visible: true });

test("a visitor reads and moves: home, a listing, a template, a recommended one, another language", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/ - Inspirations$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /activit/i })
    .first()
    .click();
  await expect(page).toHaveURL("/inspirations/");

  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("main").locator("a[href='/inspiration/swot/']:visible").click();
  await expect(page).toHaveURL(/\/inspiration\/swot\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const recommendation = page.locator("#recommendations").getByRole("article").first().getByRole("link");
  const name = await recommendation.innerText();
  await recommendation.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  const banner = page.getByRole("banner").first();
  await banner.locator("summary").click();
  await banner.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/(inspiration|session)\/./);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("an address that does not exist answers with a page that leads on", async ({ page }) => {
  const response = await page.goto("/fr/nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/fr/");
});

test("every picture is there, once, with a place of its own (R4.9)", async ({ page }) => {
  for (const { address } of pagesOfEachKind("en")) {
    await page.goto(address, { waitUntil: "networkidle" });
    const pictures = page.locator("main img:visible");
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute("src"), address).toBeTruthy();
    }
    const seenCards = await page.locator("main article:has(img):visible").count();
    expect(await pictures.count(), address).toBe(
      address.includes("/inspiration/") || address.includes("/session/") ? 3 : seenCards,
    );
  }
});

test("today's inspirations are those of the first day (R2.11)", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-day]:visible")).toHaveCount(1);
  await expect(page.locator("[data-day='0']")).toBeVisible();
  await expect(page.locator("[data-day='0']").getByRole("article")).toHaveCount(3);
});

test("all that a template says is in sight, and nothing is offered that takes a script", async ({ page }) => {
  for (const { address } of pagesOfEachKind("en")) {
    await page.goto(address);
    const texts = page.locator("main").locator("h1, h2, h3, p, dt, li:not(:has(*))");
    const hidden = await texts.evaluateAll((all) =>
      all
        // What a reader opens, the other days of the home page, and what asks for a script or stands in its place alone.
        .filter((it) => !it.closest("details, [data-day], [data-asked], section:has(#blocked)"))
        .filter((it) => !it.checkVisibility({ checkVisibilityCSS: true }))
        .map((it) => it.textContent),
    );
    expect(hidden, address).toEqual([]);
    // The filter sentence is a plain form.
    for (const role of ["button", "combobox"] as const) {
      await expect(page.getByRole(role).and(page.locator(":not(form *)")), address).toHaveCount(0);
    }
  }
});

test("the board in words opens, and the contents lead to their sections", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/inspiration/swot/");
  const words = page.locator("main header details");
  await words.locator("summary").click();
  await expect(words.locator("li").first()).toBeVisible();
  await page.getByRole("link", { name: "Steps", exact: true }).click();
  await expect(page).toHaveURL(/#steps$/);
  await expect(page.locator("#steps h2")).toBeInViewport();
});
