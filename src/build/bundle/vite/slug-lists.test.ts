import { describe, expect, it } from "vitest";
import { locales } from "../../../domain/locale.ts";
import { makeCatalogue } from "../../testing/test-catalogue.ts";
import { slugLists, slugModule, slugsOf } from "./slug-lists.ts";

describe("slugsOf", () => {
  it("names the slugs of a language in the order of the English ones, with a gap for each template that lacks it", () => {
    const catalogue = makeCatalogue([{ key: "beta" }, { key: "alpha", without: ["nl"] }]);
    const situation = ["stuck-en"];
    expect(slugsOf(catalogue, "en")).toEqual({ inspiration: ["alpha", "beta"], session: ["gamma"], situation });
    expect(slugsOf(catalogue, "nl")).toEqual({
      inspiration: ["", "beta-nl"],
      session: ["gamma-nl"],
      situation: ["stuck-nl"],
    });
  });
});

describe("slugLists", () => {
  const { load } = slugLists((locale) => ({ inspiration: [`swot-${locale}`], session: [], situation: [] }));
  const loadModule = (id: string) => (load as (id: string) => Promise<unknown>)(id);

  it("makes one module a language, with the slugs of no other", async () => {
    expect(await loadModule(slugModule("fr"))).toBe(
      'export const slugs = {"inspiration":["swot-fr"],"session":[],"situation":[]};',
    );
  });

  it("makes a table that leads to the lists of all languages", async () => {
    const table = await loadModule("virtual:slugs");
    for (const locale of locales) expect(table).toContain(`${locale}: () => import("${slugModule(locale)}")`);
  });

  it("has nothing to say about other modules, and about languages that the site does not have", async () => {
    expect(await loadModule("react")).toBeUndefined();
    expect(await loadModule("virtual:slugs/xx")).toBeUndefined();
  });
});
