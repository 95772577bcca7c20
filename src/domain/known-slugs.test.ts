import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeSlugs, mayHaveSlug } from "./known-slugs.ts";

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,5}$/);

const numbered = (count: number, stem: string) => Array.from({ length: count }, (_, index) => `${stem}-${index}`);

describe("the known slugs of a language", () => {
  it("hold every slug that exists (R2.3)", () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 300 }), (slugs) => {
        const known = encodeSlugs(slugs);
        expect(slugs.filter((one) => !mayHaveSlug(known, one))).toEqual([]);
      }),
    );
  });

  it("hold nothing where there are no templates", () => {
    expect(mayHaveSlug(encodeSlugs([]), "swot")).toBe(false);
  });

  it.each([75, 1000, 10_000])("take about one in a hundred of the others for one of %i, at most (R2.3)", (count) => {
    const known = encodeSlugs(numbered(count, "retrospective"));
    const others = [...numbered(10_000, "retrospectives"), ...numbered(10_000, "retro")];
    const mistaken = others.filter((other) => mayHaveSlug(known, other));
    expect(mistaken.length / others.length).toBeLessThan(0.02);
  });

  it("take less than ten bits a slug", () => {
    expect((encodeSlugs(numbered(10_000, "a-template")).length * 6) / 10_000).toBeLessThan(10);
  });

  it("stand in a string of a script as they are, backslashes apart", () => {
    expect(encodeSlugs(numbered(1000, "canvas"))).toMatch(/^[0-o]+$/);
  });
});
