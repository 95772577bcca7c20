import { locales } from "../domain/locale.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import type { CompiledContent } from "./compile-content.ts";
import { notFoundPart, type PartName } from "./crew/hand.ts";
import { hashOf } from "./result-cache.ts";
import type { TemplateSummary } from "./template-store.ts";
import type { PageFrame } from "./write/page-writer.ts";

/**
 * Each part of the site with a hash of all that its pages are made of: with the same hash, they would come out the same. A
 * template's pages show the outlines of the templates that they name; those of a language say something of every template.
 */
export function keysOfParts(
  { catalogue, summaries, surroundings }: CompiledContent,
  { place, ...frame }: PageFrame,
  config: SiteConfig,
): Map<PartName, string> {
  const common = hashOf([surroundings, JSON.stringify([frame, place.hasCopies, config])]);
  const seen = new Map([...summaries].map(([name, summary]) => [name, hashSeen(summary)]));
  const listed = [...catalogue.byReference.keys()];
  return new Map<PartName, string>([
    // Those of a language first, since each of them takes longest.
    ...locales.map((locale): [PartName, string] => {
      const templates = listed.flatMap((name) => [seen.get(name) ?? "", summaries.get(name)?.texts[locale] ?? ""]);
      return [locale, hashOf([common, locale, ...templates])];
    }),
    [notFoundPart, common],
    ...listed.map((name): [PartName, string] => {
      const summary = summaries.get(name) as TemplateSummary;
      const named = [...namedBy(summary)].sort().flatMap((other) => [other, seen.get(other) ?? ""]);
      return [name, hashOf([common, summary.source, ...named])];
    }),
  ]);
}

/** What other pages show of a template. */
function hashSeen({ outline, picture }: TemplateSummary): string {
  return hashOf([JSON.stringify(outline), picture]);
}

function namedBy({ connections: { recommendations, activities, links } }: TemplateSummary): Set<string> {
  return new Set([
    ...recommendations.map(({ to }) => to),
    ...activities.map(({ to }) => `inspiration:${to}`),
    ...links.map(({ to }) => to),
  ]);
}
