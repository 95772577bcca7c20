import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const file = "situations/en.yaml";
const five = "[a, b, c, d, e]";

describe("checkSituationPhrases", () => {
  it("reports a situation without phrases, and one that the vocabulary does not have", async () => {
    const content = new TestContent().write(file, `stuck: ${five}\ntence: ${five}\n`);
    expect(await content.problems()).toEqual([
      content.problemAt(file, "stuck", "", "no phrases for 'tense'", "write what people type in this situation"),
      content.problemAt(
        file,
        "tence",
        "tence",
        "'tence'",
        "did you mean 'tense'? Otherwise write one of: stuck, tense",
      ),
    ]);
  });

  it("reports a phrase that stands twice in its situation", async () => {
    const content = new TestContent().write(file, `stuck: [a, b, c, d, e, b]\ntense: ${five}\n`);
    expect(await content.problems()).toEqual([
      content.problemAt(file, "stuck", "stuck.5", "'b' a second time", "write each entry once"),
    ]);
  });
});
