/** A listing searched by its field, as one types. */
import type { Locator, Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import type { BuiltListing } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { expect } from "./site.ts";

export const field = (page: Page): Locator => page.getByRole("searchbox");

/** Of the first page of results: what is below the window comes a little after the rest. */
export async function addressesShown(page: Page): Promise<string[]> {
  const count = Number((await page.locator("#results").innerText()).replace(/\D/g, ""));
  await expect(cardsOf(page)).toHaveCount(Math.min(count, cardsPerPage));
  return cardsOf(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** Waits until the results belong to what stands in the field: until then they are said to be on their way. */
export async function expectAnswered(page: Page, listing: BuiltListing, keyword: string): Promise<void> {
  const query = keyword && `?q=${encodeURIComponent(keyword).replaceAll("%20", "+").replaceAll("'", "%27")}`;
  const address = listing.path + query;
  // Told by the browser at once, where an expectation would look again now and then.
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

export async function search(page: Page, listing: BuiltListing, keyword: string): Promise<string[]> {
  await field(page).fill(keyword);
  // What is typed ends here: else its address would be written a little later.
  await field(page).press("Enter");
  await expectAnswered(page, listing, keyword);
  return addressesShown(page);
}
