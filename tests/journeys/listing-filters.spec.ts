/** Narrowing a listing in a wide window: what is shown, what is counted, and what each step does to address, focus and place. */
import type { Page } from "@playwright/test";
import type { FacetId } from "../../src/domain/finding/facets.ts";
import { cardFile } from "../../src/domain/finding/listing-files.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import { announcedMs, recordSaid } from "./announcements.ts";
import { hold, saveData } from "./connection.ts";
import {
  type Asked,
  type BuiltListing,
  countWith,
  matching,
  nameOf,
  readListing,
  resultsOf,
  urlOf,
  valuesOf,
} from "./listing-facts.ts";
import {
  boxOf,
  cardsOf,
  expectedShown,
  expectShown,
  fieldOf,
  openAllGroups,
  panelOf,
  readShown,
} from "./listing-panel.ts";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

// Else pictures and pages would be asked for, as far as they come into view.
test.beforeEach(({ page }) => saveData(page));

/** A value that some of the templates have and others lack; where there is none, one that all have. */
function tellingValue(listing: BuiltListing, facet: FacetId): string {
  const values = valuesOf(listing, facet);
  const telling = values.find(({ count }) => count < listing.data.total) ?? values[0];
  if (!telling) throw new Error(`The listing offers no ${facet}`);
  return telling.id;
}

/** A few values of a template, so that all of them together give at least that one. */
function valuesOfTemplate(listing: BuiltListing, key: string) {
  const { terms } = listing.templates.find((it) => it.key === key) as BuiltListing["templates"][number];
  const other = valuesOf(listing, "goal").find(({ id }) => !terms.goal.includes(id))?.id as string;
  return {
    goal: terms.goal[0] as string,
    otherGoal: other,
    level: terms.level[0] as string,
    tag: terms.tag[0] as string,
  };
}

/** A state in which some value of a facet that is open at first would give nothing. */
function findUseless(listing: BuiltListing): { chosen: [FacetId, string]; useless: [FacetId, string] } {
  for (const { id: goal } of valuesOf(listing, "goal")) {
    for (const facet of ["level", "minutes"] as const) {
      for (const { id } of valuesOf(listing, facet)) {
        if (countWith(listing, { goal: [goal] }, facet, id) === 0)
          return { chosen: ["goal", goal], useless: [facet, id] };
      }
    }
  }
  throw new Error("Every value gives something in every state");
}

