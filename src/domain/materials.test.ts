import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dividePeople } from "./fitting/divide-people.ts";
import { materialsFor } from "./fitting/materials-for.ts";
import { type MaterialNeed, materialsNeeded } from "./materials.ts";
import { materials, materialUnits, type PartFacts, workModes } from "./template.ts";

type Part = Pick<PartFacts, "uses" | "who" | "groupsOf">;

const use: fc.Arbitrary<PartFacts["uses"][number]> = fc.record({
  item: fc.constantFrom(...materials),
  count: fc.integer({ min: 1, max: 20 }),
  per: fc.constantFrom(...materialUnits),
});

const groupsOf = fc.constantFrom({ from: 2, to: 4 }, { from: 3, to: 5 });
const uses = fc.array(use, { maxLength: 4 });
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ uses, who: fc.constantFrom(...workModes) }),
  fc.record({ uses, who: fc.constant("groups" as const), groupsOf }),
);

const partsOfTemplate = fc.array(part, { maxLength: 6 });

describe("materialsNeeded", () => {
  it("adds up what is used again, and keeps apart what counts by another unit", () => {
    const needs = materialsNeeded([
      { who: "alone", uses: [{ item: "sticky-notes", count: 3, per: "person" }] },
      { who: "everyone", uses: [] },
      {
        who: "groups",
        groupsOf: { from: 3, to: 5 },
        uses: [
          { item: "sheets", count: 1, per: "group" },
          { item: "sticky-notes", count: 2, per: "person" },
          { item: "sticky-notes", count: 5, per: "group" },
        ],
      },
    ]);
    expect(needs).toEqual([
      { item: "sticky-notes", count: 5, per: "person" },
      { item: "sheets", count: 1, per: "group", groupsOf: { from: 3, to: 5 } },
      { item: "sticky-notes", count: 5, per: "group", groupsOf: { from: 3, to: 5 } },
    ]);
  });

  it("keeps pairs apart from groups, and those of other sizes from each other (R2.16)", () => {
    const notes = (count: number) => [{ item: "sticky-notes" as const, count, per: "group" as const }];
    const needs = materialsNeeded([
      { who: "pairs", uses: notes(4) },
      { who: "groups", groupsOf: { from: 2, to: 4 }, uses: notes(2) },
      { who: "groups", groupsOf: { from: 3, to: 5 }, uses: notes(1) },
      { who: "groups", groupsOf: { from: 2, to: 4 }, uses: notes(3) },
      { who: "everyone", uses: notes(6) },
    ]);
    expect(needs).toEqual([
      { item: "sticky-notes", count: 4, per: "pair" },
      { item: "sticky-notes", count: 5, per: "group", groupsOf: { from: 2, to: 4 } },
      { item: "sticky-notes", count: 1, per: "group", groupsOf: { from: 3, to: 5 } },
      { item: "sticky-notes", count: 6, per: "session" },
    ]);
  });

  it("says each thing once, and comes to what a plan counts (R2.16)", () => {
    const times = (need: MaterialNeed, people: number) => {
      if (need.per === "person") return people;
      if (need.per === "session") return 1;
      const groups = need.per === "pair" ? { who: "pairs" as const } : { who: "groups" as const, ...need };
      return dividePeople(groups, people).length;
    };
    fc.assert(
      fc.property(partsOfTemplate, fc.integer({ min: 1, max: 60 }), (parts, people) => {
        const needs = materialsNeeded(parts);
        const said = needs.map(({ count, ...counted }) => JSON.stringify(counted));
        expect(new Set(said).size).toBe(needs.length);
        const totals = new Map<Material, number>();
        for (const need of needs) {
          totals.set(need.item, (totals.get(need.item) ?? 0) + need.count * times(need, people));
        }
        expect(materialsFor(parts, people)).toEqual(totals);
      }),
    );
  });
});
