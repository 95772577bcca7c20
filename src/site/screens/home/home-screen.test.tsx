import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { packHighlights } from "../../../domain/highlight-columns.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { HomeData, PageContext } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { HomeScreen } from "./home-screen.tsx";

const data: HomeData = {
  screen: "home",
  highlights: packHighlights([]),
  counts: { inspiration: 0, session: 0 },
  sentence: { goals: [], totals: { inspiration: [[0]], session: [[0]] } },
  boards: [],
  situations: [],
  news: [],
  about: [],
};

async function draw(locale: Locale): Promise<string> {
  const context: PageContext = { routeName: "home", locale, translations: [], title: "", description: "" };
  return renderToStaticMarkup(
    <LanguageContext value={await loadLanguage(locale, "home")}>
      <HomeScreen data={data} context={context} view={undefined} withoutScript={undefined} />
    </LanguageContext>,
  );
}

const { apiUrl } = config;
afterEach(() => {
  config.apiUrl = apiUrl;
});

describe("the newsletter of the home page", () => {
  it("is offered in French alone (R2.11)", async () => {
    expect(await draw("fr")).toContain('type="email"');
    expect(await draw("en")).not.toContain('type="email"');
  });

  it("has no name for the address, by which a browser would put it into the page's own address (R2.12)", async () => {
    expect(await draw("fr")).not.toMatch(/<input[^>]* name=[^>]*type="email"|<input[^>]*type="email"[^>]* name=/);
  });

  it("is not offered where no platform would take the address", async () => {
    config.apiUrl = "";
    expect(await draw("fr")).not.toContain('type="email"');
  });
});
