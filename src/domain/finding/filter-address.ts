import type { Locale } from "../locale.ts";
import { listingPath } from "../route.ts";
import type { TemplateKind } from "../template.ts";
import type { FacetId } from "./facets.ts";

/** The address of a kind's listing with one filter on. */
export function filterAddress(kind: TemplateKind, facet: FacetId, value: string, locale: Locale): string {
  return `${listingPath(kind, locale)}?${facet}=${value}`;
}
