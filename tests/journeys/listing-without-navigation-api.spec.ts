/** A listing in a browser that cannot tell where the visitor goes (R2.14). */
import { cardsPerPage } from "../../src/domain/page.ts";
import { hold, saveData } from "./connection.ts";
import { cards, expectGoal, facetFiles, one, other, path, showMore, tick, withGoal } from "./listing-goal.ts";
import { follow, letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => saveData(page));

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
