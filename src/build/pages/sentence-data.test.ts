import { describe, expect, it } from "vitest";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makePageMaker } from "../testing/test-page-maker.ts";
import { sentenceData } from "./sentence-data.ts";

describe("sentenceData", () => {
  it("offers the goals that a template of the language has, named in it", () => {
    const meeting = { key: "a", facts: { goals: ["meet", "decide"] as [string, string] }, without: ["nl" as const] };
    const catalogue = makeCatalogue([meeting, { key: "b" }]);
    const goalsIn = (locale: "fr" | "nl") => sentenceData(makePageMaker(catalogue, locale)).goals;
    expect(goalsIn("fr").map(({ name }) => name)).toEqual(["meet in fr", "decide in fr"]);
    expect(goalsIn("nl").map(({ name }) => name)).toEqual(["decide in nl"]);
  });

  it("counts both kinds, by goal and by group size", () => {
    const { totals } = sentenceData(
      makePageMaker(makeCatalogue([{ key: "a", facts: { goals: ["meet"], group: { from: 2, to: 5 } } }])),
    );
    // Any goal, meet, decide; any group, 2, 3-5, 6-10, 11-20, 21-. The session is for deciding, with 4 to 12.
    expect(totals.inspiration).toEqual([
      [1, 1, 1, 0, 0, 0],
      [1, 1, 1, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(totals.session).toEqual([
      [1, 0, 1, 1, 1, 0],
      [0, 0, 0, 0, 0, 0],
      [1, 0, 1, 1, 1, 0],
    ]);
  });
});
