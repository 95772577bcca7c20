import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeColumn, encodeColumn } from "./column.ts";

/** The number of values that a column can hold. */
const mostValues = 55_225;

const indexes = fc.array(fc.oneof(fc.nat(200), fc.nat(mostValues - 1)), { maxLength: 50 });

describe("a column", () => {
  it("is read as it was written, as text that JSON leaves alone", () => {
    fc.assert(
      fc.property(indexes, (indexes) => {
        const text = encodeColumn(indexes);
        expect(text).toHaveLength(indexes.length);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect([...decodeColumn(text)]).toEqual(indexes);
      }),
    );
  });

  it("takes a byte each for the first 90 values", () => {
    const bytes = (index: number) => new TextEncoder().encode(encodeColumn([index])).length;
    expect([0, 56, 57, 89].map(bytes)).toEqual([1, 1, 1, 1]);
    expect([90, mostValues - 1].map(bytes)).toEqual([2, 3]);
  });

  it("says so where it cannot hold an index", () => {
    expect(() => encodeColumn([mostValues])).toThrow(RangeError);
    expect(() => encodeColumn([-1])).toThrow(RangeError);
  });
});
