import { BitSet } from "../../domain/finding/bit-set.ts";
import { interpretQuery, type ReadNeeds } from "../../domain/finding/interpret-query.ts";
import type { Search, SearchResult } from "../../domain/finding/keyword/search.ts";
import type { LoadPart } from "../../domain/finding/keyword/search-index.ts";
import { ListingIndex } from "../../domain/finding/listing-index.ts";
import type { FacetsPart } from "../../domain/finding/listing-parts.ts";
import * as parts from "../../domain/finding/listing-parts.ts";
import { emptyQuery, type ListingQuery, type SortId, usualSort } from "../../domain/finding/listing-query.ts";
import type { ListingView, NearResult } from "../../domain/finding/listing-view.ts";
import { isPlain, offeredOf, plainView } from "../../domain/finding/plain-view.ts";
import { withSituations } from "../../domain/finding/with-situations.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import { AtHand, type Missing } from "./at-hand.ts";
import { ShardReader } from "./shard-reader.ts";

export interface Sources {
  loadJson: <T>(address: string) => Promise<T>;
  /** Loads the code that searches an index, whose parts it is given by their names. */
  loadSearch: (load: LoadPart) => Promise<Search>;
  /** Loads what reads the needs of a meeting in a keyword. */
  loadNeeds: () => Promise<ReadNeeds>;
}

/** The keys of the templates that the visitor keeps, of the listing's kind. */
export type Favourites = ReadonlySet<string>;

/** With fewer results, others follow that are near, so many in all. */
const fewResults = 4;
const nearWithFew = 6;

/** The results of the last keywords are kept, since visitors take letters back. */
const keywordsKept = 20;

/** The part of a listing's data that finding takes. */
export type FindableListing = Pick<ListingData, "total" | "cards" | "facets" | "files" | "search">;

/** Answers the questions asked of one listing, from parts that are fetched when they are first needed. */
export class ListingFinder {
  readonly #data: FindableListing;
  readonly #shards: ShardReader;
  readonly #search: AtHand<string, Search>;
  readonly #found: AtHand<string, SearchResult>;
  readonly #needs: AtHand<"needs", ReadNeeds>;
  #madeIndex: ListingIndex | undefined;
  #madePositions: ReadonlyMap<string, number> | undefined;

