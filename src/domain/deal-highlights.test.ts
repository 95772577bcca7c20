import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areAllUnlike, dealHighlights } from "./deal-highlights.ts";
import { highlightCycleDays, highlightsPerDay } from "./highlight.ts";

const places = highlightCycleDays * highlightsPerDay;

interface Item {
  name: number;
  traits: string[];
}

const traitsOf = ({ traits }: Item) => traits;

/** Groups of items with a trait in common each. */
const groups = (...sizes: number[]): Item[] =>
  sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, index) => ({ name: group * 1000 + index, traits: [`group ${group}`] })),
  );

const anyItems = (maxLength: number, goals: number) =>
  fc.array(fc.tuple(fc.nat(goals - 1), fc.nat(8), fc.nat(40)), { maxLength }).map((all) =>
    all.map(([goal, activity, picture], name) => ({
      name,
      traits: [`goal ${goal}`, `activity ${activity}`, `picture ${picture}`],
    })),
  );

const timesDealt = (days: Item[][]) =>
  days.flat().reduce((times, { name }) => times.set(name, (times.get(name) ?? 0) + 1), new Map<number, number>());

describe("dealHighlights", () => {
  it("fills every day of the cycle with different ones, and deals all equally often, or once more (R2.11)", () => {
    fc.assert(
      fc.property(anyItems(2 * places, 6), (all) => {
        const days = dealHighlights(all, traitsOf);
        expect(days).toHaveLength(highlightCycleDays);
        for (const day of days) expect(new Set(day).size).toBe(Math.min(highlightsPerDay, all.length));
        const times = timesDealt(days);
        expect([...times.keys()].sort((a, b) => a - b)).toEqual(all.slice(0, places).map(({ name }) => name));
        expect(Math.max(0, ...times.values()) - Math.min(places, ...times.values())).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40, examples: [[groups(4)], [groups(1)], [groups(60, 60)]] },
    );
  });

  it("deals no two alike to one day, while there are others (R2.11)", () => {
    for (const all of [groups(26, 26, 26), groups(26, 20, 12, 9, 8), groups(1, 1, 1), groups(5, 5, 5, 5)])
      for (const day of dealHighlights(all, traitsOf)) expect(areAllUnlike(day, traitsOf)).toBe(true);
  });

  it("deals to the same days each time, whatever else the items hold", () => {
    fc.assert(
      fc.property(anyItems(places, 3), (all) => {
        const copies = all.map((item) => ({ ...item }));
        expect(dealHighlights(copies, traitsOf)).toEqual(dealHighlights(all, traitsOf));
      }),
      { numRuns: 10 },
    );
  });

  it("has those that are alike come far from each other, and so the same one again", () => {
    const days = dealHighlights(groups(2, ...Array(74).fill(1)), traitsOf);
    const daysWith = (is: (item: Item) => boolean) =>
      [...days.entries()].flatMap(([index, day]) => (day.some(is) ? [index] : []));
    const [first = 0, second = 0] = daysWith(({ traits }) => traits.includes("group 0"));
    expect(second - first).toBeGreaterThan(highlightCycleDays / 4);
    const twice = [...timesDealt(days)].filter(([, times]) => times > 1).map(([name]) => name);
    expect(twice).toHaveLength(2);
    for (const name of twice) {
      const [once = 0, again = 0] = daysWith((item) => item.name === name);
      expect(again - once).toBeGreaterThan(highlightCycleDays / 4);
    }
  });
});
