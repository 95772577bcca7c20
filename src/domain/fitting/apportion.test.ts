import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../sum.ts";
import { apportion } from "./apportion.ts";

const anyMost = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 });

describe("apportion", () => {
  it("gives in proportion", () => {
    expect(apportion(6, [4, 8, 0])).toEqual([2, 4, 0]);
    expect(apportion(100, [4, 8])).toEqual([4, 8]);
    expect(apportion(-3, [4, 8])).toEqual([0, 0]);
    expect(apportion(Number.POSITIVE_INFINITY, [])).toEqual([]);
  });

  it("gives all that there is, nobody more than they can take, and with a minute more nobody less", () => {
    fc.assert(
      fc.property(anyMost, fc.integer({ min: 0, max: 400 }), (most, minutes) => {
        const given = apportion(minutes, most);
        expect(sum(given)).toBe(Math.min(minutes, sum(most)));
        expect(given.every((each, index) => each >= 0 && each <= (most[index] ?? 0))).toBe(true);
        const more = apportion(minutes + 1, most);
        expect(more.every((each, index) => each >= (given[index] ?? 0))).toBe(true);
      }),
    );
  });
});
