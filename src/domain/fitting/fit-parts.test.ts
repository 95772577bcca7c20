import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growths } from "../template.ts";
import { fitParts, type TimedPart } from "./fit-parts.ts";

const part = (minutes: number, shortest: number, more: Partial<TimedPart> = {}): TimedPart => ({
  minutes,
  shortest,
  canSkip: false,
  grows: "none",
  ...more,
});

const group = { from: 4, to: 10 };

describe("fitParts", () => {
  it("leaves the times as they are written where there are enough minutes, and says what they take", () => {
    const fit = fitParts([part(10, 5), part(20, 12)], group, { people: 8, minutes: 45 });
    expect(fit).toEqual({ minutes: [10, 20], total: 30 });
  });

  it("has each part give up the same share of what it can spare", () => {
    const fit = fitParts([part(10, 6), part(20, 12), part(5, 5)], group, { people: 8, minutes: 29 });
    expect(fit).toEqual({ minutes: [8, 16, 5], total: 29 });
  });

  it("leaves out what can be, the longest first, only where the shortest times are too long", () => {
    const parts = [part(10, 8), part(6, 4, { canSkip: true }), part(9, 6, { canSkip: true }), part(10, 8)];
    expect(fitParts(parts, group, { people: 8, minutes: 26 }).minutes).toEqual([8, 4, 6, 8]);
    expect(fitParts(parts, group, { people: 8, minutes: 22 }).minutes).toEqual([9, 5, undefined, 8]);
    expect(fitParts(parts, group, { people: 8, minutes: 17 }).minutes).toEqual([9, undefined, undefined, 8]);
  });

  it("takes the shortest times, and more than there is, where nothing else helps", () => {
    const fit = fitParts([part(10, 8), part(6, 4, { canSkip: true })], group, { people: 8, minutes: 5 });
    expect(fit).toEqual({ minutes: [8, undefined], total: 8 });
  });

  it("lets parts grow that do, with more people than the template is made for", () => {
    const parts = [part(10, 5), part(10, 5, { grows: "per-person" }), part(4, 4, { grows: "per-group" })];
    const fit = fitParts(parts, group, { people: 15, minutes: 60 });
    expect(fit).toEqual({ minutes: [10, 15, 6], total: 31 });
    expect(fitParts(parts, group, { people: 4, minutes: 60 }).minutes).toEqual([10, 10, 4]);
    expect(fitParts(parts, { from: 5 }, { people: 90, minutes: 60 }).minutes).toEqual([10, 10, 4]);
    expect(fitParts(parts, "any", { people: 90, minutes: 60 }).minutes).toEqual([10, 10, 4]);
  });

  it("makes no part longer than in proportion, by as little as a fraction of a minute", () => {
    for (const [minutes, people] of [
      [25, 22],
      [25, 44],
      [7, 87],
    ] as const) {
      for (let to = 1; to < people; to += 1) {
        const [grown] = fitParts(
          [part(minutes, 1, { grows: "per-person" })],
          { from: 1, to },
          { people, minutes: 9999 },
        ).minutes;
        // The least whole number that is enough.
        expect((grown ?? 0) * to).toBeGreaterThanOrEqual(minutes * people);
        expect(((grown ?? 0) - 1) * to).toBeLessThan(minutes * people);
      }
    }
  });

  it("shortens no part below its shortest time, leaves none out without need, and wastes no minute (R2.16)", () => {
    const anyParts = fc.array(
      fc.record({
        shortest: fc.integer({ min: 1, max: 30 }),
        more: fc.integer({ min: 0, max: 30 }),
        canSkip: fc.boolean(),
        grows: fc.constantFrom(...growths),
      }),
      { minLength: 1, maxLength: 9 },
    );
    const meeting = fc.record({ people: fc.integer({ min: 1, max: 60 }), minutes: fc.integer({ min: 1, max: 400 }) });
    fc.assert(
      fc.property(anyParts, meeting, (drawn, given) => {
        const parts = drawn.map(({ shortest, more, ...rest }) => ({ ...rest, shortest, minutes: shortest + more }));
        const fit = fitParts(parts, group, given);
        const all = parts.map(({ minutes, shortest, canSkip, grows }, index) => {
          // In whole numbers: a growth of 2.2 makes 25 minutes a little more than 55.
          const people = grows === "none" ? group.to : Math.max(group.to, given.people);
          return {
            fitted: fit.minutes[index],
            usual: Math.ceil((minutes * people) / group.to),
            least: Math.ceil((shortest * people) / group.to),
            canSkip,
          };
        });
        const kept = all.filter(({ fitted }) => fitted !== undefined);
        const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

        expect(sum(kept.map(({ fitted = 0 }) => fitted))).toBe(fit.total);
        for (const { fitted = 0, least, usual } of kept) {
          expect(fitted).toBeGreaterThanOrEqual(least);
          expect(fitted).toBeLessThanOrEqual(usual);
        }
        const leftOut = all.filter(({ fitted }) => fitted === undefined);
        expect(leftOut.every(({ canSkip }) => canSkip)).toBe(true);
        if (leftOut.length > 0) expect(sum(all.map(({ least }) => least))).toBeGreaterThan(given.minutes);
        if (fit.total < given.minutes) expect(kept.every(({ fitted, usual }) => fitted === usual)).toBe(true);
        if (fit.total > given.minutes) expect(kept.every(({ fitted, least }) => fitted === least)).toBe(true);
        if (fit.total > given.minutes) expect(kept.some(({ canSkip }) => canSkip)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
