import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GroupSize, rangeOf } from "./group-size.ts";
import { overlaps } from "./number-range.ts";

const people = fc.integer({ min: 1, max: 60 });

const size: fc.Arbitrary<GroupSize> = fc.oneof(
  fc.constant("any" as const),
  people.map((from) => ({ from })),
  fc.tuple(people, people).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
);

describe("rangeOf", () => {
  it("reads a size as a range of people (R9.3)", () => {
    expect(rangeOf({ from: 3, to: 12 })).toEqual({ from: 3, to: 12 });
    expect(rangeOf({ from: 8 })).toEqual({ from: 8, to: Number.POSITIVE_INFINITY });
    expect(rangeOf("any")).toEqual({ from: 1, to: Number.POSITIVE_INFINITY });
  });
});

describe("overlaps", () => {
  it("holds exactly when some number of people fits both", () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const [first, second] = [rangeOf(a), rangeOf(b)];
        const fits = (count: number) =>
          count >= first.from && count <= first.to && count >= second.from && count <= second.to;
        // Past the highest limit that a size here can have, all numbers are alike.
        const someFit = Array.from({ length: 61 }, (_, index) => index + 1).some(fits);
        expect(overlaps(first, second)).toBe(someFit);
      }),
    );
  });

  it("does not depend on the order, and holds for each size and itself", () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        expect(overlaps(rangeOf(a), rangeOf(b))).toBe(overlaps(rangeOf(b), rangeOf(a)));
        expect(overlaps(rangeOf(a), rangeOf(a))).toBe(true);
      }),
    );
  });

  it("holds for any group with every size", () => {
    fc.assert(fc.property(size, (other) => overlaps(rangeOf("any"), rangeOf(other))));
  });
});
