import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePositions, encodePositions } from "./position-lists.ts";

const sets = fc
  .record({
    size: fc.integer({ min: 1, max: 3000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    seed: fc.nat(),
  })
  .map(({ size, share, seed }) =>
    Array.from({ length: size }, (_, position) => position).filter(
      (position) => ((Math.imul(position + seed, 2654435761) >>> 0) % 1000) / 1000 < share,
    ),
  );

describe("encodePositions", () => {
  it("writes gaps where few positions are listed", () => {
    expect(encodePositions([0, 1, 5, 40])).toBe("AADiB");
  });

  it("writes bits where many are, and so never takes much more than a character for six", () => {
    const all = Array.from({ length: 6000 }, (_, position) => position);
    expect(encodePositions(all)).toHaveLength(1001);
  });

  it("writes nothing for no positions", () => {
    expect(encodePositions([])).toBe("");
    expect(decodePositions("")).toEqual([]);
  });

  it.each([31, 32, 33, 1023, 1024, 1025, 32_768])("can be read again after a gap of %i", (gap) => {
    expect(decodePositions(encodePositions([gap, 2 * gap + 1]))).toEqual([gap, 2 * gap + 1]);
  });

  it("can be read again, for any positions", () => {
    fc.assert(
      fc.property(sets, (positions) => {
        const text = encodePositions(positions);
        expect(text).toMatch(/^[\w!-]*$/);
        expect(decodePositions(text)).toEqual(positions);
      }),
    );
  });
});

describe("decodePositions", () => {
  it("reads any text without throwing", () => {
    fc.assert(fc.property(fc.string(), (text) => void decodePositions(text)));
  });
});
