/** The query of a listing is in its address: links, history, other languages (R2.14). */
import type { Page } from "@playwright/test";
import { hold, holdCode, saveData } from "./connection.ts";
import { chooseLanguage, languageEntry, openLanguageSelector } from "./language-entries.ts";
import { cards, expectGoal, listing, one, other, path, tick, withGoal } from "./listing-goal.ts";
import { untilDrawn } from "./next-frames.ts";
import { follow, isMarked, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

const { words } = listing;
const listingFiles = "**/assets/listing/**";

/** Records the number of visible cards whenever it changes from one frame to the next. Call it before opening a page. */
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

  await test.step("from another page, too, and on reloading", async () => {
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
    await page.goBack();
    await expectGoal(page, one);
    expect(await isMarked(page)).toBe(true);
    expect(requests.ofType("document")).toHaveLength(1);
    await page.reload();
    await expectGoal(page, one);
  });
});

test("a link to another query, or a plain form, moves within the page, and says nothing of a page (R2.5, R2.14)", async ({
  page,
}) => {
  await openPage(page, path);
  await markDocument(page);
  await follow(page, withGoal(one));
  await expectGoal(page, one);
  await follow(page, withGoal(other));
  await expectGoal(page, other);
  await expect(page.locator("body > div > [role=status]")).toBeEmpty();
  await page.goBack();
  await expectGoal(page, one);

  await test.step("a form, whose address is corrected", async () => {
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
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
        document.body.append(form);
        form.requestSubmit();
        form.remove();
      },
      [path, one.id] as const,
    );
    await expectGoal(page, one);
  });
  expect(await isMarked(page)).toBe(true);
});

test("a shared link shows its results as the first ones, for however long they take: none that are not asked for (R2.14)", async ({
  page,
}) => {
  const painted = await recordPaintedCards(page);
  const shown = () => painted.filter((count) => count > 0);
  await openPage(page, withGoal(one));
  await expectGoal(page, one);
  await expect.poll(shown).toEqual([one.count]);

  await test.step("until they are there, what is asked shows, and nothing else", async () => {
    const giveFiles = await hold(page, listingFiles);
    await page.goto(`${withGoal(one)}&q=team`, { waitUntil: "commit" });
    painted.length = 0;
    await expect(page.getByRole("searchbox")).toHaveValue("team");
    await expect(page.getByRole("heading", { name: words.listing.loading() })).toBeVisible();
    await expect(page.getByRole("list", { name: words.listing.inUse() })).toBeVisible();
    // Ends the delay after which the style sheet would show the built cards.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await untilDrawn(page);
    expect(shown()).toEqual([]);
    await expect(page.locator("html")).not.toHaveAttribute("data-view");
    giveFiles();
    await expect(cards(page).first()).toBeVisible();
    await untilStarted(page);
    const found = await cards(page).count();
    expect(found).toBeLessThan(one.count);
    expect(painted.every((count) => count <= found)).toBe(true);
  });
});

test("what answers an address is asked for beside the page's code, once, and nothing where nothing is asked (R2.14, R4.5)", async ({
  page,
  requests,
}) => {
  const painted = await recordPaintedCards(page);
  const bringToLife = await holdCode(page);
  const { files, search } = listing.data;
  const filesOf = () => requests.under("/assets/listing/").map(({ path: file }) => file);
  const isSearchAsked = () =>
    requests.under("/assets/js/").some(({ path: file }) => file.includes("/reading-keywords."));
  await page.goto(withGoal(one), { waitUntil: "commit" });
  await expect.poll(filesOf).toEqual([`${files}index.json`]);
  expect(isSearchAsked()).toBe(false);
  requests.clear();
  await page.goto(`${path}?q=swot`, { waitUntil: "commit" });
  await expect.poll(filesOf).toEqual([`${files}index.json`, `${search}index.json`]);
  await expect.poll(isSearchAsked).toBe(true);
  bringToLife();
  await untilStarted(page);
  await expect(page.locator("mark").first()).toBeVisible();
  expect(filesOf()).toEqual([...new Set(filesOf())]);

  await test.step("what others have added asks nothing, and stays until something is asked", async () => {
    await page.unrouteAll();
    const bringLater = await holdCode(page);
    await page.goto(`${path}?utm_source=letter`, { waitUntil: "commit" });
    painted.length = 0;
    requests.clear();
    await expect(cards(page)).toHaveCount(listing.data.cards.length);
    bringLater();
    await untilStarted(page);
    await expect(page).toHaveURL(`${path}?utm_source=letter`);
    // The cards of a document that arrives in pieces appear one by one, and none disappears.
    await expect.poll(() => painted.at(-1)).toBe(listing.data.cards.length);
    expect(painted).toEqual(painted.toSorted((a, b) => a - b));
    expect(requests.ofType("fetch")).toEqual([]);

    await openPage(page, `${path}?utm_source=letter&amp;goal=bogus,${one.id}&amp;sort=bogus#content`);
    await expect(page).toHaveURL(`${withGoal(one)}&utm_source=letter#content`);
    await expect(cards(page)).toHaveCount(one.count);
    await tick(page, one);
    await expectGoal(page, undefined);
    await page.goBack();
    await expect(page).toHaveURL(`${withGoal(one)}&utm_source=letter#content`);
  });
});

test("changing the language keeps the query, also in another tab, and no page but a listing has it (R2.14, R4.6)", {
  tag: "@whole-browser",
}, async ({ page, context }) => {
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
  // The address changes first; until the page has come, the cards are those of the page before.
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(cards(page)).toHaveCount(one.count);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/inspiration\//);
  await openLanguageSelector(page);
  await expect(languageEntry(page, "fr")).not.toHaveAttribute("href", /\?/);
});

test("the query is that of the address when the language is chosen, alive or not, however long the selector was open (R2.14, R4.6)", async ({
  page,
}) => {
  await test.step("before the page is alive", async () => {
    await holdCode(page);
    await page.goto(withGoal(one), { waitUntil: "commit" });
    await openLanguageSelector(page);
    await languageEntry(page, "fr").click({ noWaitAfter: true });
    await expect(page).toHaveURL(`/fr${withGoal(one)}`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("opened before it is alive, chosen after", async () => {
    const bringToLife = await holdCode(page);
    await page.goto(`/fr${withGoal(one)}`, { waitUntil: "commit" });
    await openLanguageSelector(page);
    bringToLife();
    await untilStarted(page);
    await languageEntry(page, "en").click();
    await expect(page).toHaveURL(withGoal(one));
  });

  await test.step("opened at another address", async () => {
    await follow(page, withGoal(other));
    await expect(page).toHaveURL(withGoal(other));
    await openLanguageSelector(page);
    await page.goBack();
    await expect(page).toHaveURL(withGoal(one));
    await languageEntry(page, "de").click();
    await expect(page).toHaveURL(`/de${withGoal(one)}`);
  });
});
