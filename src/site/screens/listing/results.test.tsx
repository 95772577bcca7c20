import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptyQuery } from "../../../domain/finding/listing-query.ts";
import { type Card, cardsPerPage } from "../../../domain/page.ts";
import { stateOf } from "../../finding-client/inquiry.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { Results } from "./results.tsx";

const language = await loadLanguage("en", "listing");

const card = (number: number): Card => ({
  key: `card-${number}`,
  kind: "inspiration",
  url: `/inspiration/card-${number}/`,
  name: `Card ${number}`,
  promise: "",
  goal: { id: "meet", name: "Meet", color: "sun" },
  minutes: 10,
  group: "any",
  level: "Easy",
  places: [],
  preparationMinutes: 5,
  picture: "/card.svg",
  blocks: [],
});

function buttonOf(shown: number, total: number): string | undefined {
  const cards = Array.from({ length: shown }, (_, index) => card(index));
  const view = {
    query: emptyQuery,
    total,
    cards,
    counts: {},
    countsAlone: {},
    favouritesCount: 0,
    near: [],
    relaxations: [],
  };
  const state = { ...stateOf(view), isBelowResults: false, cardsInWindow: 0 };
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Results state={state} grid={{ current: null }} onMore={() => {}} onMoreIntent={() => {}} failure={undefined} />
    </LanguageContext>,
  );
  return /Show (\d+) more/.exec(markup)?.[1];
}

describe("the results", () => {
  it("offer as many more as will come: a further page, or what there is (R2.13)", () => {
    expect(buttonOf(cardsPerPage, 65)).toBe("24");
    expect(buttonOf(2 * cardsPerPage, 65)).toBe("17");
    expect(buttonOf(30, 30)).toBeUndefined();
  });
});
