import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery } from "../../domain/finding/listing-query.ts";
import { countFilters, setOwnValue, toggleValue, withoutFilters } from "./change-query.ts";

const offered = ["2", "3-5", "6-10"];
const choose = (people: string[]): ListingQuery => ({ ...emptyQuery, chosen: { people } });
const easy = { ...emptyQuery, chosen: { level: ["easy"] } };

describe("a change of a query", () => {
  it("adds a value and takes it away again", () => {
    const both = toggleValue(toggleValue(easy, "goal", "meet"), "goal", "decide");
    expect(both.chosen).toEqual({ level: ["easy"], goal: ["meet", "decide"] });
    expect(toggleValue(toggleValue(both, "goal", "meet"), "goal", "decide")).toEqual(easy);
  });

  it("lets a range of the visitor's own take the place of all others, and without one leaves those that are offered", () => {
    expect(setOwnValue(choose(["3-5", "20"]), "people", "14", offered).chosen.people).toEqual(["14"]);
    expect(setOwnValue(choose(["3-5", "14"]), "people", undefined, offered).chosen.people).toEqual(["3-5"]);
    expect(setOwnValue(choose(["14"]), "people", undefined, offered)).toEqual(emptyQuery);
    expect(setOwnValue(emptyQuery, "people", undefined, offered)).toEqual(emptyQuery);
  });

  it("takes an own range that is offered as well for that", () => {
    expect(setOwnValue(choose(["2", "3-5"]), "people", "3-5", offered).chosen.people).toEqual(["3-5"]);
  });

  it("takes all filters away and leaves keyword and sort", () => {
    const query: ListingQuery = { keyword: "swot", chosen: { goal: ["meet"] }, favourites: true, sort: "name" };
    expect(withoutFilters(query)).toEqual({ ...emptyQuery, keyword: "swot", sort: "name" });
  });

  it("counts each value and the favourites, and no keyword (R2.13)", () => {
    expect(countFilters({ ...emptyQuery, keyword: "swot" })).toBe(0);
    expect(
      countFilters({ ...emptyQuery, chosen: { goal: ["meet", "decide"], level: ["easy"] }, favourites: true }),
    ).toBe(4);
  });
});
