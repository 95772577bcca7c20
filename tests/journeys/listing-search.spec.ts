/** Searching a listing as one types: what is found, how it is shown, and that nothing typed can do harm (R2.13, R2.14). */
import type { Locator, Page } from "@playwright/test";
import { cleanKeyword, longestKeyword } from "../../src/domain/finding/listing-query.ts";
import { type Locale, locales } from "../../src/domain/locale.ts";
import { cardsPerPage, type TemplateData } from "../../src/domain/page.ts";
import { announcedMs, recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import { type BuiltListing, matching, nameOf, readListing, urlOf, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { follow, letSettle, openPage } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

/** What one looks for must be among the first so many. */
const firstResults = 3;

const field = (page: Page): Locator => page.getByRole("searchbox");

/** Of the first page of results: what is below the window comes a little after the rest. */
async function addressesShown(page: Page): Promise<string[]> {
  const count = Number((await page.locator("#results").innerText()).replace(/\D/g, ""));
  await expect(cardsOf(page)).toHaveCount(Math.min(count, cardsPerPage));
  return cardsOf(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** Waits until the results belong to what stands in the field: until then they are said to be on their way. */
async function expectAnswered(page: Page, listing: BuiltListing, keyword: string): Promise<void> {
  const query = keyword && `?q=${encodeURIComponent(keyword).replaceAll("%20", "+").replaceAll("'", "%27")}`;
  const address = listing.path + query;
  // Told by the browser at once, where an expectation would look again now and then.
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function search(page: Page, listing: BuiltListing, keyword: string): Promise<string[]> {
  await field(page).fill(keyword);
  // What is typed ends here: else its address would be written a little later.
  await field(page).press("Enter");
  await expectAnswered(page, listing, keyword);
  return addressesShown(page);
}

/** Words of a template's steps that no other template of the listing has anywhere, in no other form either. */
function wordsOfSteps(listing: BuiltListing, key: string): string[] {
  const dataOf = (url: string) => readPageFile(url).data as TemplateData;
  const wordsIn = (text: string) => text.toLocaleLowerCase(listing.locale).match(/\p{L}{8,}/gu) ?? [];
  const beginningOf = (word: string) => word.slice(0, 6);
  const others = new Set(
    listing.templates
      .filter((it) => it.key !== key)
      .flatMap(
        ({ url }) =>
          JSON.stringify(dataOf(url))
            .toLocaleLowerCase(listing.locale)
            .match(/\p{L}{6,}/gu) ?? [],
      )
      .map(beginningOf),
  );
  const { parts } = dataOf(urlOf(listing, key));
  const steps = parts.map((step) => `${step.title} ${step.do.replaceAll(/<[^>]*>/g, " ")} ${step.after}`);
  return [...new Set(wordsIn(steps.join(" ")))].filter((word) => !others.has(beginningOf(word)));
}

/** Methods with words in their names that other templates speak of. */
const keysOfMethods = ["starfish", "eisenhower-matrix", "lean-canvas", "speedboat", "weather-report"];

/** What visitors type, in some of their ways, and the template that they mean. */
const typed: Partial<Record<Locale, Record<string, Record<string, string>>>> = {
  en: {
    starfish: {
      "by its name": "starfish",
      "by how it begins": "starf",
      "with letters changed": "starfysh",
      "with letters swapped": "starfsih",
      "with a letter missing": "starfsh",
      "in two words": "star fish",
      "in the plural": "starfishes",
      "by its name in French, without accents": "etoile de mer",
      "in capitals": "STARFISH",
    },
    "5-whys": { "by another name": "root cause", "with letters swapped": "root cuase" },
  },
  fr: {
    starfish: {
      "by its name": "étoile de mer",
      "without accents": "etoile de mer",
      "by how it begins": "étoi",
      "with letters swapped": "étiole de mer",
      "in the plural": "étoiles de mer",
      "by its name in English": "starfish",
      "by its name in German": "Seestern",
    },
    "weather-report": { "without accents": "meteo", "with accents that it has not": "météô" },
  },
  de: {
    starfish: {
      "by its name": "Seestern",
      "by how it begins": "Seest",
      "with letters swapped": "Seetsern",
      "in the plural": "Seesterne",
      "by its name in Spanish": "estrella de mar",
    },
    "six-thinking-hats": { "without its accents": "Denkhute", "with its accents spelled out": "Denkhuete" },
  },
};

for (const [locale, templates] of Object.entries(typed) as [Locale, Record<string, Record<string, string>>][]) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });
    const listing = readListing(locale);

    test("a template is found by its names, however they are typed", async ({ page }) => {
      await openPage(page, listing.path);
      for (const [key, keywords] of Object.entries(templates)) {
        for (const [how, keyword] of Object.entries(keywords)) {
          const found = await search(page, listing, keyword);
          expect.soft(found.slice(0, firstResults), `${key} ${how}: ${keyword}`).toContain(urlOf(listing, key));
        }
      }
    });

    test("a template is found by words that only its steps say", async ({ page }) => {
      await openPage(page, listing.path);
      const told = listing.templates.slice(0, 10).flatMap(({ key, url }) =>
        wordsOfSteps(listing, key)
          .slice(0, 1)
          .map((word) => ({ word, url })),
      );
      expect(told.length).toBeGreaterThan(2);
      for (const { word, url } of told) {
        const found = await search(page, listing, word);
        expect.soft(found.slice(0, firstResults), word).toContain(url);
      }
    });

    test("those that have the word in their name come before those that only speak of it", async ({ page }) => {
      await openPage(page, listing.path);
      const named = listing.templates.filter(({ key }) => keysOfMethods.includes(key));
      const words = named.flatMap(({ name }) => name.toLocaleLowerCase(locale).match(/\p{L}{5,}/gu) ?? []);
      let mixed = 0;
      for (const word of new Set(words)) {
        await search(page, listing, word);
        const names = await cardsOf(page).getByRole("heading").allTextContents();
        // In another form, too.
        const isNamed = names.map((name) => name.toLocaleLowerCase(locale).includes(word.slice(0, 5)));
        expect(isNamed, word).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
        if (isNamed.includes(false)) mixed += 1;
      }
      expect(mixed).toBeGreaterThan(0);
    });
  });
}

