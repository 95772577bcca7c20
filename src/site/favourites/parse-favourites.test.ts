import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostFavourites } from "../../domain/favourites.ts";
import { parseFavourites } from "./parse-favourites.ts";

describe("what the browser has kept", () => {
  it("is a list of references to templates", () => {
    expect([...parseFavourites('["inspiration:swot","session:weekly-meeting"]')]).toEqual([
      "inspiration:swot",
      "session:weekly-meeting",
    ]);
    expect([...parseFavourites(null)]).toEqual([]);
  });

  it("may be nonsense, of which what makes sense is kept", () => {
    const nonsense = '["inspiration:swot", 7, null, "page:home", "inspiration:<b>", "inspiration:swot", {"a":1}]';
    expect([...parseFavourites(nonsense)]).toEqual(["inspiration:swot"]);
    for (const text of ["", "{", "7", '"inspiration:swot"', "null", '{"length":3}'])
      expect([...parseFavourites(text)], text).toEqual([]);
  });

  it("never stops the page, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const it of parseFavourites(text)) expect(it).toMatch(/^(inspiration|session):/);
      }),
    );
  });

  it("is cut where it is endless, and the latest stay", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `inspiration:template-${index}`);
    const kept = parseFavourites(JSON.stringify(many));
    expect(kept.size).toBe(mostFavourites);
    expect(kept).toContain("inspiration:template-4999");
  });
});
