import { describe, expect, it } from "vitest";
import { formatProblem } from "./problem.ts";
import { TestContent } from "./test-content.ts";

describe("compile", () => {
  it("turns good content into a catalogue with its defaults filled in", async () => {
    const result = await new TestContent().compile();
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
    if (!result.ok) return;
    const { inspirations, sessions, news, vocabulary, discover } = result.catalogue;
    expect(inspirations.map(({ kind, key }) => `${kind}:${key}`)).toEqual([
      "inspiration:alpha",
      "inspiration:beta",
      "inspiration:delta",
    ]);
    expect(inspirations[0]?.facts).toMatchObject({ withoutLanguages: [] });
    expect(inspirations[0]?.facts.steps[0]).toEqual({
      minutes: 5,
      shortest: 3,
      canSkip: false,
      grows: "none",
      who: "everyone",
      uses: [],
    });
    expect(inspirations[0]?.words.fr?.alsoKnownAs).toEqual([]);
    expect(sessions[0]?.facts.blocks[0]?.activities).toEqual(["alpha"]);
    expect(news).toMatchObject([{ key: "launch", date: "2026-01-05", link: "inspiration:alpha" }]);
    expect(Object.keys(vocabulary.phases)).toEqual(["open", "close"]);
    expect(discover.pt.title).toBe("Etapa f");
  });

  it("orders templates and news newest first, then by key", async () => {
    const content = new TestContent()
      .set("inspirations/delta/facts.yaml", "added", "2026-03-01")
      .write("news/later/facts.yaml", { date: "2026-05-01" });
    for (const [locale, word] of Object.entries({
      de: "Neu",
      en: "New",
      es: "Nuevo",
      fr: "Neuf",
      it: "Nuovo",
      nl: "Nieuw",
      pt: "Novo",
    })) {
      content.write(`news/later/${locale}.yaml`, { title: word, text: word });
    }
    const result = await content.compile();
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join("\n"));
    expect(result.catalogue.inspirations.map(({ key }) => key)).toEqual(["delta", "alpha", "beta"]);
    expect(result.catalogue.news.map(({ key }) => key)).toEqual(["later", "launch"]);
  });

  it("copes with a template that lacks a language on purpose (R2.3)", async () => {
    const result = await new TestContent()
      .set("inspirations/beta/facts.yaml", "withoutLanguages", ["pt"])
      .remove("inspirations/beta/pt.yaml")
      .compile();
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join("\n"));
    const beta = result.catalogue.inspirations.find(({ key }) => key === "beta");
    expect(Object.keys(beta?.words ?? {}).sort()).toEqual(["de", "en", "es", "fr", "it", "nl"]);
  });

  it("tells the problems of all files at once, in their order", async () => {
    const content = new TestContent()
      .set("inspirations/alpha/facts.yaml", "level", "hard")
      .set("inspirations/beta/fr.yaml", "name", "N".repeat(51))
      .set("sessions/gamma/facts.yaml", "minutes", 30)
      .set("vocabulary/goals.yaml", "decide.color", "blue");
    expect((await content.problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([
      "content/inspirations/alpha/facts.yaml level",
      "content/inspirations/beta/fr.yaml name",
      "content/sessions/gamma/facts.yaml minutes",
      "content/vocabulary/goals.yaml decide.color",
    ]);
  });

  it("judges what is sound in a file that is broken elsewhere", async () => {
    const content = new TestContent()
      .set("inspirations/alpha/fr.yaml", "promise", undefined)
      .set("inspirations/alpha/fr.yaml", "slug", "beta-fr")
      .set("inspirations/alpha/fr.yaml", "level", 'Un “mot” et un "autre"');
    expect((await content.problems()).map(({ field }) => field)).toEqual(["promise", "level", "slug"]);
  });

  it("judges the other fields of a file with one that means nothing", async () => {
    const content = new TestContent()
      .set("inspirations/alpha/fr.yaml", "promis", "Never read")
      .set("inspirations/alpha/fr.yaml", "slug", "beta-fr")
      .set("inspirations/alpha/facts.yaml", "minuts", 7)
      .set("inspirations/alpha/facts.yaml", "desk", "nobody");
    const problems = await content.problems();
    expect(problems.map(({ file, field }) => `${file.slice("content/inspirations/".length)} ${field}`)).toEqual([
      "alpha/facts.yaml desk",
      "alpha/facts.yaml minuts",
      "alpha/fr.yaml promis",
      "beta/fr.yaml slug",
    ]);
  });

  it("reports broken facts once and draws no further conclusions from them", async () => {
    const content = new TestContent().write("inspirations/alpha/facts.yaml", "goals: [unclosed\n");
    expect((await content.problems()).map(({ file }) => file)).toEqual(["content/inspirations/alpha/facts.yaml"]);
  });

  it("says file, line, field, what was found and what to write in one line", () => {
    const problem = {
      file: "content/inspirations/swot/fr.yaml",
      line: 41,
      field: "steps.2.title",
      found: "84 characters",
      expected: "write at most 60",
    };
    expect(formatProblem(problem)).toBe(
      "content/inspirations/swot/fr.yaml:41  steps.2.title  found 84 characters, write at most 60",
    );
    expect(formatProblem({ ...problem, field: "" })).toBe(
      "content/inspirations/swot/fr.yaml:41  found 84 characters, write at most 60",
    );
  });
});
