/** What a visitor keeps, without an account. */
import type { Locator, Page } from "@playwright/test";
import { blockStorage, fillStorage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { readListing, urlOf } from "./listing-facts.ts";
import { cardsOf, panelOf } from "./listing-panel.ts";
import { openPage, returnFromMemory } from "./open-page.ts";
import { expect, test } from "./site.ts";

const listing = readListing("en");
const { favourites, facets } = listing.words;
/** Two that the listing shows at once. */
const [one = "", two = ""] = listing.data.cards.map(
  ({ url }) => listing.templates.find((template) => template.url === url)?.key,
);
const nameOf = (key: string) => listing.templates.find((it) => it.key === key)?.name ?? "";

const keep = (page: Page, key: string): Locator =>
  page.getByRole("button", { name: favourites.keep({ name: nameOf(key) }), exact: true });
const drop = (page: Page, key: string): Locator =>
  page.getByRole("button", { name: favourites.drop({ name: nameOf(key) }), exact: true });

const filter = (page: Page): Locator =>
  panelOf(page, listing).getByRole("checkbox", { name: new RegExp(`^${facets.favourites()}, `) });

const storedKeys = (page: Page) => page.evaluate(() => localStorage.getItem("inspirations:favourites"));

test("are kept on a card and on a template's page, over reloads and in every language", async ({ page }) => {
  await openPage(page, listing.path);
  await keep(page, one).click();
  await expect(drop(page, one)).toBeVisible();
  await openPage(page, urlOf(listing, two));
  await keep(page, two).click();
  await page.reload();
  await expect(drop(page, two)).toBeVisible();
  expect(await storedKeys(page)).toBe(JSON.stringify([`inspiration:${one}`, `inspiration:${two}`]));

  const german = readListing("de");
  await openPage(page, urlOf(german, one));
  await expect(
    page.getByRole("button", {
      name: wordsIn("de").favourites.drop({ name: german.templates.find((it) => it.key === one)?.name ?? "" }),
    }),
  ).toBeVisible();
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one that was let go of looks as it did, and so does its card", async ({ page }) => {
    await openPage(page, listing.path);
    const card = cardsOf(page).first();
    const look = () =>
      card.evaluate((it) =>
        ["button", "h3 a", "div:has(> img)"].map((part) => {
          const { background, borderColor, textDecorationLine, rotate } = getComputedStyle(
            it.querySelector(part) as Element,
          );
          return { background, borderColor, textDecorationLine, rotate };
        }),
      );
    const before = await look();
    await keep(page, one).tap();
    await expect(drop(page, one)).toBeVisible();
    await drop(page, one).tap();
    await expect(keep(page, one)).toBeVisible();
    await expect.poll(look).toEqual(before);
    expect(await look()).toEqual(before);
  });
});

test("are a filter with its count, which shows exactly these", async ({ page }) => {
  await openPage(page, listing.path);
  await expect(filter(page)).toHaveAttribute("aria-disabled", "true");
  await keep(page, one).click();
  await keep(page, two).click();
  await expect(filter(page)).toHaveAccessibleName(
    `${facets.favourites()}, ${listing.words.listing.wouldGive({ count: 2 })}`,
  );
  await filter(page).click();
  await expect(page).toHaveURL(`${listing.path}?favourites=1`);
  await expect(cardsOf(page)).toHaveCount(2);
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(2);
  // What is let go of stays in sight until the next question: a slip can be mended.
  await drop(page, one).click();
  await expect(keep(page, one)).toBeVisible();
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(1);
});

test("of two tabs follow each other", async ({ page, context }) => {
  await openPage(page, listing.path);
  const other = await context.newPage();
  await openPage(other, listing.path);
  await keep(page, one).click();
  await expect(drop(other, one)).toBeVisible();
  await keep(other, two).click();
  await expect(drop(page, two)).toBeVisible();
  expect(JSON.parse((await storedKeys(page)) ?? "")).toEqual([`inspiration:${one}`, `inspiration:${two}`]);
});

test("that are kept in another tab come to a listing of favourites, and what was let go of there stays in sight", async ({
  page,
  context,
}) => {
  await openPage(page, listing.path);
  await keep(page, one).click();
  await openPage(page, `${listing.path}?favourites=1`);
  await expect(cardsOf(page)).toHaveCount(1);
  const other = await context.newPage();
  await openPage(other, urlOf(listing, two));
  await keep(other, two).click();
  await expect(cardsOf(page)).toHaveCount(2);
  await drop(other, two).click();
  await expect(keep(page, two)).toBeVisible();
  await keep(other, two).click();
  await expect(drop(page, two)).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(2);
});

test("that were kept while the page was in the browser's memory show as kept", async ({ page }) => {
  await openPage(page, listing.path);
  // No event tells of what this page stores itself, just as none tells a page in memory.
  await page.evaluate((kept) => localStorage.setItem("inspirations:favourites", kept), `["inspiration:${one}"]`);
  await returnFromMemory(page);
  await expect(drop(page, one)).toBeVisible();
});

for (const [trouble, breakStorage] of [
  ["is blocked", blockStorage],
  ["is full", fillStorage],
] as const) {
  test(`are not lost while the page is open where storage ${trouble}, which is said`, async ({ page }) => {
    await breakStorage(page);
    await openPage(page, listing.path);
    await keep(page, one).click();
    await expect(page.getByText(favourites.notStored())).toBeVisible();
    await keep(page, two).click();
    await filter(page).click();
    await expect(cardsOf(page)).toHaveCount(2);
  });
}

test("of which nonsense is stored do no harm", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("inspirations:favourites", '{"<b>":["inspiration:gone",1'));
  await openPage(page, `${listing.path}?favourites=1`);
  await expect(page.getByRole("heading", { level: 2, name: listing.words.listing.noResults() })).toBeVisible();
});

test("that exist no more are passed over", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("inspirations:favourites", '["inspiration:gone","inspiration:swot"]'),
  );
  await openPage(page, `${listing.path}?favourites=1`);
  await expect(cardsOf(page)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("are not offered", async ({ page }) => {
    for (const address of [listing.path, urlOf(listing, one)]) {
      await page.goto(address);
      await expect(page.getByRole("button", { name: new RegExp(nameOf(one)) })).toHaveCount(0);
    }
  });
});