  constructor(data: FindableListing, { loadJson, loadSearch, loadNeeds }: Sources) {
    this.#data = data;
    this.#shards = new ShardReader((file) => loadJson(data.files + file));
    this.#search = new AtHand((folder) => {
      const shards = new ShardReader((file) => loadJson(folder + file));
      return loadSearch((part) => shards.read(part));
    });
    this.#needs = new AtHand(loadNeeds);
    this.#found = new AtHand((keyword) => this.#searchFor(keyword), keywordsKept);
  }

  /** At once where all that it takes is at hand. `wanted` is how many cards are to be shown; none need to be. */
  find(query: ListingQuery, favourites: Favourites, wanted: number): ListingView | Promise<ListingView> {
    const missing: Missing = [];
    const view = this.#look(query, favourites, wanted, missing);
    return view ?? Promise.all(missing.map((load) => load())).then(() => this.find(query, favourites, wanted));
  }

  /** Fetches ahead what every question needs. It asks one, so that what is made once, such as the sets of all values, is made. */
  async warm(favourites: Favourites): Promise<void> {
    await this.find({ ...emptyQuery, sort: "date" }, favourites, 0);
  }

  /** Fetches ahead what a keyword needs, as far as it is known before the first letter. */
  async warmSearch(): Promise<void> {
    await Promise.all([this.#shards.load(parts.facetsPart), this.#found.load(""), this.#needs.load("needs")]);
  }

  /** The view, or undefined if something is missing. */
  #look(asked: ListingQuery, favourites: Favourites, wanted: number, missing: Missing): ListingView | undefined {
    const query = this.#interpret(asked, missing);
    if (!query) return undefined;
    // The page holds this answer: nothing is fetched for it, even if the visitor keeps templates that do not exist any
    // more.
    if (isPlain(query) && wanted <= cardsPerPage)
      return { ...plainView(this.#data), favouritesCount: this.#countFavourites(favourites) };
    const facets = this.#take<FacetsPart>(parts.facetsPart, missing);
    const found = query.keyword ? this.#found.take(query.keyword, missing) : undefined;
    const names = query.sort === "name" ? this.#take<number[]>(parts.namesPart, missing) : undefined;
    if (favourites.size > 0) this.#take(parts.cardKeysPart, missing);
    if (!facets || missing.length > 0) return undefined;

    this.#madeIndex ??= new ListingIndex(facets);
    const index = this.#madeIndex;
    const kept = [...favourites].flatMap((key) => this.#positions?.get(key) ?? []);
    const answer = found && withSituations(found, index);
    const limits = {
      favourites: BitSet.of(index.size, kept),
      ...(answer && { keyword: BitSet.of(index.size, answer.found) }),
    };
    const { results, ...counted } = index.find(query, offeredOf(this.#data), limits);
    const orders: Record<SortId, () => Iterable<number>> = {
      match: () => index.byBestMatch(results, query, answer?.relevance),
      // Positions are in the order of dates.
      date: () => results,
      name: () => names?.filter((position) => results.has(position)) ?? [],
      goal: () => index.byMainGoal(results),
    };
    const ordered = orders[query.sort ?? usualSort(query)]();
    const cards = firstOf(ordered, wanted).flatMap((position) => this.#cardAt(position, missing) ?? []);
    const isFew = wanted > 0 && counted.total < fewResults;
    const near = isFew ? index.findNear(query, limits).slice(0, nearWithFew - counted.total) : [];
    const nearCards = near.map(({ position, facet }) => ({ card: this.#cardAt(position, missing), facet }));
    if (missing.length > 0) return undefined;
    return {
      query,
      cards,
      ...counted,
      near: nearCards as NearResult[],
      ...(answer?.situation && { situation: answer.situation }),
      relaxations: counted.total === 0 ? index.findRelaxations(query, limits) : [],
      ...(found?.highlight && { highlight: found.highlight }),
    };
  }

  /** The query as it is meant, or undefined if what reads a keyword is missing. */
  #interpret(query: ListingQuery, missing: Missing): ListingQuery | undefined {
    if (!query.keyword) return query;
    const readNeeds = this.#needs.take("needs", missing);
    return readNeeds && interpretQuery(query, readNeeds, offeredOf(this.#data));
  }

  /** The part, if it is at hand. Otherwise a function that loads it is added to the missing ones. */
  #take<Content>(part: string, missing: Missing): Content | undefined {
    const content = this.#shards.get(part);
    if (content === undefined) missing.push(() => this.#shards.load(part));
    return content as Content | undefined;
  }

  #cardAt(position: number, missing: Missing): Card | undefined {
    return this.#data.cards[position] ?? this.#take(parts.cardPart(position), missing);
  }

  /** The position of each template by its key; undefined before the keys are there. */
  get #positions(): ReadonlyMap<string, number> | undefined {
    const keys = this.#shards.get(parts.cardKeysPart) as string[] | undefined;
    this.#madePositions ??= keys && new Map(keys.map((key, position) => [key, position]));
    return this.#madePositions;
  }

  #countFavourites(favourites: Favourites): number {
    const positions = this.#positions;
    return positions ? [...favourites].filter((key) => positions.has(key)).length : favourites.size;
  }

  async #searchFor(keyword: string): Promise<SearchResult> {
    const { search } = this.#data;
    await this.#search.load(search);
    return (this.#search.get(search) as Search).search(keyword);
  }
}

function firstOf(positions: Iterable<number>, most: number): number[] {
  const first: number[] = [];
  for (const position of positions) {
    if (first.length === most) break;
    first.push(position);
  }
  return first;
}
