import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitPlan, type KnownBlock } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import { anyKnown, breakOf, known, partOf, templateOf } from "./test-plans.ts";
import { PlanClock } from "./times.ts";

const planOf = (more: Partial<Plan> = {}): Plan => ({ title: "", start: "09:00", people: 8, blocks: [], ...more });
const fitted = (blocks: KnownBlock[], more: Partial<Plan> = {}) => fitPlan(planOf(more), blocks);
const minutesOf = (blocks: KnownBlock[], more: Partial<Plan> = {}) =>
  fitted(blocks, more).blocks.map((it) => it.minutes);

const long = templateOf([partOf(20, 10), partOf(20, 10, { canSkip: true })]);
const short = templateOf([partOf(20, 16)]);

describe("a plan (R10.3)", () => {
  it("runs as it is written where there is time, and says what is left", () => {
    const { blocks, minutes, stretches } = fitted([known(long), breakOf(15), known(short)], { minutes: 90 });
    expect(blocks.map(({ startsAfter }) => startsAfter)).toEqual([0, 40, 55]);
    expect(minutes).toBe(75);
    expect(stretches).toEqual([{ from: 0, to: 3, spare: 15, missing: 0 }]);
  });

  it("has what it is made of give up the same share where time is short, and leaves breaks and set minutes alone", () => {
    expect(minutesOf([known(long), breakOf(15), known(short)], { minutes: 58 })).toEqual([25, 15, 18]);
    expect(minutesOf([known(long, { minutes: 30 }), known(short)], { minutes: 48 })).toEqual([30, 18]);
  });

  it("says how much is missing where even the shortest is too long", () => {
    const { stretches, minutes } = fitted([known(long), known(short)], { minutes: 20 });
    expect(stretches).toEqual([{ from: 0, to: 2, spare: 0, missing: 6 }]);
    expect(minutes).toBe(26);
  });

  it("is parted by pins, and each part fits by itself", () => {
    const { blocks, stretches } = fitted([known(long), breakOf(60, "09:30"), known(short)], { minutes: 120 });
    expect(blocks.map((it) => [it.startsAfter, it.minutes])).toEqual([
      [0, 30],
      [30, 60],
      [90, 20],
    ]);
    expect(stretches).toEqual([
      { from: 0, to: 1, spare: 0, missing: 0 },
      { from: 1, to: 3, spare: 10, missing: 0 },
    ]);
  });

  it("waits for a pin, and says for how long", () => {
    const { blocks, stretches } = fitted([known(short), breakOf(60, "12:30")]);
    expect(blocks.map((it) => it.startsAfter)).toEqual([0, 210]);
    expect(stretches[0]).toEqual({ from: 0, to: 1, spare: 190, missing: 0 });
  });

  it("does not wait until tomorrow for a pin that is past", () => {
    const { blocks } = fitted([known(short), breakOf(10, "10:00"), known(short, { at: "09:30" })]);
    expect(blocks.map((it) => [it.startsAfter, it.isUnpinned])).toEqual([
      [0, false],
      [60, false],
      [70, true],
    ]);
  });

  it("fits the steps of a block into its minutes, with the groups of its people", () => {
    const pairs = templateOf([partOf(10, 5, { who: "pairs" }), partOf(20, 10, { canSkip: true })]);
    const [block] = fitted([known(pairs, { minutes: 12 })], { people: 9 }).blocks;
    expect(block?.parts.map((it) => [it.startsAfter, it.minutes, it.groups])).toEqual([
      [0, 10, [3, 2, 2, 2]],
      [10, undefined, []],
    ]);
  });

  it("counts what to bring once for all of it, and nothing of what is left out", () => {
    const uses = [{ item: "sticky-notes", count: 3, per: "person" } as const];
    const one = templateOf([partOf(10, 5, { uses }), partOf(10, 5, { uses, canSkip: true })]);
    expect(fitted([known(one), known(one, { minutes: 5 })], { people: 4 }).materials.get("sticky-notes")).toBe(36);
  });

  it("has exact sums, keeps within the times of its blocks, and its pins hold", () => {
    fc.assert(
      fc.property(
        anyKnown,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 40 }),
        (blocks, minutes, people) => {
          const plan = planOf({ minutes, people });
          const clock = new PlanClock(plan);
          const fitted = fitPlan(plan, blocks);
          expect(fitted.blocks.map(({ block }) => block)).toEqual(blocks.map(({ block }) => block));
          for (const [index, it] of fitted.blocks.entries()) {
            expect(it.minutes).toBeGreaterThanOrEqual(it.times.least);
            expect(it.minutes).toBeLessThanOrEqual(it.times.usual);
            if (it.block.at !== undefined && !it.isUnpinned) expect(clock.timeAfter(it.startsAfter)).toBe(it.block.at);
            const before = fitted.blocks[index - 1];
            if (before && (it.block.at === undefined || it.isUnpinned))
              expect(it.startsAfter).toBe(before.startsAfter + before.minutes);
            const inParts = it.parts.reduce((sum, part) => sum + (part.minutes ?? 0), 0);
            if (it.block.minutes === undefined && it.template) expect(inParts).toBe(it.minutes);
          }
          for (const { spare, missing } of fitted.stretches) expect(Math.min(spare, missing)).toBe(0);
        },
      ),
    );
  });

  it("shortens no block where there is more time", () => {
    fc.assert(
      fc.property(anyKnown, fc.integer({ min: 1, max: 600 }), (blocks, minutes) => {
        const before = minutesOf(blocks, { minutes });
        const after = minutesOf(blocks, { minutes: minutes + 1 });
        expect(after.every((it, index) => it >= (before[index] ?? 0))).toBe(true);
      }),
    );
  });
});
