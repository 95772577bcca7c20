/** Narrowing a listing in a wide window: what is shown, what is counted, and what each step does to the address and to places. */
import type { FacetId } from "../../src/domain/finding/facets.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import { saveData } from "./connection.ts";
import { type Asked, readListing, tellingValue, valuesOf, valuesOfTemplate } from "./listing-facts.ts";
import { boxOf, cardsOf, expectShown, fieldOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { watchPlaces } from "./watch-places.ts";

test.use({ viewport: { width: 1440, height: 900 } });

// Else pictures and pages would be asked for, as far as they come into view.
test.beforeEach(({ page }) => saveData(page));

test.describe("In German", () => {
  test.use({ locale: "de" });

  const listing = readListing("de");
  const { path, words, data } = listing;

  test("a value of any facet shows exactly the templates that have it, as many as it said, in any order (R2.13, R2.15)", async ({
    page,
  }) => {
    await openPage(page, path);
    const panel = panelOf(page, listing);
    await openAllGroups(panel);
    await expectShown(page, listing, { chosen: {} });
    for (const { id: facet } of data.facets) {
      await test.step(facet, async () => {
        const value = tellingValue(listing, facet);
        const box = boxOf(panel, listing, facet, value);
        const said = Number.parseInt((await box.locator("xpath=..").locator("span").last().textContent()) ?? "", 10);
        await box.click();
        await expectShown(page, listing, { chosen: { [facet]: [value] } });
        await expect(cardsOf(page)).toHaveCount(Math.min(said, cardsPerPage));
        await box.click();
      });
    }
    await expectShown(page, listing, { chosen: {} });

    const sortChoice = page.getByRole("combobox", { name: words.listing.sort() });
    const { level } = valuesOfTemplate(listing, "starfish");
    await boxOf(panel, listing, "level", level).click();
    for (const [sort, name] of [
      ["name", words.listing.sortName()],
      ["goal", words.listing.sortGoal()],
      ["date", words.listing.sortDate()],
    ] as const) {
      await test.step(`sorted by ${sort}`, async () => {
        await sortChoice.selectOption(name);
        await expectShown(page, listing, { chosen: { level: [level] }, sort });
        await expect(page).toHaveURL(`${path}?level=${level}&sort=${sort}`);
      });
    }
  });

  test("nothing moves but the results, whichever goal or group size is ticked (R2.13)", async ({ page }) => {
    await openPage(page, path);
    await openAllGroups(panelOf(page, listing));
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
});

test("every step has one address, and back and forward go through them, boxes and numbers too (R2.14)", async ({
  page,
}) => {
  const listing = readListing("en");
  const { path, words } = listing;
  const { goal, otherGoal, level, tag } = valuesOfTemplate(listing, "starfish");
  const goals = [goal, otherGoal].sort().join(",");
  await openPage(page, path);
  const panel = panelOf(page, listing);
  await openAllGroups(panel);
  const people = fieldOf(panel, listing, "people");
  const minutes = fieldOf(panel, listing, "minutes");
  const sortChoice = page.getByRole("combobox", { name: words.listing.sort() });
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
    { act: () => page.getByRole("button", { name: words.listing.reset() }).click(), query: "", asked: { chosen: {} } },
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
      act: () => sortChoice.selectOption(words.listing.sortName()),
      query: "?minutes=1-25&sort=name",
      asked: { chosen: { minutes: ["1-25"] }, sort: "name" },
      numbers: ["", "25"],
    },
  ];
  const expectStep = (how: string, { query, asked, numbers = ["", ""] }: Step) =>
    test.step(`${how} to ${path}${query}`, async () => {
      await expectShown(page, listing, asked);
      await expect(page).toHaveURL(path + query);
      await expect(people).toHaveValue(numbers[0]);
      await expect(minutes).toHaveValue(numbers[1]);
      await expect(sortChoice).toHaveValue(asked.sort ?? (query === "" ? "date" : "match"));
    });

  for (const step of steps) {
    await step.act();
    await expectStep("on", step);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expectStep("back", step);
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expectStep("forward", step);
  }
});
