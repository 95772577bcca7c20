import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery, writeQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { NoResults } from "./no-results.tsx";

const language = await loadLanguage("en", "listing");
const query: ListingQuery = { ...emptyQuery, keyword: "<b>x", chosen: { level: ["easy"] } };

const view: ListingView = {
  query,
  total: 0,
  cards: [],
  counts: {},
  countsAlone: {},
  favouritesCount: 0,
  relaxations: [
    { part: "keyword", query: { ...query, keyword: "" }, total: 4 },
    { part: "level", query: { ...query, chosen: {} }, total: 1 },
  ],
};

describe("a listing without results", () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NoResults view={view} total={75} addressOf={(it) => `/inspirations/${writeQuery(it)}`} onChoose={() => {}} />
    </LanguageProvider>,
  );

  it("links to what each part of the question costs, with what letting go of it gives (R8.2)", () => {
    expect([...markup.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, address, text]) => [address, text])).toEqual([
      ["/inspirations/?level=easy", "Without the search “&lt;b&gt;x”: 4 templates"],
      ["/inspirations/?q=%3Cb%3Ex", "Without “Facilitation level”: 1 template"],
      ["/inspirations/", "Without any filter: all 75 templates"],
    ]);
  });

  it("says what to try (R8.2)", () => {
    expect(markup).toContain("Check the spelling, or use other filters.");
  });
});
