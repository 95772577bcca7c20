import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { LanguageContext } from "../language/language.tsx";
import { loadLanguage } from "../navigation/load-language.ts";
import { FilterSentence, several } from "./filter-sentence.tsx";
import type { SentenceChoices, SentenceState } from "./sentence-choices.ts";

const goalNames = new Map([["meet", "Meet"]]);
const all: SentenceChoices = { kinds: ["inspiration", "session"], goals: ["meet"], people: ["2", "6-10", "21-"] };

async function draw(state: SentenceState, choices = all, locale: (typeof locales)[number] = "en") {
  const language = await loadLanguage(locale, "home");
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <FilterSentence state={state} choices={choices} goalNames={goalNames} onChange={() => {}} />
    </LanguageContext>,
  );
}

const optionsOf = (markup: string) => [...markup.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text);

describe("the filter sentence", () => {
  it("says what can be chosen in words that fit it", async () => {
    const markup = await draw({ kind: "inspiration" });
    expect(markup.replace(/<span.*?<\/span><\/span>/g, "…")).toContain("I’m looking for … with … for …");
    expect(optionsOf(markup)).toEqual([
      "activity templates",
      "session templates",
      "any goal",
      "the goal “Meet”",
      "any group",
      "2 people",
      "6 to 10 people",
      "21 people or more",
    ]);
  });

  it("says so where a list has nothing to choose from (R2.11, R8.2)", async () => {
    const markup = await draw({ kind: "session" }, { kinds: ["session"], goals: [], people: [] });
    expect(markup.match(/<option disabled="">No result\. :\(/g)).toHaveLength(3);
  });

  it("says so where several values are chosen", async () => {
    expect(optionsOf(await draw({ kind: "inspiration", goal: several, people: several }))).toEqual(
      expect.arrayContaining(["several goals", "several group sizes"]),
    );
  });

  it.each(locales)("has all three choices in %s (R2.11)", async (locale) => {
    expect((await draw({ kind: "inspiration" }, all, locale)).match(/<select/g)).toHaveLength(3);
  });
});
