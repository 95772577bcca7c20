/** The drawer of filters over the results of a small window, and drafts to make in it. */
import type { Locator, Page } from "@playwright/test";
import { type FacetId, isRangeFacet } from "../../src/domain/finding/facets.ts";
import { type BuiltListing, matching, valuesOf } from "./listing-facts.ts";
import { cardsOf, expectedShown } from "./listing-panel.ts";
import { expect } from "./site.ts";

/** Two goals that some of the templates have and others lack. */
export function draftOf(listing: BuiltListing) {
  const [first, second] = valuesOf(listing, "goal").filter(({ count }) => count < listing.data.total);
  if (!first || !second) throw new Error("The listing has not enough goals");
  return { first: first.id, second: second.id, both: [first.id, second.id] };
}

export function drawerOf(page: Page, { words }: BuiltListing): Locator {
  return page.getByRole("dialog", { name: words.listing.filters() });
}

/** The button that opens it, which also says how many filters are in use. */
export function openerOf(page: Page, { words }: BuiltListing): Locator {
  return page.locator("main button[aria-haspopup=dialog]", { hasText: words.listing.filters() });
}

export function applyOf(page: Page, listing: BuiltListing, count: number): Locator {
  return drawerOf(page, listing).getByRole("button", { name: listing.words.listing.apply({ count }), exact: true });
}

export function closerOf(page: Page, listing: BuiltListing): Locator {
  return drawerOf(page, listing).getByRole("button", { name: listing.words.listing.closeFilters() });
}

export async function openDrawer(page: Page, listing: BuiltListing): Promise<Locator> {
  await openerOf(page, listing).click();
  const drawer = drawerOf(page, listing);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The page behind shows what was applied, and nothing of the draft. */
export async function expectApplied(page: Page, listing: BuiltListing, goals: readonly string[]): Promise<void> {
  const chosen = goals.length > 0 ? { goal: goals } : {};
  await expect(page).toHaveURL(listing.path + (goals.length > 0 ? `?goal=${goals.toSorted().join(",")}` : ""));
  const { heading, cards } = expectedShown(listing, { chosen });
  await expect(page.locator("#results")).toHaveText(heading);
  await expect(cardsOf(page)).toHaveCount(cards.length);
}

/** A value, and so few minutes that no template of that value is as short. */
export function findNone(listing: BuiltListing): { value: [FacetId, string]; minutes: number } {
  const shortest = (facet: FacetId, id: string) =>
    Math.min(...matching(listing, { [facet]: [id] }).map(({ minutes }) => minutes.from));
  for (const { id: facet, values } of listing.data.facets) {
    if (isRangeFacet(facet) || !["goal", "level"].includes(facet)) continue;
    for (const { id } of values) if (shortest(facet, id) > 1) return { value: [facet, id], minutes: 1 };
  }
  throw new Error("Everything takes a minute");
}
