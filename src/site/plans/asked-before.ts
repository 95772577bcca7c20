import type { RangeFacet } from "../../domain/finding/facets.ts";
import type { Meeting } from "../../domain/fitting/meeting.ts";
import { readNumber } from "../../domain/fitting/read-number.ts";
import { longestOf } from "../../domain/fitting/read-typed-meeting.ts";

/** A page in the history of the tab. */
export interface VisitedPage {
  url: string | null;
  /** The key of this page alone, whereas another page may take its place in the history after going back. */
  key: string;
}

export interface AskedMeeting {
  meeting: Partial<Meeting>;
  /** The key of the listing's page in the history. */
  key: string;
}

/** The question that the visitor has asked at the listing that they came from. */
export function askedBefore(visit: readonly VisitedPage[]): AskedMeeting | undefined {
  const asked = visit.flatMap(({ url, key }) => {
    const { pathname, searchParams } = new URL(url ?? "about:blank");
    return /\/(inspirations|sessions)\/$/.test(pathname) ? { meeting: readMeeting(searchParams), key } : [];
  });
  return asked.at(-1);
}

/** Reads the numbers in the address of a listing, where those that were typed are filters as well. */
function readMeeting(search: URLSearchParams): Partial<Meeting> {
  const people = readNumber(rangeIn(search, "people"));
  const minutes = longestOf(rangeIn(search, "minutes"));
  return {
    ...(people && { people }),
    ...(minutes && { minutes }),
  };
}

/** Several ranges at once tell no number, whether by comma, as a listing writes them, or each by itself. */
function rangeIn(search: URLSearchParams, facet: RangeFacet): string {
  const value = search.getAll(facet).join();
  return value.includes(",") ? "" : value;
}

/** The addresses that the tab can go back and forward to, if the browser tells them. */
export function pagesInHistory(): VisitedPage[] {
  return "navigation" in window ? navigation.entries() : [];
}

/** The pages in the history up to the one on view. */
export function visitedPages(): VisitedPage[] {
  const pages = pagesInHistory();
  return pages.slice(0, pages.findIndex(({ key }) => key === navigation.currentEntry?.key) + 1);
}
