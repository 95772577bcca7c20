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

  it.each([
    ["Neem [de 4Ls] (inspiration:alpha) erbij", "'[de 4Ls] (inspiration:alpha) erbij'"],
    ["Neem [de 4Ls](inspiration:alpha", "'[de 4Ls](inspiration:alpha'"],
    ["Neem [de 4Ls](inspiration: alpha)", "'[de 4Ls](inspiration: alpha)'"],
    ["Neem [de 4Ls][alpha]", "'[de 4Ls][alpha]'"],
    ["Neem [de 4Ls](https://example.com/a b)", "'[de 4Ls]('"],
    ["**Vergeet dit nooit.", "'**Vergeet dit nooit.'"],
    ["** Vet** woord", "'** Vet** woord'"],
    ["Eerst *dit\n\n- en `dat", "'*dit'"],
  ])("reports a link or emphasis that is none: %s (R1.1)", async (text, found) => {
    const expected =
      "write a link as [text](inspiration:swot), emphasis as *text* or **text**, and \\ before a sign that stands for itself";
    expect(await new TestContent().set(dutch, "steps.0.do", text).problems()).toMatchObject([
      { field: "steps.0.do", found, expected },
    ]);
  });

  it.each([
    "Twee \\* drie \\[zes\\]",
    "Zie https://example.com/een_twee_drie",
    "**Vet**, *schuin* en [zes](inspiration:beta)",
  ])("accepts signs that are meant: %s", async (text) => {
    expect(await new TestContent().set(dutch, "steps.0.do", text).problems()).toEqual([]);
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
