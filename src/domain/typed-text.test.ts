import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainTyped } from "./typed-text.ts";

describe("plainTyped", () => {
  it.each([
    ["14\u00a0personnes", "14 personnes"],
    ["1\u202fh\u202f30", "1 h 30"],
    ["\u3000２５\u3000", "25"],
    ["１ｈ３０", "1h30"],
    ["٤٥", "45"],
    ["۱۴", "14"],
    ["nora＠example．org", "nora@example.org"],
    ["\u200bnora@example.org\u00a0", "nora@example.org"],
    ["\ufeffnora\u00ad@example.org\u2069", "nora@example.org"],
  ])("reads %j as it was meant", (typed, meant) => expect(plainTyped(typed)).toBe(meant));

  it("leaves other characters as they are", () => {
    for (const text of ["", "1.5", "zoë@example.org", "10²", "½", "six à dix"]) expect(plainTyped(text)).toBe(text);
  });

  it("changes nothing when it is done again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(plainTyped(plainTyped(text))).toBe(plainTyped(text));
      }),
    );
  });
});
