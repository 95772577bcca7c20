/** What a listing shows stands in its address: links, history, other languages, files of another build (R2.14). */
import type { Locator, Page, Route } from "@playwright/test";
import { cardsPerPage, type FacetData, type ListingData } from "../../src/domain/page.ts";
import { hold, holdCode, saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { chooseLanguage, languageEntry, openLanguageSelector } from "./language-entries.ts";
import { follow, isMarked, letSettle, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { readPageFile, titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const path = "/inspirations/";
const facetFiles = "**/assets/listing/**/facets.json";

const listing = readPageFile(path).data as ListingData;
const goals = (listing.facets.find(({ id }) => id === "goal") as FacetData).values.filter(
  ({ count }) => count > 0 && count < listing.total,
);
const [one, other] = goals as [(typeof goals)[0], (typeof goals)[0]];

const withGoal = (goal: { id: string }) => `${path}?goal=${goal.id}`;

const cards = (page: Page): Locator => page.locator("main article:visible");

/** Ticks or unticks a goal in the panel. */
const tick = (page: Page, goal: { name?: string }) =>
  page
    .getByRole("region", { name: "Filters" })
    .getByRole("checkbox", { name: `${goal.name},` })
    .click();

async function expectGoal(page: Page, goal: { id: string; count: number } | undefined): Promise<void> {
  await expect(page).toHaveURL(goal ? withGoal(goal) : path);
  await expect(cards(page)).toHaveCount(Math.min(goal?.count ?? listing.total, cardsPerPage));
}

const showMore = (page: Page): Locator =>
  page.getByRole("button", { name: wordsIn("en").listing.showMore({ count: cardsPerPage }) });

/** Records how many cards could be seen in each frame, where it changes. Call it before opening a page. */
async function recordPaintedCards(page: Page): Promise<number[]> {
  const painted: number[] = [];
  await page.exposeFunction("recordPaintedCards", (count: number) => {
    if (count !== painted.at(-1)) painted.push(count);
  });
  await page.addInitScript(() => {
    const { recordPaintedCards } = window as unknown as { recordPaintedCards: (count: number) => void };
    const look = () => {
      const seen = [...document.querySelectorAll("main article")].filter((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      if (document.querySelector("h1")) recordPaintedCards(seen.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return painted;
}

test.beforeEach(({ page }) => saveData(page));

test("back and forward step through what was applied, without loading documents (R2.14)", async ({
  page,
  requests,
}) => {
  await openPage(page, path);
  await markDocument(page);
  await tick(page, one);
  await expectGoal(page, one);
  await tick(page, one);
  await expectGoal(page, undefined);
  await tick(page, other);
  await expectGoal(page, other);
  await page.goBack();
  await expectGoal(page, undefined);
  await page.goBack();
  await expectGoal(page, one);
  await page.goBack();
  await expectGoal(page, undefined);
  await page.goForward();
  await expectGoal(page, one);
  expect(await isMarked(page)).toBe(true);
  expect(requests.ofType("document")).toHaveLength(1);
});

test("going back to a listing from another page, and reloading it, show what was applied (R2.14)", async ({ page }) => {
  await openPage(page, path);
  await tick(page, one);
  await expectGoal(page, one);
  await markDocument(page);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await page.goBack();
  await expectGoal(page, one);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expectGoal(page, one);
});

test("a link to another query moves within the page, and says nothing of a page (R2.5, R2.14)", async ({ page }) => {
  await openPage(page, path);
  await markDocument(page);
  await follow(page, withGoal(one));
  await expectGoal(page, one);
  await follow(page, withGoal(other));
  await expectGoal(page, other);
  await expect(page.getByRole("status").first()).toBeEmpty();
  await page.goBack();
  await expectGoal(page, one);
  expect(await isMarked(page)).toBe(true);
});

test("a plain form leads to the listing without loading a document, and its address is corrected (R2.14)", async ({
  page,
}) => {
  await openPage(page, "/discover/");
  await markDocument(page);
  await page.evaluate(
    ([action, goal]) => {
      const form = document.createElement("form");
      form.action = action;
      for (const [name, value] of [
        ["people", ""],
        ["goal", goal],
      ] as const) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      document.querySelector("main")?.append(form);
      form.requestSubmit();
    },
    [path, one.id] as const,
  );
  await expectGoal(page, one);
  expect(await isMarked(page)).toBe(true);
});

test("a shared link shows its results as the first ones: none that are not asked for (R2.14)", async ({ page }) => {
  const painted = await recordPaintedCards(page);
  await openPage(page, withGoal(one));
  await expectGoal(page, one);
  await letSettle(page);
  expect(painted.filter((count) => count > 0)).toEqual([one.count]);
});

test("a listing without a query waits for nothing", async ({ page, requests }) => {
  const painted = await recordPaintedCards(page);
  await openPage(page, path);
  await letSettle(page);
  // A document that arrives in pieces shows them as they come, and takes nothing back.
  expect(painted.at(-1)).toBe(listing.cards.length);
  expect(painted).toEqual(painted.toSorted((a, b) => a - b));
  expect(requests.ofType("fetch")).toEqual([]);
});

test("what others have added to an address is waited for by nobody, and stays in it until something is asked (R2.14, R4.5)", async ({
  page,
  requests,
}) => {
  const bringToLife = await holdCode(page);
  await page.goto(`${path}?utm_source=letter`);
  await expect(cards(page)).toHaveCount(listing.cards.length);
  bringToLife();
  await untilStarted(page);
  await letSettle(page);
  await expect(page).toHaveURL(`${path}?utm_source=letter`);
  expect(requests.ofType("fetch")).toEqual([]);

  await openPage(page, `${path}?utm_source=letter&goal=bogus,${one.id}&sort=bogus#content`);
  await expect(page).toHaveURL(`${withGoal(one)}&utm_source=letter#content`);
  await expect(cards(page)).toHaveCount(one.count);
  await tick(page, one);
  await expectGoal(page, undefined);
  await page.goBack();
  await expect(page).toHaveURL(`${withGoal(one)}&utm_source=letter#content`);
});

test.describe("while an answer is on its way", () => {
  const [card = { url: "" }] = listing.cards;
  const cardFile = `**/assets/data${card.url}index.json`;

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

test("a filter ticked before the answer to the address is there keeps its address (R2.14)", async ({ page }) => {
  const giveSearch = await hold(page, "**/assets/listing/*-search.*/**");
  await page.goto(`${path}?q=swot`);
  // What was built is shown after a while, since it is better than nothing.
  await tick(page, one);
  await expectGoal(page, one);
  giveSearch();
  await letSettle(page);
  await expectGoal(page, one);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?q=swot`);
});

test.describe("in another language", () => {
  test("changing the language keeps the query, also in another tab (R2.14, R4.6)", async ({ page, context }) => {
    await openPage(page, path);
    await tick(page, one);
    await expectGoal(page, one);
    await openLanguageSelector(page);
    const tab = context.waitForEvent("page");
    await languageEntry(page, "fr").click({ button: "middle" });
    await expect(await tab).toHaveURL(`/fr${withGoal(one)}`);
    await page.keyboard.press("Escape");
    await chooseLanguage(page, "de");
    await expect(page).toHaveURL(`/de${withGoal(one)}`);
    await expect(cards(page)).toHaveCount(one.count);
  });

  test("a language that is chosen before the page is alive keeps the query, too (R2.14, R4.6)", async ({ page }) => {
    await holdCode(page);
    await page.goto(withGoal(one), { waitUntil: "commit" });
    await openLanguageSelector(page);
    await languageEntry(page, "fr").click({ noWaitAfter: true });
    await expect(page).toHaveURL(`/fr${withGoal(one)}`);
  });

  test("the query is that of the address when the language is chosen, not when the selector was opened (R4.6)", async ({
    page,
  }) => {
    const bringToLife = await holdCode(page);
    await page.goto(withGoal(one), { waitUntil: "commit" });
    await openLanguageSelector(page);
    bringToLife();
    await untilStarted(page);
    await languageEntry(page, "fr").click();
    await expect(page).toHaveURL(`/fr${withGoal(one)}`);

    await follow(page, `/fr${withGoal(other)}`);
    await expect(page).toHaveURL(`/fr${withGoal(other)}`);
    await openLanguageSelector(page);
    await page.goBack();
    await expect(page).toHaveURL(`/fr${withGoal(one)}`);
    await languageEntry(page, "de").click();
    await expect(page).toHaveURL(`/de${withGoal(one)}`);
  });

  test("the query of a listing does not follow to other pages", async ({ page }) => {
    await openPage(page, withGoal(one));
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/inspiration\//);
    await openLanguageSelector(page);
    await expect(languageEntry(page, "fr")).not.toHaveAttribute("href", /\?/);
  });
});

test.describe("with a file that is missing", () => {
  test.use({ expectedErrors: /status of 404|PageLoadError/ });

  test("a tick loads the document that is deployed now, once, and keeps what was ticked (R8.4)", async ({
    page,
    requests,
  }) => {
    await openPage(page, path);
    requests.clear();
    await page.route(facetFiles, (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForRequest((request) => request.resourceType() === "document");
    await tick(page, one);
    await loaded;
    await page.unrouteAll();
    await expectGoal(page, one);
    await letSettle(page);
    expect(requests.ofType("document")).toHaveLength(1);
    await page.goBack();
    await expectGoal(page, undefined);
  });

  test("more cards that are missing make no second entry of the same address (R8.4)", async ({ page }) => {
    await openPage(page, path);
    const length = await page.evaluate(() => history.length);
    await page.route("**/assets/listing/**", (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await showMore(page).click();
    await loaded;
    await untilStarted(page);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test("a file that stays missing does not loop, and the listing can be read (R8.4)", async ({ page, requests }) => {
    await page.route(facetFiles, (route) => route.fulfill({ status: 404 }));
    await page.goto(withGoal(one));
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(cards(page)).toHaveCount(listing.cards.length);
    await page.waitForTimeout(500);
    await letSettle(page);
    expect(requests.ofType("document")).toHaveLength(2);
    await page.unrouteAll();
    await page.getByRole("alert").getByRole("link").click();
    await expectGoal(page, one);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("with a file that does not come", () => {
  test.use({ expectedErrors: /status of 500|PageLoadError/ });

  test("a link leaves the visitor where they are, and can be tried again (R8.4)", async ({ page }) => {
    await openPage(page, path);
    await page.route(facetFiles, (route) => route.fulfill({ status: 500 }));
    await follow(page, withGoal(one));
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(cards(page)).toHaveCount(listing.cards.length);
    await page.unrouteAll();
    await page.getByRole("alert").getByRole("link").click();
    await expectGoal(page, one);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("without the Navigation API", () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, "navigation")));

  test("back and forward step through what was applied (R2.14)", async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate(() => "navigation" in window)).toBe(false);
    await tick(page, one);
    await expectGoal(page, one);
    await tick(page, one);
    await expectGoal(page, undefined);
    await page.goBack();
    await expectGoal(page, one);
    await page.goBack();
    await expectGoal(page, undefined);
  });

  test("back and forward lead to places in what was applied, too (R2.14)", async ({ page }) => {
    await openPage(page, path);
    await tick(page, one);
    await expectGoal(page, one);
    await follow(page, "#top");
    await expect(page).toHaveURL(`${withGoal(one)}#top`);
    await tick(page, one);
    await tick(page, other);
    await expectGoal(page, other);
    await follow(page, "#top");
    await page.evaluate(() => history.go(-3));
    await expect(page).toHaveURL(`${withGoal(one)}#top`);
    await expect(cards(page)).toHaveCount(one.count);
    await page.evaluate(() => history.go(3));
    await expect(page).toHaveURL(`${withGoal(other)}#top`);
    await expect(cards(page)).toHaveCount(other.count);
  });

  test("a link to a place in the page leaves as many cards as there are", async ({ page }) => {
    await openPage(page, path);
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
    await follow(page, "#top");
    await expect(page).toHaveURL(`${path}#top`);
    await letSettle(page);
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  });

  test("going back once more shows nothing of the entry before, however late its answer comes (R2.14)", async ({
    page,
  }) => {
    await openPage(page, path);
    await tick(page, one);
    await expectGoal(page, one);
    await page.goto("/discover/");
    const giveAnswer = await hold(page, facetFiles);
    await page.goBack();
    await page.waitForSelector("html[data-script=moving]");
    await page.goBack();
    await expectGoal(page, undefined);
    giveAnswer();
    await letSettle(page);
    await expectGoal(page, undefined);
    await page.goForward();
    await expectGoal(page, one);
  });
});
