import { facetIds } from "./facets.ts";

/** What a listing's address can name: whatever else stands in it is others', such as a campaign's. */
export const queryNames: readonly string[] = ["q", ...facetIds, "favourites", "sort"];
