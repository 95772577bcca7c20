/** The filter sentence of the home page, whose choices the build has counted (R2.11). */
import { describe, expect, it } from "vitest";
import { locales } from "../../src/domain/locale.ts";
import type { HomeData } from "../../src/domain/page.ts";
import { homePath } from "../../src/domain/route.ts";
import { sentenceChoices } from "../../src/site/filter-sentence/sentence-choices.ts";
import { readListing, resultsOf } from "../journeys/listing-facts.ts";
import { readPageFile } from "../journeys/page-file.ts";

describe.each(locales)("the sentence in %s", (locale) => {
  const { sentence } = readPageFile(homePath(locale)).data as HomeData;

  it.each(["inspiration", "session"] as const)(
    "offers of each %s only what gives results with the other choices (R2.11)",
    (kind) => {
      const listing = readListing(locale, kind);
      const { goals } = sentenceChoices(sentence, { kind });
      expect(goals.length).toBeGreaterThan(1);
      for (const goal of goals) {
        const { people } = sentenceChoices(sentence, { kind, goal });
        expect(people.length).toBeGreaterThan(0);
        for (const size of people)
          expect(resultsOf(listing, { chosen: { goal: [goal], people: [size] } }), `${goal} ${size}`).not.toEqual([]);
      }
    },
  );
});
