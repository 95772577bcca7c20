/** A listing once its page has come to rest: all that it can be asked is at hand. */
import type { Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { nameOf } from "./listing-facts.ts";
import { cards, expectGoal, listing, one, path, showMore, tick, withGoal } from "./listing-goal.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { addressesShown, expectAnswered, field } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const { words, data } = listing;

const sortBy = (page: Page, sort: string) =>
  page.getByRole("combobox", { name: words.listing.sort(), exact: true }).selectOption(sort);

/** The addresses of the cards, whose pictures are known again from now on. */
async function markPictures(page: Page): Promise<string[]> {
  const pictures = page.locator("main article img");
  await pictures.evaluateAll((all) => {
    for (const it of all) Object.assign(it, { hasStood: true });
  });
  return addressesShown(page);
}

const markedPictures = (page: Page) =>
  page
    .locator("main article")
    .evaluateAll((cards) =>
      cards
        .filter((it) => "hasStood" in (it.querySelector("img") ?? {}))
        .map((it) => it.querySelector("a")?.getAttribute("href")),
    );

test("two files and the code that searches come by themselves, and then no question asks for anything (R2.13, R2.14)", async ({
  page,
  requests,
}) => {
  await openPage(page, path);
  const asked = () => [...requests.under("/assets/listing/"), ...requests.under("/assets/js/")];
  await expect
    .poll(() =>
      requests
        .under("/assets/listing/")
        .map((it) => it.path)
        .toSorted(),
    )
    .toEqual([`${data.files}index.json`, `${data.search}index.json`].toSorted());
  await page.waitForLoadState("networkidle");
  requests.clear();

  const stood = await markPictures(page);
  await tick(page, one);
  await expectGoal(page, one);
  const withOne = await addressesShown(page);
  const staying = withOne.filter((address) => stood.includes(address));
  expect(staying).not.toEqual([]);
  expect(await markedPictures(page), "a card that stays keeps its picture, wherever it moves").toEqual(staying);
  await page.getByRole("button", { name: words.listing.remove({ filter: nameOf(listing, "goal", one.id) }) }).click();
  await expectGoal(page, undefined);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(2 * cardsPerPage);
  await sortBy(page, "name");
  await expect(page).toHaveURL(`${path}?sort=name`);
  const byName = await addressesShown(page);
  await sortBy(page, "date");
  await expect(page).toHaveURL(path);
  await field(page).click();
  for (let length = 1; length <= "starfish".length; length += 1) {
    await page.keyboard.type("starfish".charAt(length - 1));
    await expectAnswered(page, listing, "starfish".slice(0, length));
  }
  const found = await addressesShown(page);
  expect(asked()).toEqual([]);

  await test.step("and back and forward give the same again", async () => {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(`${path}?q=starfish`);
    await expect.poll(() => addressesShown(page)).toEqual(found);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?sort=name`);
    await expect.poll(() => addressesShown(page)).toEqual(byName);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(withGoal(one));
    await expect.poll(() => addressesShown(page)).toEqual(withOne);
  });
});
