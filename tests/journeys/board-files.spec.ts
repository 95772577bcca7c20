/** The board of a template as a file to take along (R2.16). */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const swot = "/inspiration/swot/";
const { site, template } = wordsIn("en");

const svgOf = (page: Page) => page.getByRole("link", { name: template.boardSvg() });
const pngOf = (page: Page) => page.getByRole("button", { name: template.boardPng() });

async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const downloading = page.waitForEvent("download");
  await act();
  return downloading;
}

const bytesOf = async (downloaded: Download) => readFile(await downloaded.path());

test("the board is saved with the fonts of the page inside, and as PNG, the same in either theme (R2.16)", async ({
  page,
}) => {
  await openPage(page, swot);
  const svg = await download(page, () => svgOf(page).click());
  expect(svg.suggestedFilename()).toMatch(/^swot\.en\.\w+\.svg$/);
  const text = String(await bytesOf(svg));
  expect(text.match(/@font-face\{font-family:"(Display|Text)";[^}]*src:url\(data:font\/woff2;base64,/g)).toHaveLength(
    2,
  );

  const png = await download(page, () => pngOf(page).click());
  expect(png.suggestedFilename()).toBe(svg.suggestedFilename().replace("svg", "png"));
  const light = await bytesOf(png);
  expect(light.subarray(1, 4).toString()).toBe("PNG");
  expect(light.readUInt32BE(16)).toBe(1392);
  await page.emulateMedia({ colorScheme: "dark" });
  expect((await bytesOf(await download(page, () => pngOf(page).click()))).equals(light)).toBe(true);
});

test.describe("where the line drops", () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET|board/ });

  test("the page says so and stays as it is, a second try brings the PNG, and the SVG comes without fonts (R2.16)", async ({
    page,
  }) => {
    await openPage(page, swot);
    await page.route("/assets/fonts/*", (route) => route.abort());
    await pngOf(page).click();
    await expect(page.getByRole("alert").filter({ hasText: site.loadFailed() })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const svg = await download(page, () => svgOf(page).click());
    expect(String(await bytesOf(svg))).not.toContain("@font-face");
    await page.unrouteAll();
    await download(page, () => pngOf(page).click());
    await expect(page.getByRole("alert").filter({ hasText: site.loadFailed() })).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the SVG is a plain link, and no PNG is offered (R2.11, R2.16)", async ({ page }) => {
    await page.goto(swot);
    await expect(pngOf(page)).toHaveCount(0);
    const svg = await download(page, () => svgOf(page).click());
    expect(String(await bytesOf(svg))).toMatch(/^<svg .*<\/svg>\n$/s);
  });
});
