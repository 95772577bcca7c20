/** A listing whose results are on their way while the visitor moves on (R2.14). */
import type { Page, Route } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { dataPathOf } from "../../src/domain/route.ts";
import { hold, saveData } from "./connection.ts";
import { languageSelector, openLanguageSelector } from "./language-entries.ts";
import { cards, expectGoal, listing, one, other, path, showMore, tick, withGoal } from "./listing-goal.ts";
import { untilDrawn } from "./next-frames.ts";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.clock.install();
});

const [card = { url: "" }] = listing.data.cards;
const cardPart = `**${dataPathOf(card.url)}`;

/** Longer than the delay after which a listing updates its address. */
const addressMs = 500;

interface Held {
  answer: () => void;
  page: () => void;
}

const withStatus = (status: number) => (route: Route) => route.fulfill({ status });

/** Starts a query, and clicks a card before its results arrive. Returns what releases the results and the page. */
async function clickBeforeAnswer(
  page: Page,
  ask: (page: Page) => Promise<void>,
  held: { answer?: (route: Route) => Promise<void>; page?: (route: Route) => Promise<void> } = {},
): Promise<Held> {
  await page.unrouteAll();
  await openPage(page, path);
  await markDocument(page);
  const give = {
    answer: await hold(page, "**/assets/listing/**", held.answer),
    page: await hold(page, cardPart, held.page),
  };
  await ask(page);
  await page.locator(`main article a[href="${card.url}"]`).click();
  await expect(page).toHaveURL(card.url);
  return give;
}

const tickOne = (page: Page) => tick(page, one);

/** The results appear, and the address stays the card's, though the delay for updating it has passed. */
async function expectAnswer(page: Page, count: number): Promise<void> {
  await expect(cards(page)).toHaveCount(count);
  await page.clock.fastForward(addressMs);
  await untilDrawn(page);
  await expect(page).toHaveURL(card.url);
}

const asking: { what: string; ask: (page: Page) => Promise<void>; shown: number }[] = [
  { what: "a filter", ask: tickOne, shown: Math.min(one.count, cardsPerPage) },
  { what: "more cards", ask: (page) => showMore(page).click(), shown: 2 * cardsPerPage },
];

test("a click on a card leads to its page, though a filter, or more cards, were asked for before (R2.4, R2.14)", async ({
  page,
}) => {
  for (const { what, ask, shown } of asking) {
    await test.step(what, async () => {
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
});

test("another click, or going back, wins over the first click, whose page is still on its way (R2.4, R2.14)", async ({
  page,
}) => {
  /** Releases the page that was clicked first, which must change nothing. */
  const expectLateToChangeNothing = async (give: Held, address: string) => {
    const come = page.waitForEvent("requestfinished", (request) => request.url().includes(dataPathOf(card.url)));
    give.page();
    await come;
    await untilDrawn(page);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(titleAt(new URL(page.url()).pathname));
  };

  await test.step("another click", async () => {
    const give = await clickBeforeAnswer(page, tickOne);
    give.answer();
    await expectAnswer(page, one.count);
    await page.locator('header nav a[href="/discover/"]:visible').click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    await expectLateToChangeNothing(give, "/discover/");
  });

  await test.step("going back", async () => {
    const give = await clickBeforeAnswer(page, tickOne);
    give.answer();
    await expectAnswer(page, one.count);
    await page.goBack();
    // The listing stays as it is, and the address says what it shows.
    await expectGoal(page, one);
    await expectLateToChangeNothing(give, withGoal(one));
    await expectGoal(page, one);
    await page.goBack();
    await expectGoal(page, undefined);
  });
});

test.describe("with what does not come", () => {
  test.use({ expectedErrors: /status of 500|status of 404|PageLoadError/ });

  test("without the page the address becomes that of what is shown, and without the answer a click leads on (R2.4, R2.14, R8.4)", async ({
    page,
  }) => {
    await test.step("the page", async () => {
      const give = await clickBeforeAnswer(page, tickOne, { page: withStatus(500) });
      give.answer();
      await expectAnswer(page, one.count);
      give.page();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectGoal(page, one);
      // The next query is the listing's again, and removes the message about the page.
      await tick(page, other);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    await test.step("the answer, whose files are gone: no document is loaded for them", async () => {
      const give = await clickBeforeAnswer(page, tickOne, { answer: withStatus(404) });
      const answered = page.waitForResponse((response) => response.status() === 404);
      give.answer();
      await answered;
      await untilDrawn(page);
      give.page();
      await expect(page).toHaveTitle(titleAt(card.url));
      expect(await isMarked(page)).toBe(true);
    });
  });
});

test("what comes late takes no focus from somebody who has gone on, and is one answer with a filter ticked meanwhile (R2.14)", async ({
  page,
}) => {
  await test.step("more cards", async () => {
    await openPage(page, path);
    const give = await hold(page, "**/assets/listing/**");
    await showMore(page).click();
    await openLanguageSelector(page);
    give();
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
    await expect(languageSelector(page).locator("summary")).toBeFocused();
    await expect(languageSelector(page)).toHaveAttribute("open");
    await page.unrouteAll();
  });

  await test.step("a search that stands in the address", async () => {
    await openPage(page, "/discover/");
    const giveSearch = await hold(page, "**/assets/listing/*-search.*/**");
    await page.goto(`${path}?q=team`);
    await tick(page, one);
    giveSearch();
    await expect(page).toHaveURL(`${path}?q=team&goal=${one.id}`);
    await untilStarted(page);
    const found = await cards(page).count();
    expect(found).toBeGreaterThan(0);
    await page.getByRole("searchbox").fill("");
    await expectGoal(page, one);
    expect(found).toBeLessThan(one.count);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?q=team&goal=${one.id}`);
    await expect(cards(page)).toHaveCount(found);
    // The search without the goal got no entry in the history, since it was never answered.
    await page.goBack();
    await expect(page).toHaveURL("/discover/");
  });
});
