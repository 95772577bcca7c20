import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const dutch = "inspirations/alpha/nl.yaml";

describe("checkMarkup", () => {
  it("reports constructs that prose does not have", async () => {
    const content = new TestContent().set(dutch, "steps.0.do", "## Kop\n\n`code`");
    const expected = "write paragraphs, lists, **strong**, *emphasis* and links only";
    expect(await content.problems()).toEqual([
      content.problemAt(dutch, "do: |", "steps.0.do", "a heading", expected),
      content.problemAt(dutch, "do: |", "steps.0.do", "code", expected),
    ]);
  });

  it("takes words of another language, and reports those of none and of the file's own", async () => {
    const sound = new TestContent().set(dutch, "steps.0.do", "Lees *[Six Thinking Hats](lang:en)*.");
    expect(await sound.problems()).toEqual([]);
    const content = new TestContent().set(
      dutch,
      "steps.0.do",
      "[Boek](lang:nl), [book](lang:english), [kniha](lang:qq)",
    );
    const expected = "write the code of another language, such as lang:ja";
    expect(await content.problems()).toEqual(
      ["english", "nl", "qq"].map((language) =>
        content.problemAt(dutch, "do:", "steps.0.do", `words in the language '${language}'`, expected),
      ),
    );
  });

  it("reports markup in a line", async () => {
    const content = new TestContent().set(dutch, "promise", "Een **sterk** woord");
    expect(await content.problems()).toEqual([
      content.problemAt(
        dutch,
        "promise:",
        "promise",
        "markup",
        "write plain text: this field takes no markup and no links",
      ),
    ]);
  });
});
