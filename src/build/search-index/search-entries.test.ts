import { describe, expect, it } from "vitest";
import { searchableTemplates } from "../pages/template-source.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { searchEntriesOf } from "./search-entries.ts";

const catalogue = makeCatalogue();

describe("searchEntriesOf", () => {
  it("gives what a keyword can find of each template, in the order of the listing", () => {
    const [alpha, beta] = searchEntriesOf(searchableTemplates(catalogue), "inspiration", "fr");
    expect(alpha).toMatchObject({
      name: "Name of alpha",
      promise: "A promise",
      terms: ["decide in fr", "open in fr", "agile in fr", "visual in fr", "easy in fr", "20 minutes"],
    });
    expect(beta?.name).toBe("Name of beta");
  });

  it("has the main goal among the terms, and further ones beside the promise", () => {
    const [alpha] = catalogue.inspirations;
    if (!alpha) throw new Error("The test catalogue has changed");
    const [first] = alpha.facts.goals;
    const goals: [string, ...string[]] = [first, ...Object.keys(catalogue.vocabulary.goals)];
    const changed = searchableTemplates({
      ...catalogue,
      inspirations: [{ ...alpha, facts: { ...alpha.facts, goals } }],
    });
    const [entry] = searchEntriesOf(changed, "inspiration", "fr");
    const [main, ...others] = goals.map((id) => catalogue.vocabulary.goals[id]?.name.fr);
    expect(entry?.terms[0]).toBe(main);
    expect(entry?.promise.split("\n")).toEqual(["A promise", ...others]);
    expect(others.length).toBeGreaterThan(0);
  });

  it("says lengths as visitors type them (R2.13)", () => {
    const [alpha] = catalogue.inspirations;
    if (!alpha) throw new Error("The test catalogue has changed");
    const hour = { ...alpha, facts: { ...alpha.facts, minutes: 60 } };
    const changed = searchableTemplates({ ...catalogue, inspirations: [hour] });
    expect(searchEntriesOf(changed, "inspiration", "de")[0]?.terms).toEqual(
      expect.arrayContaining(["60 Minuten", "1 Stunde"]),
    );
  });

  it("calls short what takes no more than a quarter of an hour (R2.13)", () => {
    const [alpha] = catalogue.inspirations;
    if (!alpha) throw new Error("The test catalogue has changed");
    const qualitiesOf = (minutes: number) => {
      const changed = { ...alpha, facts: { ...alpha.facts, minutes } };
      return searchEntriesOf(searchableTemplates({ ...catalogue, inspirations: [changed] }), "inspiration", "en")[0]
        ?.qualities;
    };
    expect(qualitiesOf(15)).toEqual(expect.arrayContaining(["short", "quick"]));
    expect(qualitiesOf(16)).toEqual([]);
  });

  it("takes the texts without their Markdown and without what links lead to", () => {
    const [alpha] = searchEntriesOf(searchableTemplates(catalogue), "inspiration", "fr");
    expect(alpha?.body).toContain("What it is, with strong words");
    expect(alpha?.body.join(" ")).not.toMatch(/session:gamma|\*/);
  });

  it("takes steps, blocks and variants", () => {
    const [gamma] = searchEntriesOf(searchableTemplates(catalogue), "session", "de");
    expect(gamma?.body).toEqual(expect.arrayContaining(["Title of first block", "Do second block", "In pairs"]));
    expect(gamma?.terms).toContain("team routine in de");
  });

  it("takes the names in the other languages that are not its own", () => {
    const [alpha] = catalogue.inspirations;
    if (!alpha?.words.it || !alpha.words.fr) throw new Error("The test catalogue has changed");
    const italian = { ...alpha.words.it, name: "Alfa", alsoKnownAs: ["Primo", "Name of alpha"] };
    const changed = { ...catalogue, inspirations: [{ ...alpha, words: { ...alpha.words, it: italian } }] };
    expect(searchEntriesOf(searchableTemplates(changed), "inspiration", "fr")[0]?.foreignNames).toEqual([
      "Alfa",
      "Primo",
    ]);
    expect(searchEntriesOf(searchableTemplates(changed), "inspiration", "it")[0]).toMatchObject({
      name: "Alfa",
      otherNames: ["Primo", "Name of alpha"],
      foreignNames: [],
    });
  });

  it("leaves out templates that lack the language", () => {
    expect(searchEntriesOf(searchableTemplates(catalogue), "inspiration", "nl").map(({ name }) => name)).toEqual([
      "Name of alpha",
    ]);
  });
});
