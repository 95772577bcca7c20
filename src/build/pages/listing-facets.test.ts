import { describe, expect, it } from "vitest";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makePageMaker } from "../testing/test-page-maker.ts";
import { listingData } from "./listing-data.ts";

const catalogue = makeCatalogue([
  { key: "a", facts: { goals: ["decide", "meet"], group: "any", minutes: 60, tags: ["visual"] } },
  { key: "b", facts: { goals: ["decide"], group: { from: 5, to: 7 }, minutes: 30, tags: ["visual", "agile"] } },
  { key: "c", facts: { goals: ["decide"], group: { from: 12 }, minutes: 59, level: "experienced", activity: "quiz" } },
]);

const maker = makePageMaker(catalogue, "fr");
const facets = listingData("inspiration", maker).data.facets;
const countsOf = (id: string) =>
  Object.fromEntries(facets.find((facet) => facet.id === id)?.values.map((value) => [value.id, value.count]) ?? []);

describe("a listing's facets", () => {
  it("offers the facets of the kind, in their order (R2.13)", () => {
    expect(facets.map(({ id }) => id)).toEqual([
      "situation",
      "goal",
      "people",
      "minutes",
      "place",
      "level",
      "phase",
      "activity",
      "tag",
      "author",
    ]);
    const ofSessions = listingData("session", maker).data.facets.map(({ id }) => id);
    expect(ofSessions).toContain("context");
    expect(ofSessions).not.toContain("activity");
  });

  it("names values in the page's language, in the vocabulary's order, goals with their colour", () => {
    expect(facets.find(({ id }) => id === "goal")?.values).toEqual([
      { id: "meet", name: "meet in fr", color: "coral", count: 1 },
      { id: "decide", name: "decide in fr", color: "sky", count: 3 },
    ]);
    expect(facets.find(({ id }) => id === "activity")?.values).toEqual([
      { id: "board", name: "board in fr", count: 2 },
      { id: "quiz", name: "quiz in fr", count: 1 },
    ]);
  });

  it("leaves ranges to be worded by the screen, and counts lengths from the shortest form on", () => {
    expect(facets.find(({ id }) => id === "minutes")?.values).toEqual([
      // Each takes five minutes at the least.
      { id: "1-10", count: 3 },
      { id: "11-30", count: 3 },
      { id: "31-59", count: 2 },
      { id: "60-", count: 1 },
    ]);
  });

  it("counts each range that a group size overlaps", () => {
    expect(countsOf("people")).toEqual({ "2": 1, "3-5": 2, "6-10": 2, "11-20": 2, "21-": 2 });
  });

  it("offers the tags that most templates have first", () => {
    expect(Object.keys(countsOf("tag"))).toEqual(["visual", "agile"]);
    expect(countsOf("tag")).toEqual({ visual: 3, agile: 2 });
  });

  it("offers only values that a template has, and no facet without any (R2.15)", () => {
    expect(listingData("inspiration", makePageMaker(makeCatalogue([]))).data.facets).toEqual([]);
    expect(countsOf("author")).toEqual({ facilitation: 3 });
    expect(countsOf("level")).toEqual({ easy: 2, experienced: 1 });
  });
});
