/** The English listing of activities, filtered by one of two goals, for journeys through its addresses. */
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

/** The files that any query needs: all but those of the keyword. */
export const facetFiles = "**/assets/listing/*s.*/*.json";

export const withGoal = (goal: Goal) => `${path}?goal=${goal.id}`;

/** The visible cards: until the results of a query in the address arrive, the built cards are hidden. */
export const cards = (page: Page): Locator => cardsOf(page).filter({ visible: true });

/** Ticks or unticks a goal in the panel. */
export const tick = (page: Page, goal: Goal) => boxOf(panelOf(page, listing), listing, "goal", goal.id).click();

export const showMore = (page: Page): Locator =>
  page.getByRole("button", { name: listing.words.listing.showMore({ count: cardsPerPage }) });

export async function expectGoal(page: Page, goal: Goal | undefined): Promise<void> {
  await expect(page).toHaveURL(goal ? withGoal(goal) : path);
  await expect(cards(page)).toHaveCount(Math.min(goal?.count ?? listing.data.total, cardsPerPage));
}
