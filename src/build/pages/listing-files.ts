import {
  cardKeysPart,
  cardPart,
  type FacetsPart,
  facetsPart,
  firstCardsPart,
  namesPart,
} from "../../domain/finding/listing-parts.ts";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Card, cardsPerPage } from "../../domain/page.ts";
import type { ListingName } from "../../domain/route.ts";
import { hashOf } from "../cache/result-cache.ts";
import { cutIntoShards, type ShardFile } from "./cut-into-shards.ts";
import type { SiteFile } from "./page-plan.ts";

const listingsFolder = "/assets/listing/";

/**
 * The most bytes of a shard before compression, which leaves a quarter of them. A question may be about any card, so up to some thousand
 * templates come at once, with all that their cards say. Of the index, a keyword needs little.
 */
const mostBytes = { files: 800_000, search: 160_000 };

/**
 * The files of a listing stand in two folders that are named by all that they hold: browsers keep them for ever. Any word of a template
 * changes the index of the keyword, and hardly one the cards.
 */
export interface ListingFolder {
  address: string;
  files: SiteFile[];
}

export interface ListingContents {
  locale: Locale;
  listing: ListingName;
  facets: FacetsPart;
  /** All of them, newest first. */
  cards: readonly Card[];
}

/** The cards, and what finding takes but for the keyword. The listing's page holds the first cards itself, and fetches the others. */
export function cardsFolder({ locale, listing, facets, cards }: ListingContents): ListingFolder {
  const parts: Part = {
    name: facetsPart,
    content: facets,
    below: [
      { name: namesPart, content: positionsByName(cards, locale) },
      { name: cardKeysPart, content: cards.map(({ key }) => key) },
      ...cards.map((card, position) => ({ name: cardPart(position), content: card })).slice(cardsPerPage),
    ],
  };
  const first: Part = { name: firstCardsPart, content: cards.slice(0, cardsPerPage) };
  return folderOf(listingsFolder, `${locale}-${listing}`, [
    ...cutIntoShards(parts, mostBytes.files),
    ...cutIntoShards(first, mostBytes.files),
  ]);
}

export function searchFolder(locale: Locale, listing: ListingName, index: Part): ListingFolder {
  return folderOf(listingsFolder, `${locale}-${listing}-search`, cutIntoShards(index, mostBytes.search));
}

/** A folder of shards, named by what they hold. */
export function folderOf(parent: string, name: string, shards: readonly ShardFile[]): ListingFolder {
  const hash = hashOf(shards.flatMap((shard) => [shard.name, shard.content])).slice(0, 8);
  const address = `${parent}${name}.${hash}/`;
  return { address, files: shards.map((shard) => ({ address: address + shard.name, content: shard.content })) };
}

/** Equal names stay as they are: newest first. */
function positionsByName(cards: readonly Card[], locale: Locale): number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...cards.entries()].sort(([, a], [, b]) => compare(a.name, b.name)).map(([position]) => position);
}
