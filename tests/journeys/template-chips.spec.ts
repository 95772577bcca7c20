/** A template's page leads to templates like it; every chip's address is looked at in `tests/built` (R2.17). */
import { cardsPerPage } from "../../src/domain/page.ts";
import { nameOf, readListing, resultsOf, urlOf } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a chip leads to its listing with that filter on, and the promo block to the Canvas templates and the author's (R2.17)", async ({
  page,
}) => {
  const listing = readListing("en");
  const template = listing.templates.find(({ key }) => key === "swot");
  const address = urlOf(listing, "swot");
  await openPage(page, address);
  const [goal = ""] = template?.terms.goal ?? [];
  await page
    .locator("main")
    .getByRole("link", { name: nameOf(listing, "goal", goal), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(`/inspirations/?goal=${goal}`);
  const shown = resultsOf(listing, { chosen: { goal: [goal] } }).slice(0, cardsPerPage);
  await expect(cardsOf(page)).toHaveCount(shown.length);
  await expect(boxOf(panelOf(page, listing), listing, "goal", goal)).toBeChecked();

  await page.goBack();
  await page.getByRole("link", { name: listing.words.template.canvasLink(), exact: true }).click();
  await expect(page).toHaveURL("/inspirations/?activity=canvas");
  await expect(cardsOf(page)).toHaveCount(resultsOf(listing, { chosen: { activity: ["canvas"] } }).length);

  const [author = ""] = template?.terms.author ?? [];
  await page.goBack();
  await page.locator(`main a[href="/inspirations/?author=${author}"]`).last().click();
  await expect(page).toHaveURL(`/inspirations/?author=${author}`);
  await expect(page.locator("#results")).toHaveText(
    listing.words.listing.count({ count: resultsOf(listing, { chosen: { author: [author] } }).length }),
  );
});
