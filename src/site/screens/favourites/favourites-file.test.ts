import { describe, expect, it } from "vitest";
import { mostFavourites } from "../../../domain/favourites.ts";
import type { TemplateReference } from "../../../domain/template.ts";
import { readFavouritesFile, writeFavouritesFile } from "./favourites-file.ts";

const fileOf = (content: unknown) => new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
const sound = { format: "inspirations-favourites", version: 1, favourites: ["inspiration:swot"] };

describe("a file of favourites", () => {
  it("says what it is, and is read as it was written, however long the list", async () => {
    const longest = Array.from(
      { length: mostFavourites },
      (_, index): TemplateReference => `inspiration:${String(index).padStart(100, "x")}`,
    );
    for (const list of [["inspiration:swot", "session:retro"] as TemplateReference[], longest]) {
      const file = writeFavouritesFile(new Set(list));
      expect(await readFavouritesFile(file)).toEqual({ favourites: new Set(list) });
    }
    const text = await writeFavouritesFile(new Set(["inspiration:swot"])).text();
    expect(JSON.parse(text)).toEqual(sound);
  });

  it("may have entries that are none, and fields that nobody knows: what makes sense is read", async () => {
    const favourites = ["inspiration:swot", 7, null, "page:home", "session:<b>"];
    expect(await readFavouritesFile(fileOf({ ...sound, favourites, more: 1 }))).toEqual({
      favourites: new Set(["inspiration:swot"]),
    });
  });

  it.each([
    ["fileForeign", { ...sound, format: "other" }],
    ["fileForeign", { ...sound, favourites: { length: 1 } }],
    ["fileEmpty", { ...sound, favourites: [] }],
    ["fileEmpty", { ...sound, favourites: ["page:home"] }],
  ])("says what is wrong: %s", async (problem, content) => {
    expect(await readFavouritesFile(fileOf(content))).toEqual({ problem });
  });
});
