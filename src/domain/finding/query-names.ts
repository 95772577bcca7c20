import { facetIds } from "./facets.ts";

/** The parameters of a listing's address. All others belong to others, such as a campaign. */
export const queryNames: readonly string[] = ["q", ...facetIds, "favourites", "sort"];