for (const locale of locales) {
  test(`SWOT is found in ${locale} by what it is called in any language (R2.13)`, async ({ page, context }) => {
    await context.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
    const listing = readListing(locale);
    await openPage(page, listing.path);
    for (const keyword of ["SWOT", "FFOM", "DAFO", "SWOT-Analyse"]) {
      const [best] = await search(page, listing, keyword);
      expect.soft(best, keyword).toBe(urlOf(listing, "swot"));
    }
    // Their number is announced in the language, too.
    const said = await page.locator("#results").innerText();
    expect(said).toBe(listing.words.listing.count({ count: await cardsOf(page).count() }));
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  });
}

test.describe("What is typed", () => {
  const listing = readListing("en");
  const { path, words, data } = listing;
  const swot = urlOf(listing, "swot");
  const starfish = urlOf(listing, "starfish");
  const searchFiles = data.search;
  const sortChoice = (page: Page) => page.getByRole("combobox", { name: words.listing.sort() });

  test("has its results with every letter, and their number is said and announced", async ({ page }) => {
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
    await expect(page.getByRole("status").filter({ hasText: words.listing.count({ count }) })).toHaveCount(1);
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

test.describe("When the index does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|PageLoadError|Failed to fetch/ });

  test("the listing says so and can be read, narrowed once the search is given up, and tried again", async ({
    page,
  }) => {
    const listing = readListing("en");
    const { path, words, data } = listing;
    await page.route(`**${data.search}**`, (route) => route.abort());
    await openPage(page, path);
    await field(page).focus();
    await page.keyboard.type("starfish");
    await expect(page.getByRole("alert")).toContainText(words.listing.failed());
    await expect(cardsOf(page)).toHaveCount(data.cards.length);
    await expect(field(page)).toHaveValue("starfish");

    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert")).toHaveCount(0);
    const goal = valuesOf(listing, "goal").find(({ count }) => count < data.total)?.id ?? "";
    await boxOf(panelOf(page, listing), listing, "goal", goal).click();
    await expect(cardsOf(page)).toHaveCount(matching(listing, { goal: [goal] }).length);
    await page.getByRole("button", { name: words.listing.reset() }).click();

    await field(page).fill("starfish");
    await expect(page.getByRole("alert")).toContainText(words.listing.failed());
    await page.unrouteAll();
    await page.getByRole("button", { name: words.site.tryAgain() }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAnswered(page, listing, "starfish");
    await expect(page.locator("#results")).toBeFocused();
    expect(await addressesShown(page)).toContain(urlOf(listing, "starfish"));
  });
});

test.describe("When the line drops before the code that searches has come", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Loading chunk/ });

  test("the listing stays and says so, and what was asked is answered once the line is back", async ({
    page,
    context,
  }) => {
    const listing = readListing("en");
    const { path, words } = listing;
    const chosen = {
      goal: valuesOf(listing, "goal")
        .slice(0, 1)
        .map(({ id }) => id),
    };
    const [goal = ""] = chosen.goal;
    await openPage(page, path);
    await boxOf(panelOf(page, listing), listing, "goal", goal).click();
    const shown = Math.min(matching(listing, chosen).length, listing.data.cards.length);
    await expect(cardsOf(page)).toHaveCount(shown);
    await context.setOffline(true);
    await field(page).fill("team");
    await expect(page.getByRole("alert")).toContainText(words.listing.failed());
    await expect(cardsOf(page)).toHaveCount(shown);
    await expect(field(page)).toHaveValue("team");

    await context.setOffline(false);
    await page.getByRole("button", { name: words.site.tryAgain() }).click();
    await expect(page).toHaveURL(`${path}?q=team&goal=${goal}`);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(field(page)).toHaveValue("team");
    await expect(page.locator("mark").first()).toBeVisible();
  });
});

const markup = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
const harmful: Record<string, string> = {
  markup,
  "markup that closes what it stands in": `"'></title></textarea>--></script>${markup}`,
  emoji: "🐙👩‍👩‍👧‍👦🏳️‍🌈",
  "half an emoji": "\uD83D",
  "right-to-left": "مرحبا بالعالم שלום",
  "what turns the direction": "\u202Edesrever\u2066",
  "10,000 characters": "starfish ".repeat(1112).slice(0, 10_000),
  "10,000 in one word": "ä".repeat(10_000),
  "a pattern": "(.*)+[\\",
  "a name that objects have": "__proto__ constructor toString",
  "controls and spaces": "\t\u0000 \u00a0\n ",
};

test.describe("Whatever is typed or linked to", () => {
  const listing = readListing("en");

  /** What was made of the text is answered, and stands in the address. */
  async function expectUnharmed(page: Page, what: string, text: string): Promise<void> {
    await expectAnswered(page, listing, cleanKeyword(text));
    await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
    await expect(page.locator("#results"), what).not.toBeEmpty();
    const state = await page.evaluate(() => ({
      isHarmed: "harmed" in window,
      injected: document.querySelectorAll("main img[src=x], main script, #results *, mark *").length,
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    }));
    expect(state, what).toEqual({ isHarmed: false, injected: 0, isTooWide: false });
  }

  async function expectSearchable(page: Page): Promise<void> {
    expect(await search(page, listing, "starfish")).toContain(urlOf(listing, "starfish"));
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    test(`nothing typed does any harm at ${viewport.width} px, and the search goes on`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, listing.path);
      for (const [what, text] of Object.entries(harmful)) {
        await field(page).fill(text);
        await field(page).press("Enter");
        await expectUnharmed(page, what, text);
        // It stands there as it was typed.
        expect((await field(page).inputValue()).length, what).toBeGreaterThan(0);
      }
      await expectSearchable(page);
    });
  }

  test("nothing in an address does any harm, and the address says what was made of it", async ({ page }) => {
    const texts = Object.entries(harmful)
      // An address cannot hold half an emoji, and the server answers to so much only.
      .filter(([what]) => what !== "half an emoji")
      .map(([what, text]) => [what, encodeURIComponent(text.slice(0, 1000)), text] as const);
    const broken = [
      ["broken percents", "%E0%A4%A", ""],
      ["a lone percent", "%", ""],
    ] as const;
    for (const [what, query, text] of [...texts, ...broken]) {
      await openPage(page, `${listing.path}?q=${query}`);
      await expectUnharmed(page, what, text);
      await expect(field(page), what).toHaveValue(cleanKeyword(text));
    }
    await expectSearchable(page);
  });

  test("a link to 10,000 characters leads to as many as are searched for", async ({ page }) => {
    await openPage(page, listing.path);
    for (const [what, text] of Object.entries(harmful).filter(([what]) => what.startsWith("10,000"))) {
      await follow(page, `${listing.path}?q=${encodeURIComponent(text)}`);
      await expectUnharmed(page, what, text);
      const keyword = await field(page).inputValue();
      expect(keyword).toBe(text.slice(0, longestKeyword).trim());
    }
    await page.reload();
    await expectSearchable(page);
  });
});
