import { describe, expect, it } from "vitest";
import { emptyQuery } from "./listing-query.ts";
import { isPlain, offeredOf, plainView } from "./plain-view.ts";

const listing = {
  total: 3,
  cards: [],
  facets: [
    { id: "goal" as const, values: [{ id: "meet", name: "Meet", count: 2 }] },
    { id: "people" as const, values: [{ id: "2", count: 1 }] },
  ],
};

describe("a listing as it was built", () => {
  it("offers the values of its facets", () => {
    expect(offeredOf(listing)).toEqual({ goal: ["meet"], people: ["2"] });
  });

  it("shows what it holds, with its counts", () => {
    expect(plainView(listing)).toMatchObject({
      query: emptyQuery,
      total: 3,
      counts: { goal: { meet: 2 }, people: { "2": 1 } },
      relaxations: [],
    });
  });

  it("is what an empty query shows, and no other", () => {
    expect(isPlain(emptyQuery)).toBe(true);
    expect(isPlain({ ...emptyQuery, keyword: "swot" })).toBe(false);
    expect(isPlain({ ...emptyQuery, favourites: true })).toBe(false);
    expect(isPlain({ ...emptyQuery, sort: "name" })).toBe(false);
    expect(isPlain({ ...emptyQuery, chosen: { goal: ["meet"] } })).toBe(false);
  });
});
