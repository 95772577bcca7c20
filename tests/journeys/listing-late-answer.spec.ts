/** A listing whose answer is on its way, while the visitor goes on (R2.14). */
import type { Page, Route } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { dataPathOf } from "../../src/domain/route.ts";
import { hold, saveData } from "./connection.ts";
import { languageSelector, openLanguageSelector } from "./language-entries.ts";
import { cards, expectGoal, listing, one, other, path, showMore, tick } from "./listing-goal.ts";
import { isMarked, letSettle, markDocument, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => saveData(page));

test.describe("while an answer is on its way", () => {
  const [card = { url: "" }] = listing.data.cards;
  const cardFile = `**${dataPathOf(card.url)}`;

  interface Held {
    answer: () => void;
    page: () => void;
  }

  const withStatus = (status: number) => (route: Route) => route.fulfill({ status });

  /** Asks, and clicks a card before the answer is there. Gives what brings the answer, and then the card's page. */
  async function clickBeforeAnswer(
    page: Page,
    ask: (page: Page) => Promise<void>,
    held: { answer?: (route: Route) => Promise<void>; page?: (route: Route) => Promise<void> } = {},
  ): Promise<Held> {
    await openPage(page, path);
    await markDocument(page);
    const give = {
      answer: await hold(page, "**/assets/listing/**", held.answer),
      page: await hold(page, cardFile, held.page),
    };
    await ask(page);
    await page.locator(`main article a[href="${card.url}"]`).click();
    await expect(page).toHaveURL(card.url);
    return give;
  }

  const tickOne = (page: Page) => tick(page, one);

  /** The answer is drawn, and its address would be written. */
  async function expectAnswer(page: Page, count: number): Promise<void> {
    await expect(cards(page)).toHaveCount(count);
    await page.waitForTimeout(100);
    await expect(page).toHaveURL(card.url);
  }

  const asking: { what: string; ask: (page: Page) => Promise<void>; shown: number }[] = [
    { what: "a filter was", ask: tickOne, shown: Math.min(one.count, cardsPerPage) },
    { what: "more cards were", ask: (page) => showMore(page).click(), shown: 2 * cardsPerPage },
  ];
  for (const { what, ask, shown } of asking) {
    test(`a click on a card leads to its page, though ${what} asked for before (R2.4, R2.14)`, async ({ page }) => {
      const give = await clickBeforeAnswer(page, ask);
      give.answer();
      await expectAnswer(page, shown);
      give.page();
      await expect(page).toHaveTitle(titleAt(card.url));
      expect(new URL(page.url()).pathname).toBe(card.url);
      await page.goBack();
      await expectGoal(page, undefined);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test("another click wins over the first one, whose page is still on its way (R2.4)", async ({ page }) => {
    const give = await clickBeforeAnswer(page, tickOne);
    give.answer();
    await expectAnswer(page, one.count);
    await page.locator('header nav a[href="/discover/"]:visible').click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    give.page();
    await letSettle(page);
    await expect(page).toHaveURL("/discover/");
    await expect(page).toHaveTitle(titleAt("/discover/"));
  });

  test("going back shows the listing as it was, whatever is still on its way (R2.14)", async ({ page }) => {
    const give = await clickBeforeAnswer(page, tickOne);
    give.answer();
    await expectAnswer(page, one.count);
    await page.goBack();
    await expectGoal(page, undefined);
    give.page();
    await letSettle(page);
    await expectGoal(page, undefined);
  });

  test.describe("and the page does not come", () => {
    test.use({ expectedErrors: /status of 500|PageLoadError/ });

    test("the address becomes that of what is shown (R2.14)", async ({ page }) => {
      const give = await clickBeforeAnswer(page, tickOne, { page: withStatus(500) });
      give.answer();
      await expectAnswer(page, one.count);
      give.page();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectGoal(page, one);
      // What is asked next is of the listing, and so is what is said.
      await tick(page, other);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });

  test.describe("and the answer's files are gone", () => {
    test.use({ expectedErrors: /status of 404|PageLoadError/ });

    test("a click on a card leads to its page, and loads no document (R2.4, R8.4)", async ({ page }) => {
      const give = await clickBeforeAnswer(page, tickOne, { answer: withStatus(404) });
      const answered = page.waitForResponse((response) => response.status() === 404);
      give.answer();
      await answered;
      await page.waitForTimeout(100);
      give.page();
      await expect(page).toHaveTitle(titleAt(card.url));
      expect(await isMarked(page)).toBe(true);
    });
  });
});

test("more cards that come late take no focus from whoever has gone on", async ({ page }) => {
  await openPage(page, path);
  const give = await hold(page, "**/assets/listing/**");
  await showMore(page).click();
  await openLanguageSelector(page);
  give();
  await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  await expect(languageSelector(page).locator("summary")).toBeFocused();
  await expect(languageSelector(page)).toHaveAttribute("open");
});

test("a filter ticked before the answer to the address is there is one of the same question (R2.14)", async ({
  page,
}) => {
  await openPage(page, "/discover/");
  const giveSearch = await hold(page, "**/assets/listing/*-search.*/**");
  await page.goto(`${path}?q=team`);
  await tick(page, one);
  giveSearch();
  await expect(page).toHaveURL(`${path}?q=team&goal=${one.id}`);
  await letSettle(page);
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  await page.getByRole("searchbox").fill("");
  await expectGoal(page, one);
  expect(found).toBeLessThan(one.count);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?q=team&goal=${one.id}`);
  await expect(cards(page)).toHaveCount(found);
  // Nothing but that has ever been answered.
  await page.goBack();
  await expect(page).toHaveURL("/discover/");
});
