/** Typing into the search of a listing: every letter is answered and shown, and kept in the history (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { hold, saveData } from "./connection.ts";
import { matching, nameOf, readListing, urlOf, valuesOf, valuesOfTemplate } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { addressesShown, expectAnswered, field, search } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

const listing = readListing("en");
const { path, words, data } = listing;
const swot = urlOf(listing, "swot");
const starfish = urlOf(listing, "starfish");
/** The card that is found by another name. */
const other = (page: Page) => cardsOf(page).filter({ has: page.locator(`a[href="${swot}"]`) });

test("what is typed has its results with every letter, marked, and goes with Escape or its button (R2.13)", async ({
  page,
  context,
}) => {
  await openPage(page, path);
  const clear = page.getByRole("button", { name: words.listing.clearSearch() });
  await expect(clear).toBeHidden();
  await field(page).focus();

  await test.step("every letter, and those that are taken back", async () => {
    for (let length = 1; length <= "starfish".length; length += 1) {
      await page.keyboard.type("starfish".charAt(length - 1));
      await expectAnswered(page, listing, "starfish".slice(0, length));
      const shown = await addressesShown(page);
      // A few letters match too many names.
      if (length > 3) expect(shown, "starfish".slice(0, length)).toContain(starfish);
      expect(shown.length).toBeGreaterThan(0);
    }
    expect((await addressesShown(page)).length).toBeLessThan(data.total);
    await page.keyboard.press("Backspace");
    await expectAnswered(page, listing, "starfis");
    expect(await addressesShown(page)).toContain(starfish);
    for (let length = "starfis".length; length > 0; length -= 1) await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(path);
    await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
  });

  await test.step("marked in the name, or in another name that is shown for it", async () => {
    await search(page, listing, "starf");
    const card = cardsOf(page).filter({ has: page.locator(`a[href="${starfish}"]`) });
    await expect(card.getByRole("heading").locator("mark")).toHaveText([/^starf$/i]);
    await search(page, listing, "TOWS");
    await expect(other(page).getByText(words.listing.alsoKnownAs({ name: "TOWS" }))).toBeVisible();
    await expect(other(page).locator("mark")).toHaveText(["TOWS"]);
  });

  await test.step("not with an Escape while a letter is composed", async () => {
    const session = await context.newCDPSession(page);
    await field(page).press("End");
    await session.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue(/^TOWS/);
    await session.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
    await expect(field(page)).toHaveValue("TOWS");
    await expect(other(page).locator("mark")).toHaveText(["TOWS"]);
  });

  for (const [how, letGo] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its button", () => clear.click()],
  ] as const) {
    await test.step(`gone with ${how}`, async () => {
      await letGo();
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
      await expect(page.locator("mark")).toHaveCount(0);
      await expect(page.getByText(words.listing.alsoKnownAs({ name: "TOWS" }))).toHaveCount(0);
      await search(page, listing, "starfish");
    });
  }
});

test("a search combines with filters, which count what it leaves, and with sorts: else the best match is first (R2.13, R2.14, R2.15)", async ({
  page,
}) => {
  await openPage(page, path);
  await test.step("filters count what the search leaves", async () => {
    // A keyword with several results, but no more than one page of them.
    let keyword = "";
    let found: string[] = [];
    for (keyword of ["retrospective", "anchor", "strengths", "sailing"]) {
      found = await search(page, listing, keyword);
      if (found.length > 1 && found.length < cardsPerPage) break;
    }
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(cardsPerPage);
    const goals = valuesOf(listing, "goal").map(({ id }) => ({
      id,
      urls: matching(listing, { goal: [id] }).flatMap(({ url }) => (found.includes(url) ? [url] : [])),
    }));
    for (const { id, urls } of goals) {
      await expect(boxOf(panelOf(page, listing), listing, "goal", id)).toHaveAccessibleName(
        `${nameOf(listing, "goal", id)}, ${words.listing.wouldGive({ count: urls.length })}`,
      );
    }
    const goal = goals.find(({ urls }) => urls.length > 0 && urls.length < found.length) ?? goals[0];
    if (!goal) throw new Error("The listing has no goals");
    await boxOf(panelOf(page, listing), listing, "goal", goal.id).click();
    await expect(page).toHaveURL(`${path}?q=${keyword}&goal=${goal.id}`);
    // In the order of the best match, for which it counts whether that is the main goal.
    expect((await addressesShown(page)).sort()).toEqual(goal.urls.toSorted());
    await field(page).press("Escape");
    await expect(page).toHaveURL(`${path}?goal=${goal.id}`);
    await expect(cardsOf(page)).toHaveCount(Math.min(matching(listing, { goal: [goal.id] }).length, cardsPerPage));
    await expect(field(page)).toHaveValue("");
    await page.getByRole("button", { name: words.listing.reset() }).click();
  });

  await test.step("another sort is the visitor's choice", async () => {
    const sortChoice = page.getByRole("combobox", { name: words.listing.sort() });
    await expect(sortChoice).toHaveValue("date");
    const found = await search(page, listing, "matrix");
    await expect(sortChoice).toHaveValue("match");

    const templates = listing.templates.filter(({ url }) => found.includes(url));
    await sortChoice.selectOption(words.listing.sortDate());
    await expect(page).toHaveURL(`${path}?q=matrix&sort=date`);
    await expect.poll(() => addressesShown(page)).toEqual(templates.map(({ url }) => url));
    await sortChoice.selectOption(words.listing.sortName());
    await expect(page).toHaveURL(`${path}?q=matrix&sort=name`);
    const { compare } = new Intl.Collator("en", { numeric: true });
    const byName = templates.toSorted((a, b) => compare(a.name, b.name));
    await expect.poll(() => addressesShown(page)).toEqual(byName.map(({ url }) => url));
    await sortChoice.selectOption(words.listing.sortMatch());
    await expect(page).toHaveURL(`${path}?q=matrix`);
    await expect.poll(() => addressesShown(page)).toEqual(found);
  });
});

