import type { FacetId } from "./facets.ts";

/** The address of a listing with one filter on. */
export function filterAddress(listing: string, facet: FacetId, value: string): string {
  return `${listing}?${facet}=${value}`;
}
