import { type Locale, locales } from "../domain/locale.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import type { CompiledContent } from "./compile-content.ts";
import { fixedPart, type PartName } from "./crew/hand.ts";
import { hashOf } from "./result-cache.ts";
import type { TemplateSummary } from "./template-store.ts";
import type { PageSettings } from "./write/page-writer.ts";

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
  const listed = [...catalogue.byReference.keys()].map((name) => ({ name, ...look(summaries.get(name)) }));
  const looks = new Map(listed.map((each) => [each.name, each]));
  return new Map<PartName, string>([
    // Those of a language first, since each of them takes longest.
    ...locales.map((locale): [PartName, string] => [
      locale,
      hashOf([common, besides, locale, ...listed.flatMap(({ address, inLists }) => [address, inLists[locale] ?? ""])]),
    ]),
    [fixedPart, common],
    ...listed.map(({ name, summary }): [PartName, string] => {
      const { recommendations, activities, links } = summary.connections;
      const cards = recommendations.map(({ to }) => to);
      const others = [...activities.map(({ to }) => `inspiration:${to}`), ...links.map(({ to }) => to)];
      return [
        name,
        hashOf([
          common,
          summary.source,
          ...cards.flatMap((other) => [other, looks.get(other)?.card ?? ""]),
          ...others.flatMap((other) => [other, looks.get(other)?.address ?? ""]),
        ]),
      ];
    }),
  ]);
}

interface Look {
  summary: TemplateSummary;
  /** A hash of what leads to it: its names and slugs. */
  address: string;
  /** Of what a card shows, in any language. */
  card: string;
  /** Of what the pages of a language make of it: cards, filters, the index of the search. */
  inLists: Partial<Record<Locale, string>>;
}

/** What other pages make of a template. */
function look(summary: TemplateSummary | undefined): Look {
  if (!summary) throw new Error("A template was listed without being known");
  const { outline, picture, texts } = summary;
  const names = Object.entries(outline.words).map(([locale, { slug, name, alsoKnownAs }]) => [
    locale,
    slug,
    name,
    alsoKnownAs,
  ]);
  return {
    summary,
    address: hashOf([JSON.stringify(names)]),
    card: hashOf([JSON.stringify(outline), picture]),
    inLists: Object.fromEntries(
      locales.map((locale) => {
        const shown = [outline.facts, outline.words[locale], picture, texts[locale]];
        return [locale, hashOf([JSON.stringify(shown)])];
      }),
    ),
  };
}
