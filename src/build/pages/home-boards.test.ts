import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import type { HomeData } from "../../domain/page.ts";
import { Pictures } from "../pictures/pictures.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeMessages } from "../testing/test-messages.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { assemblePages } from "./assemble-pages.ts";
import { PagePlanner } from "./plan-pages.ts";
import { templatesInMemory } from "./template-source.ts";

function homeIn(locale: "en" | "nl"): HomeData {
  const catalogue = makeCatalogue([{ key: "alpha", without: ["nl"] }, { key: "beta" }]);
  const pictures = new Pictures(catalogue.vocabulary, makeRenderer());
  const templates = templatesInMemory(catalogue, pictures);
  const planner = new PagePlanner({ templates, messages: makeMessages(), pictures, config: siteConfig });
  const [home] = assemblePages(planner.ofLocale(locale).slice(0, 1));
  return home?.data as HomeData;
}

describe("homeBoards", () => {
  it("shows the boards that the content names, as far as a language has them (R2.11)", () => {
    expect(homeIn("en").boards.map(({ url }) => url)).toEqual(["/inspiration/alpha/", "/inspiration/beta/"]);
    expect(homeIn("nl").boards.map(({ url }) => url)).toEqual(["/nl/inspiration/beta-nl/"]);
    expect(homeIn("nl").boards[0]?.svg).toMatch(/^<svg/);
  });

  it("fits the first of them to both meetings by the rules of a plan (R2.11)", () => {
    // Two steps of ten minutes: the first is for groups of three or four, can be left out, and grows with more groups than it is made for.
    expect(homeIn("en").fitting).toMatchObject({
      meetings: [
        { people: 8, minutes: 60, total: expect.any(Number) },
        { people: 14, minutes: 25, total: expect.any(Number) },
      ],
      steps: [{ fitted: [{ groups: 2 }, { groups: 4 }] }, { fitted: [{ groups: 0 }, { groups: 0 }] }],
    });
    for (const [at, { total }] of (homeIn("en").fitting?.meetings ?? []).entries()) {
      const sum = homeIn("en").fitting?.steps.reduce((minutes, { fitted }) => minutes + (fitted[at]?.minutes ?? 0), 0);
      expect(sum).toBe(total);
    }
  });
});
