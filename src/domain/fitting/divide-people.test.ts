import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dividePeople } from "./divide-people.ts";

const groups = (from: number, to: number, count?: number) => ({
  who: "groups" as const,
  groupsOf: { from, to, ...(count && { count }) },
});

describe("dividePeople", () => {
  it("makes pairs, and three of the last where one is left over", () => {
    expect(dividePeople({ who: "pairs" }, 8)).toEqual([2, 2, 2, 2]);
    expect(dividePeople({ who: "pairs" }, 7)).toEqual([3, 2, 2]);
  });

  it("makes as few groups as the size allows, as even as they can be", () => {
    expect(dividePeople(groups(3, 5), 14)).toEqual([5, 5, 4]);
    expect(dividePeople(groups(2, 4), 9)).toEqual([3, 3, 3]);
  });

  it("makes as many groups as there always are, and fewer where they would be too small", () => {
    expect(dividePeople(groups(2, 4, 4), 9)).toEqual([3, 2, 2, 2]);
    expect(dividePeople(groups(2, 4, 4), 24)).toEqual([6, 6, 6, 6]);
    expect(dividePeople(groups(2, 4, 4), 7)).toEqual([3, 2, 2]);
    expect(dividePeople(groups(2, 4, 4), 1)).toEqual([1]);
  });

  it("makes one group of fewer people than a group has", () => {
    expect(dividePeople(groups(3, 5), 2)).toEqual([2]);
    expect(dividePeople({ who: "pairs" }, 1)).toEqual([1]);
  });

  it("makes none where nobody works in groups", () => {
    expect(dividePeople({ who: "alone" }, 9)).toEqual([]);
    expect(dividePeople({ who: "everyone" }, 9)).toEqual([]);
  });

  it("leaves nobody out, and no group larger than it may be or by more than one than another", () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), sizes, (people, [from, more]) => {
        const made = dividePeople(groups(from, from + more), people);
        expect(made.reduce((sum, size) => sum + size, 0)).toBe(people);
        expect(Math.max(...made)).toBeLessThanOrEqual(from + more);
        expect(Math.max(...made) - Math.min(...made)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
