import { locales } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { hashOf } from "../cache/result-cache.ts";
import type { TemplateSummary } from "../cache/template-store.ts";
import type { CompiledContent } from "../read/compile-content.ts";
import { fixedPart, type PartName } from "../workers/hand.ts";
import type { PageSettings } from "../write/page-writer.ts";

/**
 * Each part of the site with a hash of all that its pages are made of: with the same hash, they would come out the same. A
 * template's pages show the cards of those that it recommends, and lead to others by name; those of a language say something of
 * every template.
 */
export function keysOfParts(
  { catalogue, summaries, surroundings, besides }: CompiledContent,
  { place, ...settings }: PageSettings,
  config: SiteConfig,
): Map<PartName, string> {
  const common = hashOf([surroundings, JSON.stringify([settings, place.isLight, config])]);
  const listed = [...catalogue.byReference.keys()].map((name) => ({ name, ...knownBy(name, summaries) }));
  return new Map<PartName, string>([
    // Those of a language first, since each of them takes longest.
    ...locales.map((locale): [PartName, string] => [
      locale,
      hashOf([common, besides, locale, ...listed.flatMap(({ looks }) => [looks.address, looks.inLists[locale] ?? ""])]),
    ]),
    [fixedPart, common],
    ...listed.map(({ name, source, connections }): [PartName, string] => {
      const { recommendations, activities, links } = connections;
      const cards = recommendations.map(({ to }) => to);
      const others = [...activities.map(({ to }) => `inspiration:${to}`), ...links.map(({ to }) => to)];
      return [
        name,
        hashOf([
          common,
          source,
          ...cards.flatMap((other) => [other, summaries.get(other)?.looks.card ?? ""]),
          ...others.flatMap((other) => [other, summaries.get(other)?.looks.address ?? ""]),
        ]),
      ];
    }),
  ]);
}

function knownBy(name: string, summaries: CompiledContent["summaries"]): TemplateSummary {
  const summary = summaries.get(name);
  if (!summary) throw new Error("A template was listed without being known");
  return summary;
}
