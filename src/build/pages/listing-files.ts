import { cardFile, cardKeysFile, type FacetsFile, facetsFile, namesFile } from "../../domain/finding/listing-files.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import { hashOf } from "../cache/result-cache.ts";
import type { SearchFile } from "../search-index/make-search-files.ts";
import type { SiteFile } from "./page-plan.ts";

const listingsFolder = "/assets/listing/";

export interface ListingContents {
  locale: Locale;
  /** `inspirations` or `sessions`. */
  listing: string;
  facets: FacetsFile;
  /** All of them, newest first; those that the listing's own page shows first stand there instead. */
  cards: readonly Card[];
  searchFiles: readonly SearchFile[];
}

export interface ListingFiles extends Pick<ListingData, "files" | "search"> {
  all: SiteFile[];
}

/**
 * The files of a listing, in two folders that are named by all that they hold: browsers keep them for ever. Any word of a template
 * changes the index of the keyword, and hardly one the cards.
 */
export function listingFiles(contents: ListingContents): ListingFiles {
  const { locale, listing, facets, cards, searchFiles } = contents;
  const cardFiles = [
    json(facetsFile, facets),
    ...cards.map((card, position) => json(cardFile(position), card)).slice(cardsPerPage),
    json(namesFile, positionsByName(cards, locale)),
    json(
      cardKeysFile,
      cards.map(({ key }) => key),
    ),
  ];
  const files = folderOf(`${locale}-${listing}`, cardFiles);
  const search = folderOf(`${locale}-${listing}-search`, searchFiles);
  return { files: files.address, search: search.address, all: [...files.files, ...search.files] };
}

function folderOf(name: string, files: readonly SearchFile[]): { address: string; files: SiteFile[] } {
  const hash = hashOf(files.flatMap((file) => [file.name, file.content])).slice(0, 8);
  const address = `${listingsFolder}${name}.${hash}/`;
  return { address, files: files.map((file) => ({ address: address + file.name, content: file.content })) };
}

function json(name: string, value: unknown): SearchFile {
  return { name, content: JSON.stringify(value) };
}

/** Equal names stay as they are: newest first. */
function positionsByName(cards: readonly Card[], locale: Locale): number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...cards.entries()].sort(([, a], [, b]) => compare(a.name, b.name)).map(([position]) => position);
}
