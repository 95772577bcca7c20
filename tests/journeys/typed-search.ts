/** Searching a listing by typing into its field. */
import type { Locator, Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import type { BuiltListing } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { expect } from "./site.ts";

export const field = (page: Page): Locator => page.getByRole("searchbox");

/** Addresses of the first page of results, once all cards are there: those below the window appear a little later. */
export async function addressesShown(page: Page): Promise<string[]> {
  // The count is read each time: on going back and forward the address comes first, and the results a moment later.
  await expect(async () => {
    const count = Number((await page.locator("#results").innerText()).replace(/\D/g, ""));
    expect(await cardsOf(page).count()).toBe(Math.min(count, cardsPerPage));
  }).toPass();
  // Also those of cards below the window, which are laid out a moment later: the tree of roles leaves them out until then.
  return cardsOf(page)
    .getByRole("link", { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** Waits until the results belong to the text in the field: until then the listing is marked as busy. */
export async function expectAnswered(page: Page, listing: BuiltListing, keyword: string): Promise<void> {
  const query = keyword && `?q=${encodeURIComponent(keyword).replaceAll("%20", "+").replaceAll("'", "%27")}`;
  const address = listing.path + query;
  // The browser reports a change of address at once, whereas an expectation would poll for it.
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

export async function search(page: Page, listing: BuiltListing, keyword: string): Promise<string[]> {
  await field(page).fill(keyword);
  // Enter ends the input: otherwise the address would change a little later.
  await field(page).press("Enter");
  await expectAnswered(page, listing, keyword);
  return addressesShown(page);
}
