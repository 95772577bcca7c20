import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import { plainView } from "../../../domain/finding/plain-view.ts";
import type { FacetData } from "../../../domain/page.ts";
import { stateOf } from "../../finding-client/inquiry.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { FacetPanel } from "./facet-panel.tsx";

const language = await loadLanguage("en", "listing");

const tags = Array.from({ length: 12 }, (_, index) => ({ id: `tag-${index}`, name: `Tag ${index}`, count: 1 }));

const facets: FacetData[] = [
  {
    id: "goal",
    values: [
      { id: "meet", name: "Meet", color: "coral", count: 3 },
      { id: "decide", name: "Decide", color: "sky", count: 0 },
    ],
  },
  { id: "people", values: [{ id: "6-10", count: 2 }] },
  { id: "minutes", values: [{ id: "60-", count: 1 }] },
  { id: "tag", values: tags },
];

function draw(query: Partial<ListingQuery> = {}): string {
  const view = { ...plainView({ total: 3, cards: [], facets }), query: { ...emptyQuery, ...query } };
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <FacetPanel facets={facets} state={stateOf(view)} onChange={() => {}} />
    </LanguageContext>,
  );
}

/** The box with this name, and nothing else. */
const boxOf = (markup: string, name: string) => markup.match(new RegExp(`<input[^>]*aria-label="${name}[^>]*>`))?.[0];

describe("the panel of filters", () => {
  it("names each group, and says beside each value how many results it would give (R2.15)", () => {
    const markup = draw();
    expect(markup).toMatch(/<legend[^>]*>Goals<\/legend>/);
    expect(boxOf(markup, "Meet, 3 results")).not.toContain("aria-disabled");
    const ranges = draw({ chosen: { people: ["2"], minutes: ["1-10"] } });
    expect(boxOf(ranges, "6 to 10 people, 2 results")).toBeDefined();
    expect(boxOf(ranges, "60 min or more, 1 result")).toBeDefined();
  });

  it("does not let a value be chosen that would give none (R2.15)", () => {
    expect(boxOf(draw(), "Decide, no results")).toContain('aria-disabled="true"');
  });

  it("lets a chosen value go, even if it gives none (R2.15)", () => {
    const box = boxOf(draw({ chosen: { goal: ["decide"] } }), "Decide");
    expect(box).toContain("checked");
    expect(box).not.toContain("aria-disabled");
  });

  it("shows a goal in its chalk", () => {
    expect(draw()).toContain('data-chalk="coral"');
  });

  it("opens a group where something in it is chosen, and the rest of a long list with it", () => {
    expect(draw()).not.toContain("Tag 0");
    const opened = draw({ chosen: { tag: ["tag-0"] } });
    expect(opened).toContain("Tag 7");
    expect(opened).toContain("4 more");
    expect(opened).not.toContain("Tag 8");
    expect(draw({ chosen: { tag: ["tag-11"] } })).toContain("Tag 8");
  });

  it("shows a number of the visitor's own in its field", () => {
    const markup = draw({ chosen: { people: ["6-10", "14"], minutes: ["1-25"] } });
    expect(markup.match(/<input[^>]*inputMode[^>]*>/g)?.map((field) => /value="(\d*)"/.exec(field)?.[1])).toEqual([
      "14",
      "25",
    ]);
  });
});
