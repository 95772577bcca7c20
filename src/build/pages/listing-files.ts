import { cardKeysPart, cardPart, type FacetsPart, facetsPart, namesPart } from "../../domain/finding/listing-parts.ts";
import type { Part } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import { hashOf } from "../cache/result-cache.ts";
import { cutIntoShards } from "./cut-into-shards.ts";
import type { SiteFile } from "./page-plan.ts";

const listingsFolder = "/assets/listing/";

/**
 * The most bytes of a shard, before compression, which leaves a third of them. A question may be about any of the first, so that up to
 * some thousand templates all come at once; of its index, a keyword needs little.
 */
const mostBytes = { files: 640_000, search: 160_000 };

export interface ListingContents {
  locale: Locale;
  /** `inspirations` or `sessions`. */
  listing: string;
  facets: FacetsPart;
  /** All of them, newest first; those that the listing's own page shows first stand there instead. */
  cards: readonly Card[];
  searchIndex: Part;
}

export interface ListingFiles extends Pick<ListingData, "files" | "search"> {
  all: SiteFile[];
}

/**
 * The files of a listing, in two folders that are named by all that they hold: browsers keep them for ever. Any word of a template
 * changes the index of the keyword, and hardly one the cards.
 */
export function listingFiles({ locale, listing, facets, cards, searchIndex }: ListingContents): ListingFiles {
  const parts: Part = {
    name: facetsPart,
    content: facets,
    below: [
      { name: namesPart, content: positionsByName(cards, locale) },
      { name: cardKeysPart, content: cards.map(({ key }) => key) },
      ...cards.map((card, position) => ({ name: cardPart(position), content: card })).slice(cardsPerPage),
    ],
  };
  const files = folderOf(`${locale}-${listing}`, parts, mostBytes.files);
  const search = folderOf(`${locale}-${listing}-search`, searchIndex, mostBytes.search);
  return { files: files.address, search: search.address, all: [...files.files, ...search.files] };
}

function folderOf(name: string, parts: Part, mostBytes: number): { address: string; files: SiteFile[] } {
  const shards = cutIntoShards(parts, mostBytes);
  const hash = hashOf(shards.flatMap((shard) => [shard.name, shard.content])).slice(0, 8);
  const address = `${listingsFolder}${name}.${hash}/`;
  return { address, files: shards.map((shard) => ({ address: address + shard.name, content: shard.content })) };
}

/** Equal names stay as they are: newest first. */
function positionsByName(cards: readonly Card[], locale: Locale): number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...cards.entries()].sort(([, a], [, b]) => compare(a.name, b.name)).map(([position]) => position);
}
