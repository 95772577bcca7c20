import { describe, expect, it } from "vitest";
import { highlightCycleDays, highlightDay } from "./highlight.ts";

const dayMs = 86_400_000;

describe("highlightDay", () => {
  it("changes at midnight UTC, for all visitors at once (R2.11)", () => {
    const midnight = Date.UTC(2026, 2, 2);
    expect(highlightDay(midnight - 1)).not.toBe(highlightDay(midnight));
    expect(highlightDay(midnight + dayMs - 1)).toBe(highlightDay(midnight));
  });

  it("goes through every day of the cycle and starts again", () => {
    const days = Array.from({ length: highlightCycleDays }, (_, day) => highlightDay(day * dayMs));
    expect(new Set(days).size).toBe(highlightCycleDays);
    expect(highlightDay(highlightCycleDays * dayMs)).toBe(highlightDay(0));
  });

  it("is a day of the cycle whatever a clock says (R2.11)", () => {
    for (const time of ["1970-01-01T00:00:00Z", "2000-02-29T12:00:00Z", "2099-12-31T23:59:59Z"]) {
      const day = highlightDay(Date.parse(time));
      expect(Array.from({ length: highlightCycleDays }, (_, each) => each)).toContain(day);
    }
  });
});
