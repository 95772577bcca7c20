/** A listing whose files are gone, or do not come (R8.4). */
import { saveData } from "./connection.ts";
import { cards, expectGoal, facetFiles, listing, one, path, showMore, tick, withGoal } from "./listing-goal.ts";
import { follow, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => saveData(page));

test.describe("with a file that is missing", () => {
  test.use({ expectedErrors: /status of 404|PageLoadError/ });

  test("a tick loads the document that is deployed now, once, and keeps what was ticked, and what stays missing does not loop (R8.4)", async ({
    page,
    requests,
  }) => {
    await openPage(page, path);
    requests.clear();
    // The document that is deployed now names files that are there, and has them asked for at once.
    await page.route(facetFiles, (route) =>
      requests.ofType("document").length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await tick(page, one);
    await expectGoal(page, one);
    await untilStarted(page);
    expect(requests.ofType("document")).toHaveLength(1);
    await page.goBack();
    await expectGoal(page, undefined);
    expect(requests.ofType("document")).toHaveLength(1);

    await test.step("more cards that are missing make no second entry of the same address", async () => {
      await openPage(page, path);
      const length = await page.evaluate(() => history.length);
      await page.route("**/assets/listing/**", (route) => route.fulfill({ status: 404 }));
      const loaded = page.waitForEvent("load");
      await showMore(page).click();
      await loaded;
      await untilStarted(page);
      expect(await page.evaluate(() => history.length)).toBe(length);
    });

    await test.step("a file that stays missing: the listing can be read", async () => {
      await page.unrouteAll();
      requests.clear();
      await page.route(facetFiles, (route) => route.fulfill({ status: 404 }));
      await page.goto(withGoal(one));
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(cards(page)).toHaveCount(listing.data.cards.length);
      expect(requests.ofType("document")).toHaveLength(2);
      // Asked once more, it says so again, and still loads nothing.
      await page.getByRole("alert").getByRole("button").click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(requests.ofType("document")).toHaveLength(2);
      await page.unrouteAll();
      await page.getByRole("alert").getByRole("button").click();
      await expectGoal(page, one);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
});

test.describe("with a file that does not come", () => {
  test.use({ expectedErrors: /status of 500|ERR_INTERNET_DISCONNECTED|PageLoadError/ });

  test("what was asked comes with the line, and a link can be tried again from where the visitor is (R8.4)", async ({
    page,
    context,
  }) => {
    await openPage(page, path);
    await context.setOffline(true);
    await tick(page, one);
    await expect(page.getByRole("alert")).toBeVisible();
    await context.setOffline(false);
    // Without being asked again.
    await expectGoal(page, one);
    await expect(page.getByRole("alert")).toHaveCount(0);

    await openPage(page, path);
    await page.route(facetFiles, (route) => route.fulfill({ status: 500 }));
    await follow(page, withGoal(one));
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(cards(page)).toHaveCount(listing.data.cards.length);
    await page.unrouteAll();
    await page.getByRole("alert").getByRole("link").click();
    await expectGoal(page, one);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
