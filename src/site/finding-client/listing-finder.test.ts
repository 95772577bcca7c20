import { describe, expect, it, vi } from "vitest";
import { encodeFacets, type FacetFacts } from "../../domain/finding/encode-facets.ts";
import type { Search, SearchResult } from "../../domain/finding/keyword/search.ts";
import { cardKeysPart, cardPart, facetsPart, namesPart } from "../../domain/finding/listing-parts.ts";
import { emptyQuery, type ListingQuery } from "../../domain/finding/listing-query.ts";
import type { TypedNeeds } from "../../domain/finding/needs/read-needs.ts";
import { type Shard, shardFile } from "../../domain/finding/shards.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import { ListingFinder } from "./listing-finder.ts";

/** Templates 0, 1, 2...: the even ones to look back, the odd ones to meet; every third is easy. */
const size = 60;
const positions = Array.from({ length: size }, (_, position) => position);
const goalOf = (position: number) => (position % 2 === 0 ? "look-back" : "meet");

const card = (position: number): Card => ({
  kind: "inspiration",
  key: `key-${position}`,
  url: `/inspiration/${position}/`,
  name: `Template ${position}`,
  promise: "",
  minutes: 10,
  group: "any",
  level: "Easy",
  goal: { id: goalOf(position), name: goalOf(position), color: "mint" },
  places: [],
  preparationMinutes: 5,
  picture: "",
  blocks: [],
});

const facts = (position: number): FacetFacts => ({
  terms: {
    situation: position % 20 === 7 ? ["stuck"] : [],
    goal: [goalOf(position)],
    context: [],
    level: position % 3 === 0 ? ["easy"] : [],
    phase: [],
    activity: [],
    tag: [],
    author: [],
  },
  places: { onSite: "as-is", remote: "no", hybrid: "no" },
  minutes: { from: 5, to: 10 },
  group: "any",
});

const data: ListingData = {
  screen: "listing",
  kind: "inspiration",
  total: size,
  cards: positions.slice(0, cardsPerPage).map(card),
  facets: [
    {
      id: "goal",
      values: [
        { id: "look-back", name: "Look back", count: 30 },
        { id: "meet", name: "Meet", count: 30 },
      ],
    },
    { id: "level", values: [{ id: "easy", name: "Easy", count: 20 }] },
  ],
  files: "/files/",
  search: "/search/",
};

/** Each part in a file of its own, as where there are many templates. */
const shards: Record<string, Shard> = Object.fromEntries(
  Object.entries({
    [facetsPart]: encodeFacets(positions.map(facts), ["meet", "look-back"]),
    ...Object.fromEntries(positions.slice(cardsPerPage).map((it) => [cardPart(it), card(it)])),
    [namesPart]: positions.toReversed(),
    [cardKeysPart]: positions.map((position) => `key-${position}`),
  }).map(([part, content]) => [`/files/${shardFile(part)}`, { [part]: content }]),
);

/** All in one, as where there are few. */
const oneShard = { [`/files/${shardFile(facetsPart)}`]: Object.assign({}, ...Object.values(shards)) };

const nobody = new Set<string>();

/** Reads `25min`, and nothing else. */
const readNeeds = (keyword: string): TypedNeeds =>
  keyword.includes("25min")
    ? { needs: { minutes: "1-25" }, rest: keyword.replace("25min", "").trim() }
    : { needs: {}, rest: keyword };

/** The first is the most relevant. */
function found(ranked: number[], more: Partial<SearchResult> = {}): SearchResult {
  const relevance = new Float64Array(size);
  for (const [rank, position] of ranked.entries()) relevance[position] = 1 / (rank + 1);
  return { isWhole: true, isSentence: false, situations: new Map(), ranked, relevance, highlight: () => [], ...more };
}

function open(search: Search["search"] = async () => found([]), files = shards) {
  const loadJson = vi.fn(async (address: string) => files[address]);
  const finder = new ListingFinder(data, {
    loadJson: loadJson as never,
    loadSearch: async () => ({ search }),
    loadNeeds: async () => readNeeds,
  });
  const ask = async (query: Partial<ListingQuery>, favourites: Set<string> = nobody, shown = cardsPerPage) =>
    finder.find({ ...emptyQuery, ...query }, favourites, shown);
  return { finder, ask, loadJson, loaded: () => loadJson.mock.calls.map(([address]) => address.split("/").pop()) };
}

const fileOf = (position: number) => shardFile(cardPart(position));
const positionsOf = ({ cards }: { cards: readonly Card[] }) => cards.map(({ key }) => Number(key.slice(4)));

