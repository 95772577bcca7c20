import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, lettersOf, missingLetters } from "./edit-distance.ts";

/** The same without any haste: the textbook's recursion. */
function plainDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  const edits = [
    plainDistance(restOfA, restOfB) + (a[0] === b[0] ? 0 : 1),
    plainDistance(restOfA, b) + 1,
    plainDistance(a, restOfB) + 1,
  ];
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(...edits, ...(isSwap ? [plainDistance(a.slice(2), b.slice(2)) + 1] : []));
}

const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 6 });
const limit = fc.integer({ min: 0, max: 3 });

describe("editDistance", () => {
  it.each([
    ["speedboat", "speedboat", 0],
    ["speedbaot", "speedboat", 1],
    ["peedboat", "speedboat", 1],
    ["speeedboat", "speedboat", 1],
    ["spoedboat", "speedboat", 1],
    ["spoedbaot", "speedboat", 2],
    ["starfish", "speedboat", 3],
  ])("counts the edits from %s to %s: %i", (typed, other, distance) => {
    expect(editDistance(typed, other, { limit: 2 })).toBe(distance);
  });

  it("takes what is typed for the beginning of a word", () => {
    expect(editDistance("spedb", "speedboat", { limit: 1, isBeginning: true })).toBe(1);
    expect(editDistance("spedb", "speedboat", { limit: 1 })).toBe(2);
  });

  it("agrees with the plain definition, up to the limit", () => {
    fc.assert(
      fc.property(word, word, limit, (typed, other, most) => {
        expect(editDistance(typed, other, { limit: most })).toBe(Math.min(most + 1, plainDistance(typed, other)));
      }),
    );
  });

  it("agrees with the plain definition for beginnings: the nearest of all of them", () => {
    fc.assert(
      fc.property(word, word, limit, (typed, other, most) => {
        const all = Array.from({ length: other.length + 1 }, (_, end) => plainDistance(typed, other.slice(0, end)));
        const options = { limit: most, isBeginning: true };
        expect(editDistance(typed, other, options)).toBe(Math.min(most + 1, ...all));
      }),
    );
  });

  it("does not compare what is longer than any word", () => {
    expect(editDistance("a".repeat(300), "a".repeat(300), { limit: 2 })).toBe(3);
  });
});

describe("missingLetters", () => {
  it("never asks for more edits than there are", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(missingLetters(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(plainDistance(a, b));
      }),
    );
  });
});
