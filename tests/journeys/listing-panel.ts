/** The content of a listing, as shown and as expected: results, filters in use, and every value with its box and count. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { FacetId } from "../../src/domain/finding/facets.ts";
import { cardsPerPage } from "../../src/domain/page.ts";
import { type Asked, type BuiltListing, countWith, nameOf, resultsOf } from "./listing-facts.ts";

/** The panel beside the results of a wide window. */
export function panelOf(page: Page, { words }: BuiltListing): Locator {
  return page.getByRole("region", { name: words.listing.filters(), exact: true });
}

function resultsRegion(page: Page): Locator {
  return page.locator("section[aria-labelledby=results]");
}

/** The cards of what is found, without those that are only near. */
export function cardsOf(page: Page): Locator {
  return resultsRegion(page).locator("article:not([aria-labelledby=near] *)");
}

/** A value's box, in the panel or in the drawer. */
export function boxOf(within: Locator, listing: BuiltListing, facet: FacetId, value: string): Locator {
  const name = nameOf(listing, facet, value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return groupOf(within, listing, facet).getByRole("checkbox", { name: new RegExp(`^${name}, [^,]+$`) });
}

/** The field for a number of the visitor's own. */
export function fieldOf(within: Locator, listing: BuiltListing, facet: "people" | "minutes"): Locator {
  const { peopleNumber, minutesAtMost } = listing.words.facets;
  return within.getByRole("textbox", { name: facet === "people" ? peopleNumber() : minutesAtMost() });
}

function groupOf(within: Locator, { words }: BuiltListing, facet: FacetId): Locator {
  return within.getByRole("group", { name: words.facets[facet](), exact: true });
}

/** Opens every group, and within it the values that a long list leaves out. */
export async function openAllGroups(within: Locator): Promise<void> {
  const closed = within.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

export interface ShownListing {
  heading: string;
  /** Addresses of the cards on the first page. */
  cards: string[];
  /** In alphabetical order. */
  filters: string[];
  /** By facet: the label of each value, its count, and whether it is chosen or cannot be chosen. */
  values: Record<string, string[]>;
}

/** Reads the content of the open listing. */
export function readShown(page: Page): Promise<ShownListing> {
  return page.evaluate(() => {
    const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((it) => it.textContent ?? "");
    const groups = [...document.querySelectorAll("main section fieldset")].map((group) => [
      group.querySelector("legend")?.textContent,
      [...group.querySelectorAll("input[type=checkbox]")].map((box) => {
        const { checked, ariaDisabled, ariaLabel, parentElement } = box as HTMLInputElement;
        const state = checked ? " chosen" : ariaDisabled ? " not to be chosen" : "";
        return `${ariaLabel} (${parentElement?.lastElementChild?.textContent})${state}`;
      }),
    ]);
    return {
      heading: document.querySelector("#results")?.textContent ?? "",
      cards: [
        ...document.querySelectorAll("section[aria-labelledby=results] article:not([aria-labelledby=near] *) a"),
      ].map((link) => link.getAttribute("href") ?? ""),
      filters: textsOf("section[aria-labelledby=results] ul:not(:has(article)) button").sort(),
      values: Object.fromEntries(groups),
    };
  });
}

/** The expected content, with every group open. */
export function expectedShown(listing: BuiltListing, asked: Asked): ShownListing {
  const { words, data } = listing;
  const results = resultsOf(listing, asked);
  const chosen = Object.entries(asked.chosen) as [FacetId, readonly string[]][];
  const drawValue = (facet: FacetId, value: string) => {
    const isChosen = asked.chosen[facet]?.includes(value);
    const count = isChosen ? results.length : countWith(listing, asked.chosen, facet, value);
    const state = isChosen ? " chosen" : count === 0 ? " not to be chosen" : "";
    return `${nameOf(listing, facet, value)}, ${words.listing.wouldGive({ count })} (${count})${state}`;
  };
  return {
    heading: results.length === 0 ? words.listing.noResults() : words.listing.count({ count: results.length }),
    cards: results.slice(0, cardsPerPage).map(({ url }) => url),
    filters: chosen.flatMap(([facet, values]) => values.map((value) => nameOf(listing, facet, value))).sort(),
    values: Object.fromEntries(
      data.facets.map(({ id, values }) => [words.facets[id](), values.map((value) => drawValue(id, value.id))]),
    ),
  };
}

/** Waits until the listing shows the expected content. */
export async function expectShown(page: Page, listing: BuiltListing, asked: Asked): Promise<void> {
  const shown = expect.poll(() => readShown(page), { intervals: [10, 20, 50, 100], message: JSON.stringify(asked) });
  await shown.toEqual(expectedShown(listing, asked));
}
