import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const french = "interface/fr.yaml";
const field = "listing.hello";

describe("checkInterface", () => {
  it("reports a message that English has and another language lacks", async () => {
    const content = new TestContent().set(french, field, undefined);
    expect(await content.problems()).toEqual([
      content.problemAt(french, "listing:", field, "nothing", "write this message; in English it is 'Step {name}'"),
    ]);
  });

  it("reports a message that English does not have, and names the one that was meant", async () => {
    const content = new TestContent()
      .set(french, field, undefined)
      .set(french, "listing.helo", "Étape {name}")
      .set(french, "extra", "Texte");
    expect(await content.problems()).toEqual([
      content.problemAt(french, "listing:", field, "nothing", "write this message; in English it is 'Step {name}'"),
      content.problemAt(
        french,
        "helo:",
        "listing.helo",
        "a message that en.yaml does not have",
        "did you mean 'listing.hello'?",
      ),
      content.problemAt(french, "extra:", "extra", "a message that en.yaml does not have", "remove it"),
    ]);
  });

  it.each([
    ["Étape {nom}", "{nom}", "{name}"],
    ["Étape", "no arguments", "{name}"],
    ["Étape {name} {count, plural, one {une} other {# fois}}", "{count}, {name}", "{name}"],
  ])("reports other arguments than in English: %s", async (message, found, expected) => {
    const content = new TestContent().set(french, field, message);
    expect(await content.problems()).toEqual([
      content.problemAt(french, "hello:", field, found, `write the arguments of the English message: ${expected}`),
    ]);
  });

  it.each(["Étape {name", "{name, plural, few {a} other {b}}", "{name, plural, one {a}}"])(
    "reports a broken message: %s",
    async (message) => {
      const content = new TestContent().set(french, field, message);
      const problems = await content.problems();
      expect(problems).toMatchObject([
        {
          file: `content/${french}`,
          line: content.lineOf(french, "hello:"),
          field,
          expected: "write a valid ICU message",
        },
      ]);
      expect(problems[0]?.found).toMatch(/^a broken message \(/);
    },
  );

  it("reports what is not a text", async () => {
    const content = new TestContent().set(french, field, 3);
    expect((await content.problems()).map(({ found }) => found).sort()).toEqual(["3", "nothing"]);
  });

  it("lets a language have plural forms of its own (R1.2)", async () => {
    const content = new TestContent().set(
      french,
      "listing.count",
      "{count, plural, one {# Étape} many {# d’Étapes} other {# Étapes}}",
    );
    expect(await content.problems()).toEqual([]);
  });
});
