import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery } from "../../../domain/finding/listing-query.ts";
import { plainView } from "../../../domain/finding/plain-view.ts";
import type { ListingData } from "../../../domain/page.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { ListingSentence } from "./listing-sentence.tsx";

const language = await loadLanguage("en", "listing");

const data: ListingData = {
  screen: "listing",
  kind: "session",
  total: 3,
  cards: [],
  facets: [
    {
      id: "goal",
      values: [
        { id: "meet", name: "Meet", count: 2 },
        { id: "decide", name: "Decide", count: 0 },
      ],
    },
    {
      id: "people",
      values: [
        { id: "2", count: 1 },
        { id: "3-5", count: 2 },
        { id: "6-10", count: 3 },
      ],
    },
  ],
  files: "/files/",
  search: "/search/",
};

/** The options of the lists without those that are always there. `counts` replace those of the group sizes. */
function offered(chosen: ListingQuery["chosen"], counts?: Record<string, number>): (string | undefined)[] {
  const plain = plainView(data);
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <ListingSentence
        data={data}
        query={{ ...emptyQuery, chosen }}
        view={{ ...plain, countsAlone: { ...plain.countsAlone, ...(counts && { people: counts }) } }}
        addressOf={() => ""}
        onChange={() => {}}
      />
    </LanguageContext>,
  );
  const texts = [...markup.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text);
  return texts.filter((text) => !/templates$|^any /.test(text ?? ""));
}

describe("the sentence of a listing", () => {
  it("offers nothing that has no results (R2.15)", () => {
    expect(offered({})).toEqual(["the goal “Meet”", "2 people", "3 to 5 people", "6 to 10 people"]);
    expect(offered({ goal: ["meet"] }, { "2": 0, "3-5": 2, "6-10": 1 })).toEqual([
      "the goal “Meet”",
      "3 to 5 people",
      "6 to 10 people",
    ]);
  });

  it("never loses what is chosen, a size of the visitor's own included", () => {
    const none = { "2": 0, "3-5": 0, "6-10": 0 };
    expect(offered({ goal: ["decide"], people: ["2"] }, none)).toEqual([
      "the goal “Meet”",
      "the goal “Decide”",
      "2 people",
    ]);
    expect(offered({ people: ["14"] }, none)).toEqual(["the goal “Meet”", "14 people"]);
  });
});
