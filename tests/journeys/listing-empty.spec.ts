/** A query without results: the message, and the links that remove a part of the query (R8.2). */
import type { Locator, Page } from "@playwright/test";
import type { FacetId } from "../../src/domain/finding/facets.ts";
import type { ListingQuery } from "../../src/domain/finding/listing-query.ts";
import { saveData } from "./connection.ts";
import { type BuiltListing, matching, readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, expectedShown, expectShown, fieldOf, openAllGroups, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

/** A keyword that no template contains. */
const unknown = "xqzxqz";

const results = (page: Page): Locator => page.locator("section[aria-labelledby=results]");
const heading = (page: Page): Locator => page.locator("#results");
/** The links that remove a part of the query. */
const links = (page: Page): Locator => results(page).locator("li:not([aria-labelledby=near] *)").getByRole("link");

interface Way {
  text: string;
  address: string;
  chosen: ListingQuery["chosen"];
}

interface DeadEnd {
  chosen: Partial<Record<FacetId, string[]>>;
  address: string;
  /** The expected links: one for each filter whose removal alone gives results, and one that removes all. */
  ways: Way[];
}

function addressOf({ path }: BuiltListing, chosen: ListingQuery["chosen"]): string {
  const parameters = Object.entries(chosen).map(([facet, values]) => `${facet}=${values.join(",")}`);
  return path + (parameters.length > 0 ? `?${parameters.join("&")}` : "");
}

/** A goal, a length and a level that no template has together, of which removing one or two alone would give results. */
function findDeadEnd(listing: BuiltListing): DeadEnd {
  const { words, data } = listing;
  const idsOf = (facet: FacetId) => valuesOf(listing, facet).map(({ id }) => id);
  for (const goal of idsOf("goal")) {
    for (const minutes of ["1-5", "1-10", "1-25", "60-", "120-"]) {
      for (const level of idsOf("level")) {
        const chosen: DeadEnd["chosen"] = { goal: [goal], minutes: [minutes], level: [level] };
        if (matching(listing, chosen).length > 0) continue;
        const ways = (Object.keys(chosen) as FacetId[]).flatMap((facet) => {
          const { [facet]: _, ...rest } = chosen;
          const { length: count } = matching(listing, rest);
          if (count === 0) return [];
          const text = words.listing.relax({ filter: words.facets[facet](), count });
          return [{ text, address: addressOf(listing, rest), chosen: rest }];
        });
        // At least one filter helps when it is removed, and at least one does not.
        if (ways.length !== 1 && ways.length !== 2) continue;
        const all = { text: words.listing.relaxAll({ count: data.total }), address: listing.path, chosen: {} };
        return { chosen, address: addressOf(listing, chosen), ways: [...ways, all] };
      }
    }
  }
  throw new Error("Every goal, length and level go together");
}

async function expectDeadEnd(page: Page, { words }: BuiltListing, { address, ways }: DeadEnd): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(words.listing.noResults());
  await expect(cardsOf(page)).toHaveCount(0);
  await expect(results(page).getByRole("heading", { level: 3, name: words.listing.relaxHeading() })).toBeVisible();
  await expect(links(page)).toHaveText(ways.map(({ text }) => text));
  const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(ways.map((way) => way.address));
}

test.describe("In German, on a phone", () => {
  test.use({ locale: "de", viewport: { width: 320, height: 900 } });

  test("each thing to let go of says what that gives, and gives exactly that; back returns (R8.2)", async ({
    page,
  }) => {
    const listing = readListing("de");
    const deadEnd = findDeadEnd(listing);
    await openPage(page, deadEnd.address);
    await expectDeadEnd(page, listing, deadEnd);
    for (const { text, address, chosen } of deadEnd.ways) {
      await test.step(text, async () => {
        await links(page).getByText(text, { exact: true }).click();
        await expect(page).toHaveURL(address);
        const shown = expectedShown(listing, { chosen });
        await expect(heading(page)).toHaveText(shown.heading);
        const found = () =>
          cardsOf(page)
            .getByRole("link")
            .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        await expect.poll(found).toEqual(shown.cards);
        // The link is gone, and the focus is on the heading of its results.
        await expect(heading(page)).toBeFocused();
        await page.goBack();
        await expectDeadEnd(page, listing, deadEnd);
      });
    }
  });
});

