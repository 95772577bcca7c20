import { type Locale, locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";

/** Sheets of A4. A session says more than an activity. */
const sheetsAtMost = { inspiration: 2, session: 3 };

function countSheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Each template in one of the languages, by turns: their texts are as long in all. */
const isTurnOf = (locale: Locale, position: number) => position % locales.length === locales.indexOf(locale);

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test("every template prints as a sheet to lead by, short enough to hold", async ({ page }) => {
      const templates = pagesIn(locale).filter(({ file }) => file.data.screen === "template");
      for (const { address, file } of templates.filter((_, position) => isTurnOf(locale, position))) {
        if (file.data.screen !== "template") continue;
        await page.goto(address);
        const sheets = countSheets(await page.pdf({ preferCSSPageSize: true }));
        expect.soft(sheets, address).toBeGreaterThanOrEqual(1);
        expect.soft(sheets, address).toBeLessThanOrEqual(sheetsAtMost[file.data.kind]);
      }
    });
  });
}

test("the sheet holds name, board, what to bring and every step, and nothing to click", async ({ page }) => {
  await page.goto("/inspiration/swot/");
  const steps = page.locator("#steps li:has(h3)");
  const count = await steps.count();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("figure svg").first()).toBeVisible();
  for (const id of ["settings", "prerequisites", "steps", "traps"]) await expect(page.locator(`#${id}`)).toBeVisible();
  for (let index = 0; index < count; index += 1) await expect(steps.nth(index)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("#recommendations")).toBeHidden();
});

test("what was read in the dark prints in ink on white", async ({ page }) => {
  await page.goto("/inspiration/swot/");
  await page.getByRole("combobox").selectOption("dark");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const lightness = await page.evaluate(() => [
    getComputedStyle(document.body).color,
    getComputedStyle(document.documentElement).getPropertyValue("color-scheme"),
  ]);
  expect(lightness).toEqual(["rgb(29, 26, 43)", "light"]);
});

test("the print button prints", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openPage(page, "/inspiration/swot/");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("an open plan prints in place of the page, with what to do and to say in each part", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const { template, fitting } = wordsIn("en");
  await openPage(page, "/inspiration/swot/");
  await page.getByRole("button", { name: template.fit() }).click();
  const plan = page.getByRole("dialog", { name: template.fit() });
  await plan.getByLabel(fitting.people(), { exact: true }).fill("9");
  await plan.getByRole("button", { name: template.print() }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");

  await page.emulateMedia({ media: "print" });
  await expect(plan.getByText("SWOT matrix", { exact: true })).toBeVisible();
  await expect(plan.getByLabel(fitting.people(), { exact: true })).toHaveValue("9");
  for (const say of await plan.locator("blockquote").all()) await expect(say).toBeVisible();
  await expect(page.locator("#traps, #steps h3, h1").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("of a part that is left out, the printed plan tells that alone, whether or not it was open", async ({ page }) => {
  const { template, fitting } = wordsIn("en");
  const { parts } = readPageFile("/inspiration/dotmocracy/").data as TemplateData;
  await openPage(page, "/inspiration/dotmocracy/");
  await page.getByRole("button", { name: template.fit() }).click();
  const plan = page.getByRole("dialog", { name: template.fit() });
  const minutes = plan.getByLabel(fitting.minutes(), { exact: true });
  await minutes.fill(String(parts.reduce((sum, part) => sum + part.shortest, 0) - 1));
  await minutes.blur();
  const leftOut = plan.getByRole("listitem").filter({ hasText: fitting.leftOut() });
  const said = leftOut.getByRole("blockquote");
  await expect(leftOut).toHaveCount(1);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await expect(said).toBeHidden();
    await expect(leftOut).toBeVisible();
  }
  await expect(plan.getByRole("blockquote").filter({ visible: true })).toHaveCount(parts.length - 1);

  await page.emulateMedia({ media: "screen" });
  await leftOut.getByText(fitting.leftOut()).click();
  await expect(said).toBeVisible();
  await expect(leftOut.locator("details > p")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(said).toBeHidden();
});
