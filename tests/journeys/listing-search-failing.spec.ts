/** A search whose index or code does not come: what is typed stays, and can be asked again. */
import { saveData } from "./connection.ts";
import { matching, readListing, urlOf, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { addressesShown, expectAnswered, field } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => saveData(page));

test.describe("When the index does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|PageLoadError|Failed to fetch/ });

  test("the listing says so and can be read, narrowed once the search is given up, and tried again (R8.6)", async ({
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

  test("the listing stays and says so, and what was asked is answered once the line is back (R8.6)", async ({
    page,
    context,
  }) => {
    const listing = readListing("en");
    const { path, words } = listing;
    const goal = valuesOf(listing, "goal")[0]?.id ?? "";
    await openPage(page, path);
    await boxOf(panelOf(page, listing), listing, "goal", goal).click();
    const shown = Math.min(matching(listing, { goal: [goal] }).length, listing.data.cards.length);
    await expect(cardsOf(page)).toHaveCount(shown);
    await context.setOffline(true);
    await field(page).fill("team");
    await expect(page.getByRole("alert")).toContainText(words.listing.failed());
    await expect(cardsOf(page)).toHaveCount(shown);
    await expect(field(page)).toHaveValue("team");

    await context.setOffline(false);
    await expect(page).toHaveURL(`${path}?q=team&goal=${goal}`);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(field(page)).toHaveValue("team");
    await expect(page.locator("mark").first()).toBeVisible();
  });
});
