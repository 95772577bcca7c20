import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, findNearest, suggest } from "./suggestion.ts";

describe("editDistance", () => {
  it("counts letters added, removed and replaced", () => {
    expect([editDistance("kitten", "sitting"), editDistance("", "abc"), editDistance("same", "same")]).toEqual([
      3, 3, 0,
    ]);
  });

  it("is the same in both directions and never more than the longer word", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        return (
          distance === editDistance(b, a) && distance <= Math.max(a.length, b.length) && (distance === 0) === (a === b)
        );
      }),
    );
  });
});

describe("suggest", () => {
  it("names the nearest word and lists what is allowed", () => {
    expect(suggest("facilitaton", ["agile", "facilitation"], "a desk")).toBe(
      "did you mean 'facilitation'? Otherwise write one of: agile, facilitation",
    );
  });

  it("names no word that is far away", () => {
    expect(findNearest("banana", ["facilitation", "agile"])).toBeUndefined();
  });

  it("does not list more than a writer would read", () => {
    const many = Array.from({ length: 31 }, (_, index) => `template-${index}`);
    expect(suggest("banana", many, "the key of a template")).toBe("write the key of a template that exists");
  });
});
