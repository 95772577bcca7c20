/** Favourites of a visitor without an account (R2.13). */
import type { Locator, Page } from "@playwright/test";
import { blockStorage, fillStorage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { readListing, urlOf } from "./listing-facts.ts";
import { cardsOf, panelOf } from "./listing-panel.ts";
import { openPage, returnFromMemory } from "./open-page.ts";
import { expect, test } from "./site.ts";

const listing = readListing("en");
const { favourites, facets } = listing.words;
/** Two templates that the listing shows at first. */
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
const store = (page: Page, text: string) =>
  page.evaluate((kept) => localStorage.setItem("inspirations:favourites", kept), text);

test("favourites are kept on a card and on a template's page, in every language, and are a filter with its count (R2.13)", async ({
  page,
}) => {
  await openPage(page, listing.path);
  await expect(filter(page)).toHaveAttribute("aria-disabled", "true");
  await keep(page, one).click();
  await expect(drop(page, one)).toBeVisible();
  await openPage(page, urlOf(listing, two));
  await keep(page, two).click();
  await page.reload();
  await expect(drop(page, two)).toBeVisible();
  expect(await storedKeys(page)).toBe(JSON.stringify([`inspiration:${one}`, `inspiration:${two}`]));

  const german = readListing("de");
  const germanName = german.templates.find((it) => it.key === one)?.name ?? "";
  await openPage(page, urlOf(german, one));
  await expect(page.getByRole("button", { name: wordsIn("de").favourites.drop({ name: germanName }) })).toBeVisible();

  await test.step("a filter that shows exactly these", async () => {
    await openPage(page, listing.path);
    const count = listing.words.listing.wouldGive({ count: 2 });
    await expect(filter(page)).toHaveAccessibleName(`${facets.favourites()}, ${count}`);
    await filter(page).click();
    await expect(page).toHaveURL(`${listing.path}?favourites=1`);
    await expect(cardsOf(page)).toHaveCount(2);
    await page.reload();
    await expect(cardsOf(page)).toHaveCount(2);
    // A dropped favourite stays in sight until the next query, so that a slip can be undone.
    await drop(page, one).click();
    await expect(keep(page, one)).toBeVisible();
    await page.reload();
    await expect(cardsOf(page)).toHaveCount(1);
  });

  await test.step("of which nonsense, or what exists no more, does no harm", async () => {
    await store(page, '{"<b>":["inspiration:gone",1');
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: listing.words.listing.noResults() })).toBeVisible();
    await store(page, '["inspiration:gone","inspiration:swot"]');
    await page.reload();
    await expect(cardsOf(page)).toHaveCount(1);
  });
});

test("favourites of two tabs follow each other, and what was let go of stays in sight (R2.13)", async ({
  page,
  context,
}) => {
  await openPage(page, listing.path);
  const other = await context.newPage();
  await openPage(other, urlOf(listing, two));
  await keep(page, one).click();
  await keep(other, two).click();
  await expect(drop(page, two)).toBeVisible();
  expect(JSON.parse((await storedKeys(page)) ?? "")).toEqual([`inspiration:${one}`, `inspiration:${two}`]);

  await test.step("a listing of favourites", async () => {
    await openPage(page, `${listing.path}?favourites=1`);
    await expect(cardsOf(page)).toHaveCount(2);
    await drop(other, two).click();
    await expect(keep(page, two)).toBeVisible();
    await page.reload();
    await expect(cardsOf(page)).toHaveCount(1);
    await keep(other, two).click();
    await expect(drop(page, two)).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(2);
  });

  await test.step("a page that comes back from the browser's memory", async () => {
    await openPage(page, listing.path);
    // A page gets no storage event for its own changes, just as it gets none while it is in memory.
    await store(page, `["inspiration:${two}"]`);
    await returnFromMemory(page);
    await expect(keep(page, one)).toBeVisible();
  });
});

test("favourites are not lost while the page is open where storage is blocked or full, which is said (R2.13)", async ({
  context,
}) => {
  for (const [trouble, breakStorage] of [
    ["blocked", blockStorage],
    ["full", fillStorage],
  ] as const) {
    await test.step(trouble, async () => {
      const page = await context.newPage();
      await breakStorage(page);
      await openPage(page, listing.path);
      await keep(page, one).click();
      await expect(page.getByText(favourites.notStored())).toBeVisible();
      await keep(page, two).click();
      await filter(page).click();
      await expect(cardsOf(page)).toHaveCount(2);
    });
  }
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a favourite that was let go of looks as it did, and so does its card (R2.13)", async ({ page }) => {
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
