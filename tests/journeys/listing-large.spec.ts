/** A listing of more templates than a page can hold. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Card, cardsPerPage, type PageFile } from "../../src/domain/page.ts";
import { dataPathOf } from "../../src/domain/route.ts";
import { wordsIn } from "./interface-words.ts";
import { cardsOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { expect, test } from "./site.ts";
import { buildSiteWithMany } from "./site-with-many.ts";

const count = 300;
const { listing: words } = wordsIn("en");

// Built once for all of them.
test.describe.configure({ mode: "serial" });

let folder: string;
let site: ServedFolder;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), "many-templates-"));
  site = await serveFolder(await buildSiteWithMany(folder, count));
});
test.afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

const listing = () => `${site.origin}/inspirations/`;
const more = (page: Page) => page.getByRole("button", { name: words.showMore({ count: cardsPerPage }) });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

function cardsAt(address: string): Card[] {
  const file: PageFile = JSON.parse(readFileSync(path.join(folder, "dist", dataPathOf(address)), "utf8"));
  if (file.data.screen !== "directory") throw new Error(`${address} is no directory`);
  return file.data.groups.flatMap(({ cards }) => cards);
}

test("it holds a page of cards, and shows a further page when asked, going on from the first new card", async ({
  page,
}) => {
  await openPage(page, listing());
  await expect(page.getByRole("heading", { level: 2, name: words.count({ count }) })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(cardsPerPage);
  await more(page).click();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
  await expect(cardsOf(page).nth(cardsPerPage).getByRole("link")).toBeFocused();
  await expect(page.getByText(words.shown({ shown: 2 * cardsPerPage, total: count }))).toBeVisible();
  await expect(page).toHaveURL(listing());
});

async function expectToComeBackAmongThem(page: Page): Promise<void> {
  const last = cardsOf(page).nth(2 * cardsPerPage - 1);
  await last.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await last.getByRole("link").click();
  await expect(page).toHaveURL(/\/inspiration\//);
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
}

test("reload, back and forward come back to as many cards, and to the place among them", async ({ page }) => {
  await openPage(page, listing());
  await more(page).click();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
  await expectToComeBackAmongThem(page);
});

test("a link to a place in the page leaves as many cards to come back to (R2.5)", async ({ page }) => {
  await openPage(page, listing());
  await more(page).click();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
  await page.locator('a[href="#top"]').click();
  await expect(page).toHaveURL(`${listing()}#top`);
  await expectToComeBackAmongThem(page);
});

test.describe("with cards that do not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|PageLoadError/ });

  test("it is said where more were asked for, and can be tried again there (R8.6)", async ({ page }) => {
    await openPage(page, listing());
    await page.route("**/assets/listing/**", (route) => route.abort());
    await more(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.failed());
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(more(page)).toBeInViewport();
    await page.unrouteAll();
    await alert.getByRole("button").click();
    await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
    await expect(alert).toHaveCount(0);
  });
});

test("a filter finds templates of any page, and each answer begins with one page of cards", async ({ page }) => {
  await openPage(page, listing());
  await more(page).click();
  await expect(cardsOf(page)).toHaveCount(2 * cardsPerPage);
  const box = page.getByRole("region", { name: words.filters() }).getByRole("checkbox", { name: /^Look back, / });
  await box.click();
  await expect(page).toHaveURL(/\?goal=look-back$/);
  await expect(cardsOf(page)).toHaveCount(cardsPerPage);
  // Three of the ten that are copied have that goal.
  const total = Number(/\d+/.exec((await page.locator("#results").textContent()) ?? "")?.[0]);
  expect(total).toBeGreaterThan(cardsPerPage);
  expect(total).toBeLessThan(count);
  await box.click();
  await expect(page.getByRole("heading", { level: 2, name: words.count({ count }) })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(cardsPerPage);
});

test("a keyword finds one template among them all, wherever it stands", async ({ page }) => {
  const { name = "" } = cardsAt("/inspirations/all/3/").at(-1) ?? {};
  await openPage(page, listing());
  await page.getByRole("searchbox").fill(name.toLowerCase());
  await expect(cardsOf(page).first().getByRole("heading")).toHaveText(name);
});

test("its document does not grow with the number of templates", async ({ page, baseURL }) => {
  const elements = async (address: string) => {
    await openPage(page, address);
    return page.evaluate(() => document.querySelectorAll("*").length);
  };
  const few = await elements(`${baseURL}/inspirations/`);
  const cards = await cardsOf(page).count();
  const perCard = await cardsOf(page).first().locator("*").count();
  const many = await elements(listing());
  // What there is more of is a page of cards, and a button for the next.
  expect(many).toBeLessThan(few + (cardsPerPage - cards) * (perCard + 3) + 60);
});

test("a directory page works with JavaScript as well", async ({ page }) => {
  await openPage(page, `${site.origin}/inspirations/all/2/`);
  const link = page.getByRole("main").locator("article a").first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/inspirations\/all\/2\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.directory());
});

test.describe("a page of the directory that does not exist", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is not found", async ({ page }) => {
    for (const number of ["0", "4", "99", "01", "x"]) {
      const response = await page.goto(`${site.origin}/inspirations/all/${number}/`);
      expect(response?.status(), number).toBe(404);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every template is reached over the pages of the directory, each of which leads to all others", async ({
    page,
  }) => {
    await page.goto(listing());
    const links = page.getByRole("navigation", { name: words.directory() }).getByRole("link");
    const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(pages.length).toBeGreaterThan(1);
    const reached = new Set<string>();
    for (const address of pages) {
      await page.goto(site.origin + address);
      const cards = page.getByRole("main").locator("article a");
      await expect(cards).toHaveCount(cardsAt(address).length);
      for (const href of await cards.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
        reached.add(href);
      for (const other of pages) await expect(page.locator(`main nav a[href="${other}"]`), address).toHaveCount(1);
    }
    expect(reached.size).toBe(count);
  });
});
