import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeColumn, encodeColumn } from "./column.ts";

const columns = fc
  .integer({ min: 1, max: 9000 })
  .chain((values) =>
    fc.record({ values: fc.constant(values), indexes: fc.array(fc.nat(values - 1), { maxLength: 50 }) }),
  );

describe("a column", () => {
  it("is read as it was written, however many values there are, as text that JSON leaves alone", () => {
    fc.assert(
      fc.property(columns, ({ values, indexes }) => {
        const text = encodeColumn(indexes, values);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
        expect(decodeColumn(text, values)).toEqual(indexes);
      }),
    );
  });

  it("takes one character each for up to 90 values", () => {
    expect(encodeColumn([0, 89], 90)).toHaveLength(2);
    expect(encodeColumn([0, 90], 91)).toHaveLength(4);
  });
});
