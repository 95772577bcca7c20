import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRange, type NumberRange, parseRange } from "./number-range.ts";

const range = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 9998 }), fc.boolean()).map(
  ([from, more, isOpen]): NumberRange => ({
    from,
    to: isOpen ? Number.POSITIVE_INFINITY : Math.min(9999, from + more),
  }),
);

describe("a range of numbers", () => {
  it("is one number, two with a hyphen, or open-ended", () => {
    expect(parseRange("14")).toEqual({ from: 14, to: 14 });
    expect(parseRange("6-10")).toEqual({ from: 6, to: 10 });
    expect(parseRange("60-")).toEqual({ from: 60, to: Number.POSITIVE_INFINITY });
  });

  it("is nothing else", () => {
    for (const text of [
      "",
      "-",
      "0",
      "-5",
      "10-6",
      "1e3",
      "6 - 10",
      "6--10",
      "3.5",
      "99999",
      "1-99999",
      "٣",
      "6-10-12",
    ])
      expect(parseRange(text), text).toBeUndefined();
  });

  it("is read as it was written, and written in one way", () => {
    fc.assert(
      fc.property(range, (it) => {
        expect(parseRange(formatRange(it))).toEqual(it);
      }),
    );
    expect(formatRange({ from: 14, to: 14 })).toBe("14");
  });

  it("never throws, whatever is to be read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        parseRange(text);
      }),
    );
  });
});
