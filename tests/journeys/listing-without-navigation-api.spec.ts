/** A listing in a browser that cannot tell where the visitor goes (R2.14). */
import { cardsPerPage } from "../../src/domain/page.ts";
import { hold, saveData } from "./connection.ts";
import { cards, expectGoal, facetFiles, listing, one, other, path, showMore, tick, withGoal } from "./listing-goal.ts";
import { untilDrawn } from "./next-frames.ts";
import { follow, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => saveData(page));

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
});

test("without the Navigation API, back and forward step through what was applied, and through places in it (R2.14)", async ({
  page,
}) => {
  await openPage(page, path);
  expect(await page.evaluate(() => "navigation" in window)).toBe(false);
  await tick(page, one);
  await expectGoal(page, one);
  await follow(page, "#top");
  await expect(page).toHaveURL(`${withGoal(one)}#top`);
  await tick(page, one);
  await expectGoal(page, undefined);
  await page.goBack();
  await page.goBack();
  await expectGoal(page, one);
  await page.goBack();
  await expectGoal(page, undefined);
  await page.goForward();
  await page.goForward();
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

  await test.step("a link to a place leaves as many cards as there are", async () => {
    await openPage(page, path);
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
    await follow(page, "#top");
    await expect(page).toHaveURL(`${path}#top`);
    await untilDrawn(page);
    await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  });

  await test.step("going back once more shows nothing of the entry before, however late its answer comes", async () => {
    await openPage(page, path);
    await tick(page, one);
    await expectGoal(page, one);
    await page.goto("/discover/");
    const giveAnswer = await hold(page, facetFiles);
    await page.goBack();
    await page.waitForSelector("html[data-script=moving]");
    await page.goBack();
    await expectGoal(page, undefined);
    const come = page.waitForEvent("requestfinished", (request) => request.url().includes(listing.data.files));
    giveAnswer();
    await come;
    await untilDrawn(page);
    await expectGoal(page, undefined);
    await page.goForward();
    await expectGoal(page, one);
  });
});