describe("the finder of a listing", () => {
  it("answers the plain listing from the page itself", () => {
    const { finder, loaded } = open();
    const view = finder.find(emptyQuery, nobody, cardsPerPage);
    expect(view).toMatchObject({ total: size, cards: data.cards, counts: { goal: { meet: 30 } } });
    expect(loaded()).toEqual([]);
  });

  it("fetches what a filter takes, with the cards of its results and no others, each once", async () => {
    const { ask, loaded } = open();
    const view = await ask({ chosen: { goal: ["meet"] } });
    expect(view.total).toBe(30);
    expect(positionsOf(view)).toEqual(positions.filter((it) => it % 2 === 1).slice(0, cardsPerPage));
    // The first twelve of them stand in the page.
    const fetched = [
      "index.json",
      ...positions
        .filter((it) => it % 2 === 1)
        .slice(12, cardsPerPage)
        .map(fileOf),
    ];
    expect(loaded()).toEqual(fetched);
    await ask({ chosen: { goal: ["meet"] } });
    expect(loaded()).toEqual(fetched);
  });

  it("answers at once when all is at hand", async () => {
    const { finder, ask } = open();
    const looksBack = { ...emptyQuery, chosen: { goal: ["look-back"] } };
    await ask(looksBack);
    expect(finder.find(looksBack, nobody, cardsPerPage)).toMatchObject({ total: 30 });
  });

  it("asks for one file, and for nothing more, where that holds all: each answer is there at once (R2.13)", async () => {
    const { finder, loaded } = open(undefined, oneShard);
    await finder.warm(nobody);
    const kept = new Set(["key-31"]);
    for (const query of [
      { chosen: { goal: ["meet"] } },
      { sort: "name" },
      { sort: "goal" },
      { favourites: true },
    ] as const)
      expect(finder.find({ ...emptyQuery, ...query }, kept, cardsPerPage)).toHaveProperty("total");
    expect(finder.find(emptyQuery, kept, size)).toMatchObject({ cards: { length: size }, favouritesCount: 1 });
    expect(loaded()).toEqual(["index.json"]);
  });

  it("gives the same card each time, so that it is not drawn again", async () => {
    const { ask } = open();
    const [first, second] = [await ask({ chosen: { goal: ["meet"] } }), await ask({ chosen: { level: ["easy"] } })];
    expect(second.cards.find(({ key }) => key === "key-27")).toBe(first.cards.find(({ key }) => key === "key-27"));
  });

  it("fetches the names only to sort by them, and no cards but those that are shown", async () => {
    const { ask, loaded } = open();
    const view = await ask({ sort: "name" });
    expect(positionsOf(view)).toEqual(positions.toReversed().slice(0, cardsPerPage));
    expect(loaded()).toEqual([
      "index.json",
      "names.json",
      ...positions.toReversed().slice(0, cardsPerPage).map(fileOf),
    ]);
  });

  it("sorts by main goal in the order of the goals, the newest first", async () => {
    const view = await open().ask({ sort: "goal" }, nobody, size);
    expect(positionsOf(view)).toEqual([
      ...positions.filter((it) => it % 2 === 1),
      ...positions.filter((it) => it % 2 === 0),
    ]);
  });

  it("fetches the keys only for a visitor who keeps templates, and knows those that exist", async () => {
    const { ask, loaded } = open();
    const kept = new Set(["key-3", "key-4", "gone"]);
    expect((await ask({}, kept)).favouritesCount).toBe(3);
    expect(loaded()).toEqual([]);
    const view = await ask({ favourites: true }, kept);
    expect(positionsOf(view)).toEqual([3, 4]);
    expect(loaded()).toEqual(["index.json", "keys.json"]);
    expect(await ask({ chosen: { goal: ["meet"] } }, kept)).toMatchObject({ total: 30, favouritesCount: 1 });
    expect((await ask({}, kept)).favouritesCount).toBe(2);
  });

  it("needs no cards where none are to be shown", async () => {
    const { ask, loaded } = open();
    expect(await ask({ chosen: { goal: ["meet"] } }, nobody, 0)).toMatchObject({ total: 30, cards: [] });
    expect(loaded()).toEqual(["index.json"]);
  });

  it("shows the best match first, and searches for the same keyword once", async () => {
    const highlight = () => [];
    const search = vi.fn(async () => found([7, 50, 3], { highlight }));
    const { ask } = open(search);
    const view = await ask({ keyword: "meet" });
    expect(positionsOf(view)).toEqual([7, 50, 3]);
    expect(view.highlight).toBe(highlight);
    expect(positionsOf(await ask({ keyword: "meet", sort: "date" }))).toEqual([3, 7, 50]);
    expect(positionsOf(await ask({ keyword: "meet", chosen: { goal: ["look-back"] } }))).toEqual([50]);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it("says what to let go of where nothing is found (R8.2)", async () => {
    const { ask } = open(async () => found([2]));
    const { total, relaxations } = await ask({ keyword: "x", chosen: { goal: ["meet"] } });
    expect(total).toBe(0);
    expect(relaxations.map((it) => [it.part, it.total])).toEqual([
      ["keyword", 30],
      ["goal", 1],
    ]);
  });

  it("tries again what could not be fetched", async () => {
    const { ask, loadJson } = open();
    loadJson.mockRejectedValueOnce(new Error("offline"));
    await expect(ask({ chosen: { goal: ["meet"] } })).rejects.toThrow("offline");
    expect((await ask({ chosen: { goal: ["meet"] } })).total).toBe(30);
  });

  it("fetches ahead what any question takes", async () => {
    const { finder, loaded } = open();
    await finder.warm(nobody);
    expect(loaded()).toEqual(["index.json"]);
    await finder.warm(new Set(["key-1"]));
    expect(loaded()).toEqual(["index.json", "keys.json"]);
  });
});
