/** The listing of activities in English, asked for one goal or another: what it takes to go through its addresses. */
import type { Locator, Page } from "@playwright/test";
import { cardsPerPage } from "../../src/domain/page.ts";
import { readListing, valuesOf } from "./listing-facts.ts";
import { boxOf, cardsOf, panelOf } from "./listing-panel.ts";
import { expect } from "./site.ts";

export const listing = readListing("en");
export const { path } = listing;

type Goal = ReturnType<typeof valuesOf>[number];

/** Two goals that some of the templates have and others lack. */
export const [one, other] = valuesOf(listing, "goal").filter(
  ({ count }) => count > 0 && count < listing.data.total,
) as [Goal, Goal];

/** What is fetched to answer any question. */
export const facetFiles = "**/assets/listing/**/facets.json";

export const withGoal = (goal: Goal) => `${path}?goal=${goal.id}`;

/** Those that can be seen: while the answer to an address is waited for, what was built stands there unseen. */
export const cards = (page: Page): Locator => cardsOf(page).filter({ visible: true });

/** Ticks or unticks it in the panel. */
export const tick = (page: Page, goal: Goal) => boxOf(panelOf(page, listing), listing, "goal", goal.id).click();

export const showMore = (page: Page): Locator =>
  page.getByRole("button", { name: listing.words.listing.showMore({ count: cardsPerPage }) });

export async function expectGoal(page: Page, goal: Goal | undefined): Promise<void> {
  await expect(page).toHaveURL(goal ? withGoal(goal) : path);
  await expect(cards(page)).toHaveCount(Math.min(goal?.count ?? listing.data.total, cardsPerPage));
}
