import type { Page } from "@playwright/test";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { chooseLanguage } from "./language-entries.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

// Without JavaScript, no visitor is redirected to their own language.
test.use({ javaScriptEnabled: false, locale: "fr-FR", expectedErrors: /status of 404/ });

const cards = (page: Page) => page.getByRole("main").getByRole("article").filter({ visible: true });

test("a visitor reads and moves without JavaScript, from home to a recommended template in another language (R2.11, R4.6)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page).toHaveTitle(/ - Inspirations$/);

  await test.step("today's inspirations are those of the first day", async () => {
    await expect(page.locator("[data-day]:visible")).toHaveCount(1);
    await expect(page.locator("[data-day='0']").getByRole("article").filter({ visible: true })).toHaveCount(3);
  });

  await test.step("a listing, and a template", async () => {
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
  });

  await test.step("the board in words opens, and the contents lead to their sections", async () => {
    const words = page.locator("main header details");
    await words.locator("summary").click();
    await expect(words.locator("li").first()).toBeVisible();
    await page.getByRole("link", { name: "Steps", exact: true }).click();
    await expect(page).toHaveURL(/#steps$/);
    await expect(page.locator("#steps h2")).toBeInViewport();
  });

  await test.step("another language, and back: its entries are plain links", async () => {
    await chooseLanguage(page, "de");
    await expect(page).toHaveURL("/de/inspiration/swot-analyse/");
    await expect(page).toHaveTitle(titleAt("/de/inspiration/swot-analyse/"));
    await chooseLanguage(page, "en");
    await expect(page).toHaveURL("/inspiration/swot/");
  });

  await test.step("a recommended template", async () => {
    const recommendation = page.locator("#recommendations").getByRole("article").first().getByRole("link");
    const name = await recommendation.innerText();
    await recommendation.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("an address that does not exist answers with a page that leads on", async () => {
    const response = await page.goto("/fr/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/fr/");
  });

  await test.step("the newsletter is not offered, since it would not work", async () => {
    await expect(page.locator("[type=email]")).toBeHidden();
  });
});

test("without JavaScript all that a page says is in sight, pictures included, and nothing is offered that takes a script (R4.4, R4.9)", async ({
  page,
}) => {
  for (const { address, kind } of pagesOfEachKind("en")) {
    await test.step(kind, async () => {
      await page.goto(address);
      const texts = page.locator("main").locator("h1, h2, h3, p, dt, li:not(:has(*))");
      const hidden = await texts.evaluateAll((all) =>
        all
          // Hidden on purpose: closed details, other days of the home page, forms that need a script, the block, and what leads back
          // from paper.
          .filter((it) => !it.closest("details, [data-day], [data-asked], section:has(#blocked), [class*=paper-link]"))
          .filter((it) => !it.checkVisibility({ checkVisibilityCSS: true }))
          .map((it) => it.textContent),
      );
      expect(hidden, address).toEqual([]);
      await expect(page.locator("section:has(> #blocked):visible"), "what stands in the place of the rest").toHaveCount(
        0,
      );
      // The filter sentence is a plain form, which needs no script.
      for (const role of ["button", "combobox"] as const) {
        await expect(page.getByRole(role).and(page.locator(":not(form *)")), address).toHaveCount(0);
      }
      const sources = await page
        .locator("main li > article img:visible")
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("src")));
      const expected = await page.locator("main li > article:has(img):visible").count();
      expect(sources.filter(Boolean), address).toHaveLength(expected);
    });
  }
});