test("what is typed is one entry of the history, with the field following back and forward, and reloading (R2.14)", async ({
  page,
}) => {
  await openPage(page, path);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await field(page).focus();
  await page.keyboard.type("starfish", { delay: 20 });
  await expectAnswered(page, listing, "starfish");
  expect(await entries()).toBe(before + 1);
  // Text typed after the focus was elsewhere is an entry of its own.
  await page.keyboard.press("Tab");
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("swot", { delay: 20 });
  await expectAnswered(page, listing, "swot");
  expect(await entries()).toBe(before + 2);
  // Text typed after Enter is an entry of its own, too.
  await page.keyboard.press("Enter");
  await page.keyboard.type(" analysis", { delay: 20 });
  await expectAnswered(page, listing, "swot analysis");
  expect(await entries()).toBe(before + 3);

  await page.goBack();
  await expectAnswered(page, listing, "swot");
  await page.goBack();
  await expectAnswered(page, listing, "starfish");
  await expect(field(page)).toHaveValue("starfish");
  expect(await addressesShown(page)).toContain(starfish);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue("");
  await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
  await page.goForward();
  await page.goForward();
  await expectAnswered(page, listing, "swot");
  await expect(field(page)).toHaveValue("swot");
  await page.reload();
  await expectAnswered(page, listing, "swot");
  await expect(field(page)).toHaveValue("swot");
  expect((await addressesShown(page))[0]).toBe(swot);
});

test("the index is asked for when the field is reached, each file once; until it is there no letter is lost (R2.13)", async ({
  page,
  requests,
}) => {
  await openPage(page, path);
  await panelOf(page, listing).hover();
  const { goal } = valuesOfTemplate(listing, "starfish");
  await boxOf(panelOf(page, listing), listing, "goal", goal).click();
  await expect(page).toHaveURL(`${path}?goal=${goal}`);
  expect(requests.under(data.search)).toEqual([]);
  const scripts = requests.under("/assets/js/").length;
  await field(page).focus();
  await expect.poll(() => requests.under("/assets/js/").length).toBeGreaterThan(scripts);
  await page.keyboard.type("starfish");
  await page.keyboard.press("Escape");
  await page.keyboard.type("starfish");
  await expect(cardsOf(page).locator("mark").first()).toBeVisible();
  const paths = [data.files, data.search].flatMap((folder) => requests.under(folder).map(({ path }) => path));
  expect(paths.filter((it) => it.startsWith(data.search)).length).toBeGreaterThan(0);
  expect(paths).toEqual([...new Set(paths)]);

  await test.step("letters typed while files are on their way", async () => {
    const release = await hold(page, `**${data.search}**`);
    await openPage(page, path);
    await field(page).focus();
    await page.keyboard.type("strfish");
    for (let step = 0; step < "rfish".length; step += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("a");
    await expect(field(page)).toHaveValue("starfish");
    // The cards stay until the results arrive.
    await expect(cardsOf(page)).toHaveCount(data.cards.length);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
    release();
    await expectAnswered(page, listing, "starfish");
    expect(await addressesShown(page)).toContain(starfish);
    await expect(field(page)).toHaveValue("starfish");
    await page.keyboard.type("a");
    await expect(field(page)).toHaveValue("staarfish");
  });
});

test("a listing is searched in the way of its language; on a phone letters move nothing, and Enter leads to the results (R2.13)", async ({
  page,
}) => {
  // A plural, and a word without its accents, which only the stemmer of the language can match.
  for (const [locale, keyword] of [
    ["de", "Seesterne"],
    ["fr", "etoiles de mer"],
  ] as const) {
    await test.step(locale, async () => {
      const inLanguage = readListing(locale);
      await haveChosenLanguage(page, locale);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, inLanguage.path);
        const head = page.locator("#results");
        const before = await head.boundingBox();
        await field(page).fill("a");
        await expectAnswered(page, inLanguage, "a");
        // The search changes the order, whose label takes no more space.
        await expect(page.getByRole("combobox", { name: inLanguage.words.listing.sort() })).toHaveValue("match");
        expect((await head.boundingBox())?.y, `at ${width} px`).toBe(before?.y);
        // The keyboard on the screen goes with the focus.
        await page.keyboard.press("Enter");
        await expect(head).toBeFocused();
        await expect(cardsOf(page).first().getByRole("heading")).toBeInViewport({ ratio: 1 });
      }
      const [best] = await search(page, inLanguage, keyword);
      expect(best).toBe(urlOf(inLanguage, "starfish"));
    });
  }
});
