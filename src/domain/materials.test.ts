import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { materialsNeeded } from "./materials.ts";
import type { PartFacts } from "./template.ts";

type Use = PartFacts["uses"][number];

const use: fc.Arbitrary<Use> = fc.record({
  item: fc.constantFrom<Use["item"]>("sticky-notes", "votes", "cards", "sheets"),
  count: fc.integer({ min: 1, max: 20 }),
  per: fc.constantFrom<Use["per"]>("person", "group", "session"),
});

const parts = fc.array(fc.record({ uses: fc.array(use, { maxLength: 4 }) }), { maxLength: 6 });

describe("materialsNeeded", () => {
  it("adds up what is used again, and keeps apart what counts by another unit", () => {
    const needs = materialsNeeded([
      { uses: [{ item: "sticky-notes", count: 3, per: "person" }] },
      { uses: [] },
      {
        uses: [
          { item: "sheets", count: 1, per: "group" },
          { item: "sticky-notes", count: 2, per: "person" },
          { item: "sticky-notes", count: 5, per: "group" },
        ],
      },
    ]);
    expect(needs).toEqual([
      { item: "sticky-notes", count: 5, per: "person" },
      { item: "sheets", count: 1, per: "group" },
      { item: "sticky-notes", count: 5, per: "group" },
    ]);
  });

  it("names each item and unit once, and loses nothing", () => {
    fc.assert(
      fc.property(parts, (all) => {
        const needs = materialsNeeded(all);
        const keys = needs.map(({ item, per }) => `${item} per ${per}`);
        expect(new Set(keys).size).toBe(keys.length);
        const total = (uses: readonly { count: number }[]) => uses.reduce((sum, { count }) => sum + count, 0);
        expect(total(needs)).toBe(total(all.flatMap(({ uses }) => uses)));
      }),
    );
  });
});
