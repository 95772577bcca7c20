import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostFavourites } from "./favourites.ts";
import { readFavouritesQuery, writeFavouritesQuery } from "./favourites-address.ts";
import { isTemplateReference, type TemplateReference } from "./template.ts";

const reference = fc
  .tuple(fc.constantFrom("inspiration", "session"), fc.stringMatching(/^[a-z0-9-]{1,20}$/))
  .map(([kind, key]) => `${kind}:${key}` as TemplateReference);

describe("the address of a list of favourites", () => {
  it("names the templates by kind, short, and as it is in every browser", () => {
    const query = writeFavouritesQuery(["inspiration:swot", "session:one-on-one", "inspiration:5-whys"]);
    expect(query).toBe("?inspirations=swot,5-whys&sessions=one-on-one");
    expect(new URL(`https://example.org/favourites/${query}`).search).toBe(query);
    expect(writeFavouritesQuery(["session:retro"])).toBe("?sessions=retro");
    expect(writeFavouritesQuery([])).toBe("");
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(reference), (list) => {
        expect(readFavouritesQuery(writeFavouritesQuery(list)).sort()).toEqual(list.sort());
      }),
    );
  });

  it("is understood as mail programs, messengers and people make it", () => {
    const list = ["inspiration:swot", "inspiration:5-whys", "session:retro"];
    for (const query of [
      "?inspirations=swot%2C5-whys&sessions=retro",
      "?inspirations=SWOT,%205-whys&sessions=retro.",
      "?inspirations=swot+5-whys,,swot&sessions=retro)&utm_source=chat",
      "?sessions=retro&amp;inspirations=swot&inspirations=5-whys",
    ])
      expect(readFavouritesQuery(query).sort(), query).toEqual(list.sort());
  });

  it("may hold anything, of which what may be a template is read", () => {
    expect(readFavouritesQuery("?inspirations=&sessions=%E0%A4%A")).toEqual([]);
    expect(readFavouritesQuery("?goal=meet")).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const it of readFavouritesQuery(`?inspirations=${text}`)) expect(isTemplateReference(it)).toBe(true);
      }),
    );
    const endless = Array.from({ length: 2_000 }, (_, index) => index).join(",");
    expect(readFavouritesQuery(`?sessions=${endless}`)).toHaveLength(mostFavourites);
  });
});
