import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import { readSiteFiles } from "../read-content.ts";
import { TestContent } from "../test-content.ts";
import { findWornNames } from "./names-used.ts";
import { surveyContent } from "./survey-content.ts";

const survey = (content: TestContent, today = "2026-03-02") =>
  content.withGoodFolder((folder) => surveyContent(folder, today));

const sentence = "Nobody but the baker knows how early the bread begins.";

describe("a survey of the content", () => {
  it("counts the words of each template, by language and class, where it is complete", async () => {
    const whole = await survey(new TestContent());
    expect(whole.complete.nl).toBe(whole.templates);
    expect(Object.values(whole.words.nl).flat()).toHaveLength(whole.templates);
    const broken = await survey(new TestContent().set("inspirations/alpha/nl.yaml", "promise", undefined));
    expect(broken.complete).toMatchObject({ nl: whole.templates - 1, de: whole.templates });
  });

  it("reports a sentence that stands in two templates, whatever its case and marks", async () => {
    const { repeatedSentences } = await survey(
      new TestContent()
        .set("inspirations/alpha/en.yaml", "summary.what", `First. ${sentence}`)
        .set("inspirations/beta/en.yaml", "example.story", `**nobody** but the baker knows how early the bread begins!`)
        .set("sessions/gamma/de.yaml", "summary.what", sentence),
    );
    expect(repeatedSentences.filter(({ found }) => found.includes("baker"))).toEqual([
      expect.objectContaining({ file: "content/inspirations/beta/en.yaml", field: "example.story" }),
    ]);
  });

  it("lets a template say something twice itself, and short formulas stand anywhere", async () => {
    const { repeatedSentences } = await survey(
      new TestContent()
        .set("inspirations/alpha/en.yaml", "summary.what", sentence)
        .set("inspirations/alpha/en.yaml", "summary.when", sentence)
        .set("inspirations/beta/en.yaml", "level", "Anyone can lead this one."),
    );
    expect(repeatedSentences.filter(({ found }) => /baker|anyone/.test(found))).toEqual([]);
  });

  it("reports a template that was added on a day to come, and believes the newest news more than a clock that is behind (R1.1)", async () => {
    const file = "inspirations/alpha/facts.yaml";
    const content = new TestContent().set(file, "added", "2052-10-28");
    const expected = "write a day that has come, at most 2026-03-02";
    expect((await survey(content)).futureDates).toEqual([
      content.problemAt(file, "added:", "added", "'2052-10-28'", expected),
    ]);
    expect((await survey(new TestContent().set(file, "added", "2026-03-02"))).futureDates).toEqual([]);
    const told = new TestContent().set("news/launch/facts.yaml", "date", "2026-02-01");
    expect((await survey(told, "2020-01-01")).futureDates).toEqual([]);
  });

  it("reports clipped sentences of running text, and leaves titles, results and what is said alone", async () => {
    const file = "inspirations/alpha/en.yaml";
    const short = "Stick it up.";
    const fields = ["summary.what", "steps.0.do", "steps.0.title", "steps.0.result", "steps.0.say", "traps.0.trap"];
    const content = new TestContent();
    for (const field of fields) content.set(file, field, short);
    content.set(file, "steps.1.do", "Ask: “Who begins?” Everybody waits for an answer.");
    const found = (await survey(content)).clippedSentences.filter((problem) => problem.file === `content/${file}`);
    expect(found.filter(({ found: what }) => /stick|begins/.test(what)).map(({ field }) => field)).toEqual([
      "summary.what",
      "steps.0.do",
    ]);
  });

  it("reports with what words too many sentences of a field begin", async () => {
    const content = new TestContent();
    const numbered = (start: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${start} number ${index} goes on.`).join(" ");
    const others = Array.from({ length: 57 }, (_, index) => `Sentence ${index} is another one.`).join(" ");
    content.set("inspirations/alpha/en.yaml", "summary.what", `${numbered("If you want", 3)} ${others}`);
    const before = (await survey(content)).formulas.filter(({ field }) => field === "summary.what");
    expect(before.filter(({ opening }) => opening === "if you want")).toEqual([]);
    content.set("inspirations/alpha/en.yaml", "summary.what", `${numbered("If you want", 6)} ${others}`);
    expect((await survey(content)).formulas).toContainEqual(
      expect.objectContaining({ locale: "en", field: "summary.what", opening: "if you want", sentences: 6 }),
    );
  });

  it("reports a situation in which hardly any template helps", async () => {
    const found = async (content: TestContent) =>
      (await survey(content)).rareSituations.map(({ field, found: what }) => [field, what]);
    expect(await found(new TestContent())).toEqual([]);
    const content = new TestContent();
    for (const key of ["alpha", "beta"]) content.set(`inspirations/${key}/facts.yaml`, "situations.1", "stuck-again");
    expect(await found(content)).toEqual([["tense", "2 templates"]]);
  });

  it("reports names of people who speak in too many examples, and no roles", async () => {
    const said = [
      { by: "Nina", words: "Yes." },
      { by: "The coach", words: "No." },
    ];
    const content = new TestContent();
    for (const key of ["alpha", "beta"]) content.set(`inspirations/${key}/en.yaml`, "example.moment.said", said);
    const worn = (most: number) =>
      content.withGoodFolder((folder) =>
        findWornNames(parseContent(readSiteFiles(folder)), most).filter(({ locale }) => locale === "en"),
      );
    expect(await worn(2)).not.toContainEqual(expect.objectContaining({ name: "Nina" }));
    expect(await worn(1)).toContainEqual({ locale: "en", name: "Nina", templates: 2 });
    expect(await worn(1)).not.toContainEqual(expect.objectContaining({ name: "The coach" }));
  });

  it("reports a text that is much shorter or longer than in the other languages", async () => {
    const content = new TestContent();
    for (const locale of ["fr", "en", "de", "es", "it", "nl", "pt"]) {
      const words = locale === "es" ? "Muy corto." : locale === "it" ? "parola ".repeat(60) : "word ".repeat(25);
      content.set(`inspirations/alpha/${locale}.yaml`, "summary.what", words.trim());
    }
    const { unevenLengths } = await survey(content);
    expect(unevenLengths.map(({ file, field }) => [file.slice(-7), field])).toEqual(
      [
        ["es.yaml", "summary.what"],
        ["it.yaml", "summary.what"],
      ].map(([file, field]) => [expect.stringContaining(file as string), field]),
    );
  });

  it("reports a template that fewer than two others recommend", async () => {
    expect((await survey(new TestContent())).islands).toEqual([]);
    const content = new TestContent();
    for (const entry of [0, 1, 2]) {
      content.set("inspirations/beta/facts.yaml", `recommendations.${entry}`, "session:gamma");
      content.set("sessions/gamma/facts.yaml", `recommendations.${entry}`, "inspiration:beta");
    }
    const { islands } = await survey(content);
    expect(islands.map(({ file, found }) => [file, found])).toContainEqual([
      "content/inspirations/alpha/facts.yaml",
      "1 recommendation of this template",
    ]);
  });

  it("tells how many templates each value of a filter gives, also where it gives none", async () => {
    const { spread, templates } = await survey(new TestContent());
    const levels = spread.inspiration.filter(({ facet }) => facet === "level");
    expect(levels.reduce((sum, it) => sum + it.templates, 0)).toBe(templates - 1);
    expect(spread.inspiration.filter(({ facet }) => facet === "minutes").map(({ value }) => value)).toContain("60-");
    expect(spread.session.some(({ facet }) => facet === "context")).toBe(true);
    expect(spread.inspiration.some((it) => it.templates === 0 && it.share === 0)).toBe(true);
  });

  it("judges a filter of both listings by all templates together, and one of a single listing there", async () => {
    const { spread, templates } = await survey(new TestContent());
    expect(spread.all).not.toHaveLength(0);
    for (const { facet, value, templates: having, share, isOff } of spread.all) {
      const [activities = 0, sessions = 0] = (["inspiration", "session"] as const).map(
        (kind) => spread[kind].find((it) => it.facet === facet && it.value === value)?.templates,
      );
      expect(having).toBe(activities + sessions);
      expect(share).toBe(having / templates);
      expect(isOff).toBe(facet !== "people" && facet !== "place" && (having < 3 || share > 0.6));
    }
    const judged = (kind: "inspiration" | "session") =>
      new Set(spread[kind].filter(({ isOff }) => isOff).map(({ facet }) => facet));
    expect([...judged("inspiration")]).toEqual(["activity"]);
    expect([...judged("session")]).toEqual(["context"]);
    expect(spread.all.filter(({ facet }) => facet === "activity" || facet === "context")).toEqual([]);
  });
});
