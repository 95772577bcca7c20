import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BitSet, decodeBits, encodeBits } from "./bit-set.ts";

const size = fc.integer({ min: 0, max: 300 });
const sets = size.chain((size) =>
  fc.record({
    size: fc.constant(size),
    a: fc.uniqueArray(fc.nat(Math.max(0, size - 1)), { maxLength: size }),
    b: fc.uniqueArray(fc.nat(Math.max(0, size - 1)), { maxLength: size }),
  }),
);

const ascending = (numbers: readonly number[]) => [...numbers].sort((x, y) => x - y);

describe("a set of positions", () => {
  it("does what sets do", () => {
    fc.assert(
      fc.property(sets, ({ size, a, b }) => {
        const [one, other] = [BitSet.of(size, a), BitSet.of(size, b)];
        expect([...one]).toEqual(ascending(a));
        expect([...one.and(other)]).toEqual(ascending(a.filter((it) => b.includes(it))));
        expect([...one.or(other)]).toEqual(ascending([...new Set([...a, ...b])]));
        expect([...one.without(other)]).toEqual(ascending(a.filter((it) => !b.includes(it))));
        expect(one.count).toBe(a.length);
        expect(one.countWith(other)).toBe(one.and(other).count);
        const positions = Array.from({ length: size }, (_, position) => position);
        expect(positions.filter((position) => one.has(position))).toEqual(ascending(a));
      }),
    );
  });

  it("of all positions holds as many as there are, and nothing beyond", () => {
    fc.assert(
      fc.property(size, (size) => {
        expect([...BitSet.all(size)]).toEqual(Array.from({ length: size }, (_, position) => position));
      }),
    );
  });

  it("leaves out positions that the listing does not have", () => {
    expect([...BitSet.of(3, [-1, 0, 3, 40])]).toEqual([0]);
  });

  it("is read as it was written, as text that JSON leaves alone", () => {
    fc.assert(
      fc.property(sets, ({ size, a }) => {
        const text = encodeBits(BitSet.of(size, a));
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
        expect([...decodeBits(text, size)]).toEqual(ascending(a));
      }),
    );
  });
});
