import type { RouteName } from "../../domain/route.ts";
import type { TemplateReference } from "../../domain/template.ts";

/**
 * The facts about the page that the arrival script needs before the first paint, as `data-` attributes of `<html>`. The
 * build writes them. They describe the document that was opened, whatever page is shown later.
 */
export interface DocumentFacts {
  route: RouteName;
  /** `inspiration` on a template's page, of either kind. */
  pageType?: "inspiration" | undefined;
  /** The template that may be blocked (R4.4), and how many are read in full. Only where somebody could sign in. */
  limited?: { template: TemplateReference; freeReadings: number } | undefined;
}

/** The attributes as the document's HTML has them. */
export function attributesOf({ route, pageType, limited }: DocumentFacts): Record<string, string> {
  return {
    "data-route": route,
    ...(pageType && { "data-page-type": pageType }),
    ...(limited && { "data-template": limited.template, "data-free-readings": String(limited.freeReadings) }),
  };
}

export function readDocumentFacts(): DocumentFacts {
  const { route, pageType, template, freeReadings } = document.documentElement.dataset;
  return {
    route: route as RouteName,
    pageType: pageType as DocumentFacts["pageType"],
    limited: template ? { template: template as TemplateReference, freeReadings: Number(freeReadings) } : undefined,
  };
}