/** Records where things stand, in each frame from now on, and says what has moved. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const things = [...document.querySelectorAll("main section:first-of-type, main section:first-of-type label")];
    // From further down, the visitor is taken to the heading, and only the panel stays.
    if ((document.querySelector("#results")?.getBoundingClientRect().top ?? 0) >= 0) {
      things.push(...document.querySelectorAll("h1, input[type=search], #results"));
      things.push(...document.querySelectorAll("section[aria-labelledby=results] ul:has(article)"));
    }
    const placesOf = () => things.map((thing) => (thing.isConnected ? thing.getBoundingClientRect().top : undefined));
    const first = placesOf();
    const moved = new Set<string>();
    const look = () => {
      placesOf().forEach((place, index) => {
        if (place !== first[index])
          moved.add(`${things[index]?.outerHTML.slice(0, 60)} from ${first[index]} to ${place}`);
      });
      if (window.isWatching) requestAnimationFrame(look);
    };
    window.isWatching = true;
    look();
    window.readMoved = () => {
      window.isWatching = false;
      return [...moved];
    };
  });
  return () => page.evaluate(() => window.readMoved());
}

declare global {
  interface Window {
    isWatching: boolean;
    readMoved: () => string[];
  }
}

for (const locale of ["en", "fr", "de"] as const) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    const listing = readListing(locale);
    const { path, words, data } = listing;
    const sortChoice = (page: Page) => page.getByRole("combobox", { name: words.listing.sort() });

    test("a value of any facet shows exactly the templates that have it, as many as it said (R2.13, R2.15)", async ({
      page,
    }) => {
      await openPage(page, path);
      const panel = panelOf(page, listing);
      await openAllGroups(panel);
      await expectShown(page, listing, { chosen: {} });
      for (const { id: facet } of data.facets) {
        const value = tellingValue(listing, facet);
        const box = boxOf(panel, listing, facet, value);
        const said = Number.parseInt((await box.locator("xpath=..").locator("span").last().textContent()) ?? "", 10);
        await box.click();
        await expectShown(page, listing, { chosen: { [facet]: [value] } });
        await expect(cardsOf(page)).toHaveCount(Math.min(said, cardsPerPage));
        await box.click();
      }
      await expectShown(page, listing, { chosen: {} });
    });

    test("sorting is by date, by name as the language has it, or by main goal (R2.13)", async ({ page }) => {
      const dates = listing.templates.map(({ added }) => added);
      expect(dates).toEqual(dates.toSorted().reverse());
      await openPage(page, path);
      await openAllGroups(panelOf(page, listing));
      const { level } = valuesOfTemplate(listing, "starfish");
      for (const chosen of [{}, { level: [level] }]) {
        if (chosen.level) await boxOf(panelOf(page, listing), listing, "level", level).click();
        for (const [sort, name] of [
          ["name", words.listing.sortName()],
          ["goal", words.listing.sortGoal()],
          ["date", words.listing.sortDate()],
        ] as const) {
          await sortChoice(page).selectOption(name);
          await expectShown(page, listing, { chosen, sort });
          const parts = [chosen.level && `level=${level}`, sort !== "date" && `sort=${sort}`].filter(Boolean);
          await expect(page).toHaveURL(path + (parts.length > 0 ? `?${parts.join("&")}` : ""));
        }
      }
    });

    test("nothing moves but the results, whichever goal or group size is ticked", async ({ page }) => {
      await openPage(page, path);
      for (const facet of ["goal", "people"] as const) {
        for (const { id } of valuesOf(listing, facet)) {
          const box = boxOf(panelOf(page, listing), listing, facet, id);
          await box.scrollIntoViewIfNeeded();
          const readMoved = await watchPlaces(page);
          await box.click();
          await expect(page).toHaveURL(`${path}?${facet}=${id}`);
          await box.click();
          await expect(page).toHaveURL(path);
          expect(await readMoved(), `${facet} ${id}`).toEqual([]);
        }
      }
    });

    // The history knows no language.
    if (locale !== "en") return;

    test("every step has one address, and back and forward go through them, boxes and numbers too (R2.14)", async ({
      page,
    }) => {
      const { goal, otherGoal, level, tag } = valuesOfTemplate(listing, "starfish");
      const goals = [goal, otherGoal].sort().join(",");
      await openPage(page, path);
      const panel = panelOf(page, listing);
      await openAllGroups(panel);
      const people = fieldOf(panel, listing, "people");
      const minutes = fieldOf(panel, listing, "minutes");
      const tick = (facet: FacetId, value: string) => () => boxOf(panel, listing, facet, value).click();
      const give = (field: typeof people, text: string) => async () => {
        await field.fill(text);
        await field.press("Enter");
      };

      interface Step {
        act: () => Promise<unknown>;
        query: string;
        asked: Asked;
        numbers?: [people: string, minutes: string];
      }
      // In another order than that of the address.
      const steps: Step[] = [
        { act: async () => {}, query: "", asked: { chosen: {} } },
        { act: tick("level", level), query: `?level=${level}`, asked: { chosen: { level: [level] } } },
        {
          act: tick("goal", otherGoal),
          query: `?goal=${otherGoal}&level=${level}`,
          asked: { chosen: { goal: [otherGoal], level: [level] } },
        },
        {
          act: tick("goal", goal),
          query: `?goal=${goals}&level=${level}`,
          asked: { chosen: { goal: [goal, otherGoal], level: [level] } },
        },
        {
          act: tick("tag", tag),
          query: `?goal=${goals}&level=${level}&tag=${tag}`,
          asked: { chosen: { goal: [goal, otherGoal], level: [level], tag: [tag] } },
        },
        {
          act: tick("goal", otherGoal),
          query: `?goal=${goal}&level=${level}&tag=${tag}`,
          asked: { chosen: { goal: [goal], level: [level], tag: [tag] } },
        },
        {
          act: () => page.getByRole("button", { name: words.listing.reset() }).click(),
          query: "",
          asked: { chosen: {} },
        },
        { act: give(people, "14"), query: "?people=14", asked: { chosen: { people: ["14"] } }, numbers: ["14", ""] },
        {
          act: give(minutes, "25"),
          query: "?people=14&minutes=1-25",
          asked: { chosen: { people: ["14"], minutes: ["1-25"] } },
          numbers: ["14", "25"],
        },
        {
          act: give(people, ""),
          query: "?minutes=1-25",
          asked: { chosen: { minutes: ["1-25"] } },
          numbers: ["", "25"],
        },
        {
          act: () => sortChoice(page).selectOption(words.listing.sortName()),
          query: "?minutes=1-25&sort=name",
          asked: { chosen: { minutes: ["1-25"] }, sort: "name" },
          numbers: ["", "25"],
        },
      ];
      const expectStep = async ({ query, asked, numbers = ["", ""] }: Step) => {
        await expectShown(page, listing, asked);
        await expect(page).toHaveURL(path + query);
        await expect(people).toHaveValue(numbers[0]);
        await expect(minutes).toHaveValue(numbers[1]);
        await expect(sortChoice(page)).toHaveValue(asked.sort ?? "date");
      };

      for (const step of steps) {
        await step.act();
        await expectStep(step);
      }
      for (const step of steps.slice(0, -1).reverse()) {
        await page.goBack();
        await expectStep(step);
      }
      for (const step of steps.slice(1)) {
        await page.goForward();
        await expectStep(step);
      }
    });
  });
}

test.describe("The panel", () => {
  const listing = readListing("en");
  const { path, words, data } = listing;
  const filtersInUse = (count: number) => words.listing.filtersInUse({ count });
  const removal = (filter: string) => words.listing.remove({ filter });
  const { goal, otherGoal, level } = valuesOfTemplate(listing, "starfish");

  test("a number of people and a longest time find what suits them, alone and together (R2.13, R9.3)", async ({
    page,
  }) => {
    const template = (key: string) => urlOf(listing, key);
    await openPage(page, path);
    const panel = panelOf(page, listing);
    await openAllGroups(panel);
    await fieldOf(panel, listing, "people").fill("14");
    // Without Enter, too, once nothing more is typed.
    await expectShown(page, listing, { chosen: { people: ["14"] } });
    let { cards } = await readShown(page);
    expect(cards).toContain(template("dotmocracy"));
    expect(cards).not.toContain(template("swot"));
    await fieldOf(panel, listing, "minutes").fill("25");
    await fieldOf(panel, listing, "minutes").press("Enter");
    await expectShown(page, listing, { chosen: { people: ["14"], minutes: ["1-25"] } });
    ({ cards } = await readShown(page));
    expect(cards).toContain(template("dotmocracy"));
    expect(cards).toContain(template("roti"));
    expect(cards).not.toContain(template("5-whys"));
    await fieldOf(panel, listing, "people").fill("");
    await expectShown(page, listing, { chosen: { minutes: ["1-25"] } });
    ({ cards } = await readShown(page));
    expect(cards).not.toContain(template("lean-canvas"));
  });

  test("a number that is offered is ticked once it is certain that no digit follows (R2.13, R9.3)", async ({
    page,
  }) => {
    await openPage(page, path);
    const panel = panelOf(page, listing);
    const [people, minutes] = [fieldOf(panel, listing, "people"), fieldOf(panel, listing, "minutes")];
    // Slower than the pause after which a number is taken.
    await people.pressSequentially("25", { delay: 700 });
    await expect(page).toHaveURL(`${path}?people=25`);
    await minutes.pressSequentially("105", { delay: 700 });
    await expect(page).toHaveURL(`${path}?people=25&minutes=1-105`);

    await people.fill("2");
    await people.press("Enter");
    await expect(page).toHaveURL(`${path}?people=2&minutes=1-105`);
    await expect(boxOf(panel, listing, "people", "2")).toBeChecked();
    await expect(people).toHaveValue("");
    await minutes.fill("10");
    await minutes.press("Tab");
    await expect(page).toHaveURL(`${path}?people=2&minutes=1-10`);
    await expect(boxOf(panel, listing, "minutes", "1-10")).toBeChecked();
    await expect(minutes).toHaveValue("");
  });

  test("what is no number is said to be none, and changes nothing", async ({ page }) => {
    await openPage(page, path);
    const field = fieldOf(panelOf(page, listing), listing, "people");
    for (const text of ["0", "-3", "3.5", "lots", "١٤"]) {
      await field.fill(text);
      await field.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(words.facets.wrongNumber());
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(words.facets.wrongNumber());
    }
    await expect(page).toHaveURL(path);
    await field.fill("14");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?people=14`);
    await field.fill("8 persone");
    await field.press("Enter");
    await expect(page).toHaveURL(`${path}?people=8`);
    await expect(field).toHaveValue("8 persone");
    const minutes = fieldOf(panelOf(page, listing), listing, "minutes");
    await minutes.fill("25 min.");
    await minutes.press("Enter");
    await expect(page).toHaveURL(`${path}?people=8&minutes=1-25`);
    await minutes.fill("1 h");
    await minutes.press("Enter");
    await expect(minutes).toHaveAttribute("aria-invalid", "true");
  });

  test("going back from a number leaves none in its field, even if the visitor is still there (R2.14)", async ({
    page,
  }) => {
    await openPage(page, path);
    const field = fieldOf(panelOf(page, listing), listing, "people");
    await field.fill("14");
    await field.press("Enter");
    await expect(page).toHaveURL(`${path}?people=14`);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.getByRole("searchbox").focus();
    await expect(field).toHaveValue("");
    await expect(page.locator("#results")).toHaveText(words.listing.count({ count: data.total }));
    await letSettle(page);
    await expect(page).toHaveURL(path);
  });

  test("a value that would give nothing cannot be chosen, and is reached all the same (R2.15)", async ({ page }) => {
    const { chosen, useless } = findUseless(listing);
    await openPage(page, path);
    const panel = panelOf(page, listing);
    await boxOf(panel, listing, ...chosen).click();
    const address = `${path}?${chosen.join("=")}`;
    await expect(page).toHaveURL(address);
    const box = boxOf(panel, listing, ...useless);
    await expect(box).toHaveAttribute("aria-disabled", "true");
    const { cards } = expectedShown(listing, { chosen: { [chosen[0]]: [chosen[1]] } });
    await expect.poll(async () => (await readShown(page)).cards).toEqual(cards);
    const before = await readShown(page);
    // Whatever the visitor tries: the runner would wait until it can be clicked.
    await box.click({ force: true });
    await box.locator("xpath=..").locator("span").first().click({ force: true });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await letSettle(page);
    await expect(page).toHaveURL(address);
    expect(await readShown(page)).toEqual(before);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(box).toBeFocused();
  });

  test("filters in use are counted, taken away one by one, with the focus on the next, or all at once (R2.13)", async ({
    page,
  }) => {
    await openPage(page, path);
    const panel = panelOf(page, listing);
    await openAllGroups(panel);
    const names = { goal: nameOf(listing, "goal", goal), level: nameOf(listing, "level", level) };
    const remove = (name: string) => page.getByRole("button", { name: removal(name), exact: true });
    const inUse = page.getByRole("list", { name: words.listing.inUse() });
    await expect(inUse).toHaveCount(0);
    await boxOf(panel, listing, "goal", goal).click();
    await expect(page.getByText(filtersInUse(1), { exact: true }).filter({ visible: true })).toHaveCount(1);
    await boxOf(panel, listing, "level", level).click();
    await expect(page.getByText(filtersInUse(2), { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(inUse.getByRole("button")).toHaveText([names.goal, names.level]);

    await remove(names.goal).click();
    await expectShown(page, listing, { chosen: { level: [level] } });
    await expect(remove(names.level)).toBeFocused();
    await remove(names.level).press("Enter");
    await expectShown(page, listing, { chosen: {} });
    await expect(page.locator("#results")).toBeFocused();

    // The address follows the results, which nobody is quick enough to notice.
    await expect(page).toHaveURL(path);
    await page.goBack();
    await page.goBack();
    await expectShown(page, listing, { chosen: { goal: [goal], level: [level] } });
    await page.getByRole("button", { name: words.listing.reset() }).click();
    await expectShown(page, listing, { chosen: {} });
    await expect(page).toHaveURL(path);
    await expect(page.locator("#results")).toBeFocused();
  });

  test("the focus stays on the box that is ticked, and the number of results is said once", async ({ page }) => {
    const readSaid = await recordSaid(page);
    const countText = (chosen: Asked["chosen"]) => {
      return words.listing.count({ count: matching(listing, chosen).length });
    };
    await openPage(page, path);
    await letSettle(page);
    expect(await readSaid()).toEqual([]);
    const box = boxOf(panelOf(page, listing), listing, "goal", goal);
    await box.click();
    await expect(box).toBeFocused();
    await expect.poll(readSaid).toEqual([countText({ goal: [goal] })]);
    await expect(box).toBeFocused();
    // Two that follow each other quickly are one.
    await boxOf(panelOf(page, listing), listing, "goal", otherGoal).click();
    await boxOf(panelOf(page, listing), listing, "goal", goal).click();
    const said = [countText({ goal: [goal] }), countText({ goal: [otherGoal] })];
    await expect.poll(readSaid).toEqual(said);
    // As many, and others all the same.
    await page.getByRole("combobox", { name: words.listing.sort() }).selectOption("name");
    await expect.poll(readSaid).toEqual([...said, countText({ goal: [otherGoal] })]);
  });

  test("what the focus finds is not announced as well, but what comes after it is", async ({ page }) => {
    const readSaid = await recordSaid(page);
    const heading = page.locator("#results");
    const remove = page.getByRole("button", { name: removal(nameOf(listing, "goal", goal)), exact: true });
    const all = words.listing.count({ count: data.total });
    await openPage(page, `${path}?goal=${goal}`);
    await page.waitForTimeout(announcedMs);
    const { length } = await readSaid();
    await remove.click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(all);
    await page.waitForTimeout(announcedMs);
    expect((await readSaid()).slice(length)).toEqual([]);

    // By name, others come first, whose cards are to be fetched.
    await openPage(page, `${path}?goal=${goal}&sort=name`);
    await letSettle(page);
    const release = await hold(page, `**${data.files}**`);
    await remove.click();
    await expect(heading).toBeFocused();
    await expect(heading).not.toHaveText(all);
    release();
    await expect(heading).toHaveText(all);
    await expect.poll(async () => (await readSaid()).at(-1)).toBe(all);
  });

  test("the keyboard alone ticks, gives a number, and takes filters away", async ({ page }) => {
    await openPage(page, path);
    const tabTo = async (target: ReturnType<typeof boxOf>) => {
      for (let stop = 0; stop < 80; stop += 1) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((it) => it === document.activeElement)) return;
      }
      throw new Error(`Tab does not lead to ${target}`);
    };
    const panel = panelOf(page, listing);
    const { goal: _, ...values } = { goal, level };
    await tabTo(boxOf(panel, listing, "goal", goal));
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`${path}?goal=${goal}`);
    await tabTo(fieldOf(panel, listing, "people"));
    await page.keyboard.type("14");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(`${path}?goal=${goal}&people=14`);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}?goal=${goal}`);
    await tabTo(boxOf(panel, listing, "level", values.level));
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`${path}?goal=${goal}&level=${level}`);
    // Closed at first.
    const tags = panel.locator("details", { hasText: words.facets.tag() }).last().locator("summary").first();
    await tabTo(tags);
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("group", { name: words.facets.tag() })).toBeVisible();
    await tabTo(page.getByRole("button", { name: removal(nameOf(listing, "goal", goal)) }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}?level=${level}`);
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(path);
  });

  test("one file is asked for when the pointer or the focus comes near, and after it only the cards that are not at hand", async ({
    page,
    requests,
  }) => {
    const facetsFile = `${data.files}facets.json`;
    const fetched = () => requests.all.filter(({ type }) => type !== "image").map((request) => request.path);
    const come = async (how: () => Promise<void>) => {
      await openPage(page, path);
      await letSettle(page);
      requests.clear();
      await how();
      await expect.poll(fetched).toEqual([facetsFile]);
    };
    await come(() => boxOf(panelOf(page, listing), listing, "goal", goal).focus());
    await come(() => panelOf(page, listing).hover());
    const needed = new Set([facetsFile]);
    for (const facet of ["goal", "level", "minutes"] as const) {
      const value = tellingValue(listing, facet);
      const box = boxOf(panelOf(page, listing), listing, facet, value);
      await box.click();
      await expect(page).toHaveURL(`${path}?${facet}=${value}`);
      for (const template of resultsOf(listing, { chosen: { [facet]: [value] } }).slice(0, cardsPerPage)) {
        const position = listing.templates.indexOf(template);
        if (position >= cardsPerPage) needed.add(data.files + cardFile(position));
      }
      await expect.poll(() => fetched().toSorted()).toEqual([...needed].toSorted());
      await box.click();
      await expect(page).toHaveURL(path);
    }
    await letSettle(page);
    expect(fetched().toSorted()).toEqual([...needed].toSorted());
  });
});
