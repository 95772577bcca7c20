import { describe, expect, it } from "vitest";
import { TestContent } from "./test-content.ts";

const facts = "inspirations/alpha/facts.yaml";
const french = "inspirations/alpha/fr.yaml";

describe("problems found by the schemas", () => {
  it.each([
    ["a text that is too long", french, "steps.2.title", "t".repeat(84), "84 characters", "write at most 60"],
    ["a text that is too short", french, "description", "Trop court.", "11 characters", "write at least 70"],
    ["an empty text", french, "steps.1.do", "", "an empty text", "write at least 1"],
    ["an empty field", french, "promise", null, "an empty field", "write a text"],
    [
      "fields where a text should be",
      french,
      "promise",
      { Un: "mot" },
      "fields",
      "write a text; put quotes around one that holds a colon",
    ],
    ["a line that breaks", french, "level", "un\ndeux", "'un\ndeux'", "write one line, without a line break"],
    [
      "a slug that is not well formed",
      french,
      "slug",
      "Été--1",
      "'Été--1'",
      "write lower-case letters without accents, digits and single hyphens",
    ],
    ["a list that is too long", french, "settings", ["a", "b", "c", "d", "e", "f"], "6 entries", "write at most 5"],
    [
      "a value that is not allowed",
      facts,
      "activity",
      "bord",
      "'bord'",
      "did you mean 'board'? Otherwise write one of: board, canvas, matrix, poll, quiz, form, image, cards",
    ],
    ["half a minute", facts, "steps.0.minutes", 4.5, "4.5", "write a whole number"],
    ["a number as text", facts, "preparationMinutes", "ten", "'ten'", "write a number"],
    ["a number that is too small", facts, "preparationMinutes", -1, "-1", "write at least 0"],
    ["a date in another order", facts, "added", "02/03/2026", "'02/03/2026'", "write a date such as 2026-03-02"],
    ["no goal at all", facts, "goals", [], "0 entries", "write at least 1"],
    ["four goals", facts, "goals", ["decide", "b", "c", "d"], "4 entries", "write at most 3"],
    [
      "two recommendations",
      facts,
      "recommendations",
      ["inspiration:beta", "session:gamma"],
      "2 entries",
      "write exactly 3",
    ],
    ["a group size that is a word", facts, "group", "many", "'many'", "write any, { from: 3 } or { from: 4, to: 12 }"],
  ])("reports %s", async (_, file, field, value, found, expected) => {
    const content = new TestContent().set(file, field, value);
    const name = field.split(".").at(-1) ?? "";
    const problems = await content.problems();
    expect(problems).toMatchObject([{ file: `content/${file}`, field, found, expected }]);
    expect(content.textOf(file).split("\n")[(problems[0]?.line ?? 0) - 1]).toContain(`${name}:`);
  });

  it("reports what is wrong inside a group size", async () => {
    const content = new TestContent().set(facts, "group", { from: 0, too: 4 });
    expect(await content.problems()).toEqual([
      content.problemAt(facts, "from: 0", "group.from", "0", "write at least 1"),
      content.problemAt(
        facts,
        "too: 4",
        "group.too",
        "an unknown field 'too'",
        "did you mean 'to'? Otherwise write one of: to",
      ),
    ]);
  });

  it("reports a missing field at its parent", async () => {
    const content = new TestContent().set(french, "steps.1.say", undefined);
    expect(await content.problems()).toEqual([
      content.problemAt(french, "title: Étape 1", "steps.1.say", "nothing", "write a text"),
    ]);
  });

  it("reports an unknown field and names the one that was meant", async () => {
    const content = new TestContent().set(facts, "steps.3.canSkp", true);
    expect(await content.problems()).toEqual([
      content.problemAt(
        facts,
        "canSkp",
        "steps.3.canSkp",
        "an unknown field 'canSkp'",
        "did you mean 'canSkip'? Otherwise write one of: canSkip, groupsOf, uses, turns, reads",
      ),
    ]);
  });

  it("reports an empty file", async () => {
    const content = new TestContent().write(french, "");
    expect(await content.problems()).toEqual([
      { file: `content/${french}`, line: 1, field: "", found: "an empty field", expected: "write fields, one a line" },
    ]);
  });

  it("reports an id of the vocabulary that is not well formed", async () => {
    const content = new TestContent();
    const text = content.textOf("vocabulary/tags.yaml").replace("visual:", "Visual Aid:");
    content.write("vocabulary/tags.yaml", text);
    expect(await content.problems()).toEqual([
      content.problemAt(
        "vocabulary/tags.yaml",
        "Visual Aid:",
        "Visual Aid",
        "'Visual Aid'",
        "write lower-case letters without accents, digits and single hyphens",
      ),
    ]);
  });

  it("reports a term that lacks a language", async () => {
    const content = new TestContent().set("vocabulary/phases.yaml", "open.definition.nl", undefined);
    expect(await content.problems()).toEqual([
      content.problemAt("vocabulary/phases.yaml", "definition:", "open.definition.nl", "nothing", "write a text"),
    ]);
  });

  it("checks news and the discover page too", async () => {
    const content = new TestContent()
      .set("news/launch/it.yaml", "title", "t".repeat(71))
      .set("discover/nl.yaml", "prepare.points.2", undefined);
    expect(await content.problems()).toEqual([
      content.problemAt("discover/nl.yaml", "points:", "prepare.points", "2 entries", "write exactly 3"),
      content.problemAt("news/launch/it.yaml", "title:", "title", "71 characters", "write at most 70"),
    ]);
  });
});
