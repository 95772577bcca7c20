import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ListingQuery, writeQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { listingPath } from "../../../domain/route.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { LanguageContext } from "../../language/language.tsx";
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
  near: [],
  relaxations: [
    { part: "keyword", query: { ...query, keyword: "" }, total: 4 },
    { part: "level", query: { ...query, chosen: {} }, total: 1 },
  ],
};

const draw = (shown: ListingView, kind: TemplateKind = "inspiration") =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <NoResults
        view={shown}
        total={75}
        kind={kind}
        addressOf={(it, of = kind) => listingPath(of, "en") + writeQuery(it)}
        onChoose={() => {}}
      />
    </LanguageContext>,
  );

const linksIn = (markup: string) =>
  [...markup.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, address, text]) => [address, text]);

describe("a listing without results", () => {
  const markup = draw(view);

  it("links to what each part of the question costs, with what letting go of it gives (R8.2)", () => {
    expect(linksIn(markup).slice(1)).toEqual([
      ["/inspirations/?level=easy", "Without the search “&lt;b&gt;x”: 4 templates"],
      ["/inspirations/?q=%3Cb%3Ex", "Without “Facilitation level”: 1 template"],
      ["/inspirations/", "Without any filter: all 75 templates"],
    ]);
  });

  it("says how to get favourites where nothing else was asked for, and nothing of spelling", () => {
    const favourites = { ...emptyQuery, favourites: true };
    const hint = "Press the bookmark on a template to add it.";
    expect(draw({ ...view, query: favourites })).toContain(hint);
    expect(draw({ ...view, query: { ...favourites, keyword: "x" } })).not.toContain(hint);
    expect(draw({ ...view, query: { ...favourites, chosen: { level: ["easy"] } } })).not.toContain(hint);
  });

  it("does not offer all templates twice (R8.2)", () => {
    const all = { part: "keyword" as const, query: emptyQuery, total: 75 };
    expect(linksIn(draw({ ...view, relaxations: [all] })).slice(1)).toEqual([
      ["/inspirations/", "Without the search “&lt;b&gt;x”: 75 templates"],
    ]);
    expect(linksIn(draw({ ...view, relaxations: [] })).slice(1)).toEqual([
      ["/inspirations/", "Without any filter: all 75 templates"],
    ]);
  });

  it("leads a search to the other listing, which is asked the same (R8.2)", () => {
    expect(linksIn(markup)[0]).toEqual(["/sessions/?q=%3Cb%3Ex&amp;level=easy", "Search the sessions"]);
    expect(linksIn(draw(view, "session"))[0]).toEqual([
      "/inspirations/?q=%3Cb%3Ex&amp;level=easy",
      "Search the activities",
    ]);
    expect(linksIn(draw({ ...view, query: { ...query, keyword: "" } }))).toHaveLength(3);
  });

  it.each([
    ["en", "Sorry! No results matched your search"],
    ["fr", "Votre recherche ne donne aucun résultat"],
  ] as const)("is told of in the words that are asked for (R8.2, %s)", async (locale, words) => {
    const { messages } = await loadLanguage(locale, "listing");
    expect(messages.listing.noResults()).toBe(words);
  });

  it("says what to try (R8.2)", () => {
    expect(markup).toContain("Check the spelling, or use other filters.");
  });
});