test.describe("Where nothing is found", () => {
  const listing = readListing("en");
  const { words, path, data } = listing;
  const deadEnd = findDeadEnd(listing);

  test("a keyword is a thing to let go of, and so are favourites; a screen reader hears that there is nothing (R2.15, R8.2)", async ({
    page,
  }) => {
    const panel = panelOf(page, listing);
    const goal = valuesOf(listing, "goal").find(({ count }) => count < data.total);
    if (!goal) throw new Error("All templates have all goals");
    await openPage(page, `${path}?q=${unknown}&goal=${goal.id}`);
    await expect(heading(page)).toHaveText("Sorry! No results matched your search");
    await expect(results(page).getByText(words.listing.noResultsHint(), { exact: true })).toBeVisible();
    await expect(links(page)).toHaveText([
      words.listing.relaxKeyword({ keyword: unknown, count: goal.count }),
      words.listing.relaxAll({ count: data.total }),
    ]);
    await links(page).first().click();
    await expect(page).toHaveURL(`${path}?goal=${goal.id}`);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(cardsOf(page)).toHaveCount(matching(listing, { goal: [goal.id] }).length);

    await openPage(page, `${path}?q=starfish`);
    const count = Number(/\d+/.exec(await heading(page).innerText())?.[0]);
    expect(count).toBeGreaterThan(0);
    await openPage(page, `${path}?q=starfish&minutes=1`);
    await expect(links(page)).toHaveText([
      words.listing.relax({ filter: words.facets.minutes(), count }),
      words.listing.relaxAll({ count: data.total }),
    ]);
    await links(page).first().click();
    await expect(page).toHaveURL(`${path}?q=starfish`);
    await expect(cardsOf(page)).toHaveCount(count);

    await test.step("the search goes on among the others", async () => {
      // No session is that short.
      await openPage(page, "/sessions/?q=team&minutes=1-5");
      await expect(heading(page)).toHaveText(words.listing.noResults());
      await results(page).getByRole("link", { name: words.listing.searchInspirations(), exact: true }).click();
      await expect(page).toHaveURL(`${path}?q=team&minutes=1-5`);
      await expect(cardsOf(page)).not.toHaveCount(0);
      await expect(page.getByRole("searchbox")).toHaveValue("team");
    });

    await test.step("the panel shows what is chosen, and what would give something", async () => {
      const { level = [], ...others } = deadEnd.chosen;
      await openPage(page, deadEnd.address);
      await openAllGroups(panel);
      await expectShown(page, listing, { chosen: deadEnd.chosen });
      await boxOf(panel, listing, "level", level[0] ?? "").click();
      await expectShown(page, listing, { chosen: others });
    });

    await test.step("a length that no template has", async () => {
      await openPage(page, path);
      await fieldOf(panel, listing, "minutes").fill("1");
      await fieldOf(panel, listing, "minutes").press("Enter");
      await expect(page).toHaveURL(`${path}?minutes=1`);
      await expect(heading(page)).toHaveText(words.listing.noResults());
      await expect(page.getByRole("status").filter({ hasText: words.listing.noResults() })).toHaveCount(1);
      await expect(links(page)).toHaveText([
        words.listing.relax({ filter: words.facets.minutes(), count: data.total }),
      ]);
    });

    await test.step("favourites, of which there are none", async () => {
      await openPage(page, `${path}?favourites=1`);
      await expect(heading(page)).toHaveText(words.listing.noResults());
      const way = words.listing.relax({ filter: words.facets.favourites(), count: data.total });
      await links(page).getByText(way, { exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(words.listing.count({ count: data.total }));
    });
  });

  test("a way out is a link like any other: it opens in another tab, with what it says (R8.2)", {
    tag: "@whole-browser",
  }, async ({ page, context }) => {
    await openPage(page, deadEnd.address);
    const [way] = deadEnd.ways;
    if (!way) throw new Error("There is no way out");
    const tab = context.waitForEvent("page");
    await links(page)
      .getByText(way.text, { exact: true })
      .click({ modifiers: ["ControlOrMeta"] });
    const other = await tab;
    await expect(other).toHaveURL(way.address);
    await expect(heading(other)).toHaveText(expectedShown(listing, { chosen: way.chosen }).heading);
    await expectDeadEnd(page, listing, deadEnd);
  });
});
