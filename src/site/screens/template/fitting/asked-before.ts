import type { RangeFacet } from "../../../../domain/finding/facets.ts";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { readNumber } from "./read-number.ts";

/** What the visitor has asked a listing for on the way here, by the addresses of this visit, the last one first. */
export function askedBefore(addresses: readonly string[]): Partial<Meeting> {
  const people = addresses.map((address) => readNumber(rangeIn(address, "people"))).find(Boolean);
  // A range of minutes is as long as its end: `1-25` is 25, and `60-` is no number.
  const minutes = addresses.map((address) => readNumber(rangeIn(address, "minutes").replace(/^.*-/, ""))).find(Boolean);
  return { ...(people && { people }), ...(minutes && { minutes }) };
}

/** Several ranges at once tell no number. */
function rangeIn(address: string, facet: RangeFacet): string {
  const values = new URL(address).searchParams.getAll(facet);
  return values.length === 1 ? (values[0] ?? "") : "";
}

/** Where the browser tells: the pages of this site in the history of the tab, before the one on view. */
export function addressesOfVisit(): string[] {
  if (!("navigation" in window)) return [];
  const { currentEntry } = navigation;
  return navigation
    .entries()
    .filter(({ index }) => index < (currentEntry?.index ?? 0))
    .flatMap(({ url }) => url ?? [])
    .reverse();
}
