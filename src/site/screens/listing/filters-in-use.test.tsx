import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { FacetData } from "../../../domain/page.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { FiltersInUse } from "./filters-in-use.tsx";

const language = await loadLanguage("en", "listing");
const facets: FacetData[] = [{ id: "goal", values: [{ id: "meet", name: "Meet", color: "coral", count: 1 }] }];

const draw = (query: Partial<ListingQuery>) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <FiltersInUse
        facets={facets}
        query={{ ...emptyQuery, ...query }}
        onChange={() => {}}
        fallback={{ current: null }}
      />
    </LanguageContext>,
  );

describe("the filters in use", () => {
  it("are nothing where none is, whatever is searched for", () => {
    expect(draw({ keyword: "swot" })).toBe("");
  });

  it("are counted, and each can be taken away by its name (R2.13)", () => {
    const markup = draw({ chosen: { people: ["14"], goal: ["meet"] }, favourites: true });
    expect([...markup.matchAll(/aria-label="Remove the filter ([^"]*)"/g)].map(([, name]) => name)).toEqual([
      "Meet",
      "14 people",
      "My favourites",
    ]);
    expect(markup).toContain("3 filters in use");
    expect(markup).toContain("Reset all");
  });
});
