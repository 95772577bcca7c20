import { BitSet } from "../../domain/finding/bit-set.ts";
import type { Search, SearchResult } from "../../domain/finding/keyword/search.ts";
import type { LoadFile } from "../../domain/finding/keyword/search-index.ts";
import * as files from "../../domain/finding/listing-files.ts";
import { ListingIndex } from "../../domain/finding/listing-index.ts";
import type { ListingQuery } from "../../domain/finding/listing-query.ts";
import type { ListingView } from "../../domain/finding/listing-view.ts";
import { isPlain, offeredOf, plainView } from "../../domain/finding/plain-view.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import { AtHand, type Missing } from "./at-hand.ts";

export interface Sources {
  loadJson: <T>(address: string) => Promise<T>;
  /** Loads the code that searches an index, whose files it is given by their names. */
  loadSearch: (load: LoadFile) => Promise<Search>;
}

/** The keys of the templates that the visitor keeps, of the listing's kind. */
export type Favourites = ReadonlySet<string>;

/** The results of the last keywords are kept, since visitors take letters back. */
const keywordsKept = 20;

/** Answers the questions asked of one listing, from files that are fetched when they are first needed. */
export class ListingFinder {
  readonly #data: ListingData;
  readonly #index: AtHand<string, ListingIndex>;
  readonly #cards: AtHand<number, Card>;
  readonly #names: AtHand<string, number[]>;
  readonly #positions: AtHand<string, ReadonlyMap<string, number>>;
  readonly #search: AtHand<string, Search>;
  readonly #found: AtHand<string, SearchResult>;

  constructor(data: ListingData, { loadJson, loadSearch }: Sources) {
    this.#data = data;
    const load = <T>(file: string) => loadJson<T>(data.files + file);
    this.#index = new AtHand(async (file) => new ListingIndex(await load(file)));
    this.#cards = new AtHand((position) => load(files.cardFile(position)));
    for (const [position, card] of data.cards.entries()) this.#cards.add(position, card);
    this.#names = new AtHand((file) => load(file));
    this.#positions = new AtHand(async (file) => {
      const keys = await load<string[]>(file);
      return new Map(keys.map((key, position) => [key, position]));
    });
    this.#search = new AtHand((folder) => loadSearch((file) => loadJson(folder + file)));
    this.#found = new AtHand((keyword) => this.#searchFor(keyword), keywordsKept);
  }

  /**
   * At once where all that it takes is at hand. `wanted` is how many cards are to be shown; none need to be. Where some of them
   * have to be fetched, they are only the `first`.
   */
  find(
    query: ListingQuery,
    favourites: Favourites,
    wanted: number,
    first = wanted,
  ): ListingView | Promise<ListingView> {
    const missing: Missing = [];
    const view = this.#look(query, favourites, wanted, first, missing);
    return view ?? Promise.all(missing.map((load) => load())).then(() => this.find(query, favourites, wanted, first));
  }

  /** Fetches ahead the files that every question needs. */
  async warm(favourites: Favourites): Promise<void> {
    await Promise.all([
      this.#index.load(files.facetsFile),
      favourites.size > 0 && this.#positions.load(files.cardKeysFile),
    ]);
  }

  /** Fetches ahead the files that a keyword needs, as far as they are known before the first letter. */
  async warmSearch(): Promise<void> {
    await Promise.all([this.#index.load(files.facetsFile), this.#found.load("")]);
  }

  /** The view, or undefined if something is missing. */
  #look(
    query: ListingQuery,
    favourites: Favourites,
    wanted: number,
    first: number,
    missing: Missing,
  ): ListingView | undefined {
    // The page holds this answer: nothing is fetched for it, even if the visitor keeps templates that do not exist any
    // more.
    if (isPlain(query) && wanted <= cardsPerPage)
      return { ...plainView(this.#data), favouritesCount: this.#countFavourites(favourites) };
    const index = this.#index.take(files.facetsFile, missing);
    const found = query.keyword ? this.#found.take(query.keyword, missing) : undefined;
    const names = query.sort === "name" ? this.#names.take(files.namesFile, missing) : undefined;
    const positions = favourites.size > 0 ? this.#positions.take(files.cardKeysFile, missing) : undefined;
    if (!index || missing.length > 0) return undefined;

    const kept = [...favourites].flatMap((key) => positions?.get(key) ?? []);
    const limits = {
      favourites: BitSet.of(index.size, kept),
      ...(found && { keyword: BitSet.of(index.size, found.ranked) }),
    };
    const { results, ...counted } = index.find(query, offeredOf(this.#data), limits);
    const ordered = query.sort === "goal" ? index.byMainGoal(results) : inOrder(results, query.sort, names, found);
    const shown = firstOf(ordered, wanted);
    const isPartial = shown.length > first && shown.some((position) => !this.#cards.get(position));
    const cards = this.#cardsAt(isPartial ? shown.slice(0, first) : shown, missing);
    if (missing.length > 0) return undefined;
    return {
      query,
      cards,
      ...(isPartial && { isPartial }),
      ...counted,
      relaxations: counted.total === 0 ? index.findRelaxations(query, limits) : [],
      ...(found && { highlight: found.highlight }),
    };
  }

  #cardsAt(positions: readonly number[], missing: Missing): Card[] {
    return positions.flatMap((position) => this.#cards.take(position, missing) ?? []);
  }

  #countFavourites(favourites: Favourites): number {
    const positions = this.#positions.get(files.cardKeysFile);
    return positions ? [...favourites].filter((key) => positions.has(key)).length : favourites.size;
  }

  async #searchFor(keyword: string): Promise<SearchResult> {
    const { search } = this.#data;
    await this.#search.load(search);
    return (this.#search.get(search) as Search).search(keyword);
  }
}

/** Positions are in the order of dates. */
function inOrder(
  results: BitSet,
  sort: ListingQuery["sort"],
  names: readonly number[] | undefined,
  found: SearchResult | undefined,
): Iterable<number> {
  const order = sort === "name" ? names : sort === undefined ? found?.ranked : undefined;
  return order ? order.filter((position) => results.has(position)) : results;
}

function firstOf(positions: Iterable<number>, most: number): number[] {
  const first: number[] = [];
  for (const position of positions) {
    if (first.length === most) break;
    first.push(position);
  }
  return first;
}
