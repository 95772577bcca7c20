/** Typing into the search of a listing: every letter is answered, shown and said, and kept in the history (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import { announcedMs, recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import { matching, nameOf, readListing, urlOf, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { addressesShown, expectAnswered, field, search } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

test.describe("What is typed", () => {
  const listing = readListing("en");
  const { path, words, data } = listing;
  const swot = urlOf(listing, "swot");
  const starfish = urlOf(listing, "starfish");
  const searchFiles = data.search;
  const sortChoice = (page: Page) => page.getByRole("combobox", { name: words.listing.sort() });

  test("has its results with every letter, and their number is said and announced", async ({ page }) => {
    const readSaid = await recordSaid(page);
    await openPage(page, path);
    await field(page).focus();
    for (let length = 1; length <= "starfish".length; length += 1) {
      await page.keyboard.type("starfish".charAt(length - 1));
      await expectAnswered(page, listing, "starfish".slice(0, length));
      const shown = await addressesShown(page);
      // One letter is in most names.
      if (length > 3) expect(shown, "starfish".slice(0, length)).toContain(starfish);
      expect(shown.length).toBeGreaterThan(0);
    }
    const { length: count } = await addressesShown(page);
    expect(count).toBeLessThan(data.total);
    await expect.poll(async () => (await readSaid()).at(-1)).toBe(words.listing.count({ count }));
    // And with letters that are taken back.
    await page.keyboard.press("Backspace");
    await expectAnswered(page, listing, "starfis");
    expect(await addressesShown(page)).toContain(starfish);
    for (let length = "starfis".length; length > 0; length -= 1) await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(path);
    await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
  });

  test("however slowly it is typed, is announced again only when the number of results is another", async ({
    page,
  }) => {
    test.slow();
    const readSaid = await recordSaid(page);
    await openPage(page, path);
    await field(page).pressSequentially("starfish", { delay: announcedMs });
    await expect.poll(async () => (await readSaid()).at(-1)).toBe(await page.locator("#results").innerText());
    const said = (await readSaid()).filter((text) => text !== words.listing.loading());
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((text, index) => text === said[index - 1])).toEqual([]);
    // Of another search it is news.
    for (const keyword of ["xqzxqz", "qxzqxz"]) {
      const { length } = await readSaid();
      await field(page).fill(keyword);
      await expectAnswered(page, listing, keyword);
      await expect.poll(async () => (await readSaid()).slice(length).at(-1)).toBe(words.listing.noResults());
    }
  });

  test("loses no letter while files are on their way, and is answered for all of them", async ({ page }) => {
    const release = await hold(page, `**${searchFiles}**`);
    await openPage(page, path);
    await field(page).focus();
    await page.keyboard.type("strfish");
    for (let step = 0; step < "rfish".length; step += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("a");
    await expect(field(page)).toHaveValue("starfish");
    // What was there stays until there is something else.
    await expect(cardsOf(page)).toHaveCount(data.cards.length);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
    release();
    await expectAnswered(page, listing, "starfish");
    expect(await addressesShown(page)).toContain(starfish);
    await expect(field(page)).toHaveValue("starfish");
    await page.keyboard.type("a");
    await expect(field(page)).toHaveValue("staarfish");
  });

  test("is marked where it was found, in the name or in another name that is shown for it", async ({ page }) => {
    await openPage(page, path);
    await search(page, listing, "starf");
    const card = cardsOf(page).filter({ has: page.locator(`a[href="${starfish}"]`) });
    await expect(card.getByRole("heading").locator("mark")).toHaveText([/^starf$/i]);
    await search(page, listing, "TOWS");
    const other = cardsOf(page).filter({ has: page.locator(`a[href="${swot}"]`) });
    await expect(other.getByText(words.listing.alsoKnownAs({ name: "TOWS" }))).toBeVisible();
    await expect(other.locator("mark")).toHaveText(["TOWS"]);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(path);
    await expect(page.locator("mark")).toHaveCount(0);
    await expect(page.getByText(words.listing.alsoKnownAs({ name: "TOWS" }))).toHaveCount(0);
  });

  test("combines with filters, which count what it leaves (R2.14, R2.15)", async ({ page }) => {
    await openPage(page, path);
    // One that is found in several, and in no more than are shown at once.
    let keyword = "";
    let found: string[] = [];
    for (keyword of ["retrospective", "anchor", "strengths", "sailing"]) {
      found = await search(page, listing, keyword);
      if (found.length > 1 && found.length < cardsPerPage) break;
    }
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(cardsPerPage);
    const keys = new Set(found.map((url) => listing.templates.find((it) => it.url === url)?.key));
    const goals = valuesOf(listing, "goal").map(({ id }) => ({
      id,
      urls: matching(listing, { goal: [id] })
        .filter(({ key }) => keys.has(key))
        .map(({ url }) => url),
    }));
    for (const { id, urls } of goals) {
      const box = boxOf(panelOf(page, listing), listing, "goal", id);
      await expect(box).toHaveAccessibleName(
        `${nameOf(listing, "goal", id)}, ${words.listing.wouldGive({ count: urls.length })}`,
      );
    }
    const goal = goals.find(({ urls }) => urls.length > 0 && urls.length < found.length) ?? goals[0];
    if (!goal) throw new Error("The listing has no goals");
    await boxOf(panelOf(page, listing), listing, "goal", goal.id).click();
    await expect(page).toHaveURL(`${path}?q=${keyword}&goal=${goal.id}`);
    // In the order of the best match still.
    expect(await addressesShown(page)).toEqual(found.filter((url) => goal.urls.includes(url)));
    await field(page).press("Escape");
    await expect(page).toHaveURL(`${path}?goal=${goal.id}`);
    await expect(cardsOf(page)).toHaveCount(Math.min(matching(listing, { goal: [goal.id] }).length, cardsPerPage));
    await expect(field(page)).toHaveValue("");
  });

  test("goes with Escape or with its button, and the visitor stays in the field", async ({ page }) => {
    await openPage(page, path);
    const clear = page.getByRole("button", { name: words.listing.clearSearch() });
    await expect(clear).toBeHidden();
    for (const letGo of [() => page.keyboard.press("Escape"), () => clear.click()]) {
      await search(page, listing, "starfish");
      await letGo();
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
    }
  });

  test("comes best match first, unless the visitor sorts otherwise (R2.13)", async ({ page }) => {
    await openPage(page, path);
    const usual = [words.listing.sortDate(), words.listing.sortName(), words.listing.sortGoal()];
    await expect(sortChoice(page).locator("option")).toHaveText(usual);
    const found = await search(page, listing, "matrix");
    await expect(sortChoice(page).locator("option")).toHaveText([words.listing.sortRelevance(), ...usual]);
    await expect(sortChoice(page)).toHaveValue("relevance");

    const templates = listing.templates.filter(({ url }) => found.includes(url));
    await sortChoice(page).selectOption(words.listing.sortDate());
    await expect(page).toHaveURL(`${path}?q=matrix&sort=date`);
    await expect.poll(() => addressesShown(page)).toEqual(templates.map(({ url }) => url));
    await sortChoice(page).selectOption(words.listing.sortName());
    await expect(page).toHaveURL(`${path}?q=matrix&sort=name`);
    const { compare } = new Intl.Collator("en", { numeric: true });
    const byName = templates.toSorted((a, b) => compare(a.name, b.name));
    await expect.poll(() => addressesShown(page)).toEqual(byName.map(({ url }) => url));
    await sortChoice(page).selectOption(words.listing.sortRelevance());
    await expect(page).toHaveURL(`${path}?q=matrix`);
    await expect.poll(() => addressesShown(page)).toEqual(found);
  });

  test("is one entry of the history, with the field following back and forward, and reloading (R2.14)", async ({
    page,
  }) => {
    await openPage(page, path);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await field(page).focus();
    await page.keyboard.type("starfish", { delay: 20 });
    await expectAnswered(page, listing, "starfish");
    expect(await entries()).toBe(before + 1);
    // What is typed after a pause elsewhere is another one.
    await page.keyboard.press("Tab");
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("swot", { delay: 20 });
    await expectAnswered(page, listing, "swot");
    expect(await entries()).toBe(before + 2);
    // And so is what is typed after Enter.
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

  test("asks for the index when the field is reached, for each file once, and never before", async ({
    page,
    requests,
  }) => {
    await openPage(page, path);
    await panelOf(page, listing).hover();
    const goal = listing.templates.find(({ key }) => key === "starfish")?.terms.goal[0] ?? "";
    await boxOf(panelOf(page, listing), listing, "goal", goal).click();
    await letSettle(page);
    expect(requests.under(searchFiles)).toEqual([]);
    const scripts = requests.under("/assets/js/").length;
    await field(page).focus();
    await expect.poll(() => requests.under("/assets/js/").length).toBeGreaterThan(scripts);
    await page.keyboard.type("starfish");
    await page.keyboard.press("Escape");
    await page.keyboard.type("starfish");
    await expect(cardsOf(page).locator("mark").first()).toBeVisible();
    await letSettle(page);
    const paths = [data.files, data.search].flatMap((folder) => requests.under(folder).map(({ path }) => path));
    expect(paths.filter((it) => it.startsWith(searchFiles)).length).toBeGreaterThan(0);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

for (const locale of locales) {
  test.describe(`In ${locale}, on a phone`, () => {
    test.use({ locale });

    test("the first letter moves nothing: another sort takes no other place", async ({ page }) => {
      const listing = readListing(locale);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, listing.path);
        const head = page.locator("#results");
        const before = await head.boundingBox();
        await search(page, listing, "a");
        await expect(page.getByRole("combobox", { name: listing.words.listing.sort() })).toHaveValue("relevance");
        expect((await head.boundingBox())?.y, `at ${width} px`).toBe(before?.y);
      }
    });
  });
}
