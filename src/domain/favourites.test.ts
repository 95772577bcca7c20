import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, changesBetween, mostFavourites } from "./favourites.ts";
import type { TemplateReference } from "./template.ts";

const lists = fc
  .uniqueArray(fc.constantFrom<TemplateReference>("inspiration:a", "inspiration:b", "session:a", "session:c"))
  .map((list) => new Set(list));
const sorted = (list: ReadonlySet<TemplateReference>) => [...list].sort();

describe("changes of favourites", () => {
  it("make one list the other", () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(sorted(applyChanges(before, changesBetween(before, after)))).toEqual(sorted(after));
      }),
    );
  });

  it("of two browsers lose nothing that either has added, and bring back nothing that either has removed", () => {
    fc.assert(
      fc.property(lists, lists, lists, (known, one, other) => {
        const ofBoth = applyChanges(applyChanges(known, changesBetween(known, one)), changesBetween(known, other));
        for (const it of [...one, ...other])
          expect(ofBoth.has(it)).toBe(!known.has(it) || (one.has(it) && other.has(it)));
        for (const it of ofBoth) expect(one.has(it) || other.has(it)).toBe(true);
      }),
    );
  });

  it("are the same however often they are made", () => {
    fc.assert(
      fc.property(lists, lists, lists, (list, before, after) => {
        const changes = changesBetween(before, after);
        const once = applyChanges(list, changes);
        expect(sorted(applyChanges(once, changes))).toEqual(sorted(once));
      }),
    );
  });

  it("leave the latest of too many", () => {
    const many = Array.from({ length: mostFavourites + 1 }, (_, index): TemplateReference => `inspiration:${index}`);
    const list = [...applyChanges(new Set(), { added: many, removed: [] })];
    expect(list).toHaveLength(mostFavourites);
    expect(list.at(-1)).toBe(many.at(-1));
  });
});
