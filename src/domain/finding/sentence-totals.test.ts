import { describe, expect, it } from "vitest";
import { offeredRanges } from "./offered-ranges.ts";
import { sentenceTotals } from "./sentence-totals.ts";

describe("what the filter sentence can promise (R2.11)", () => {
  it("is counted for any goal and each goal, for any group and each group size", () => {
    const totals = sentenceTotals(
      [
        { goals: ["meet"], group: { from: 3, to: 7 } },
        { goals: ["decide", "meet"], group: "any" },
      ],
      ["decide", "meet", "look-back"],
    );
    expect(offeredRanges.people).toEqual(["2", "3-5", "6-10", "11-20", "21-"]);
    expect(totals).toEqual([
      [2, 1, 2, 2, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [2, 1, 2, 2, 1, 1],
      [0, 0, 0, 0, 0, 0],
    ]);
  });
});
