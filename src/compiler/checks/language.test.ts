import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const french = "inspirations/alpha/fr.yaml";

describe("checkLanguage", () => {
  it("reports a German sentence in a French file", async () => {
    const sentence = "Alle schreiben ihre Ideen auf Karten, und niemand spricht, bis die Zeit um ist.";
    const content = new TestContent().set(french, "steps.2.do", sentence);
    expect(await content.problems()).toEqual([
      content.problemAt(
        french,
        sentence,
        "steps.2.do",
        "Deutsch ('Alle schreiben ihre Ideen auf Karten, un…')",
        "write it in Français",
      ),
    ]);
  });

  it("reports short neighbours in another language together", async () => {
    const content = new TestContent().set(french, "settings", [
      "Die Namen sind nicht zu sehen",
      "Die Uhr läuft für alle",
      "Jede Person hat drei Punkte",
    ]);
    expect(await content.problems()).toMatchObject([
      { field: "settings", line: content.lineOf(french, "settings:"), expected: "write it in Français" },
    ]);
  });

  it("reports it in the vocabulary and in the interface too", async () => {
    const english = "Help people to speak, smile and arrive before the work begins.";
    const content = new TestContent()
      .set("vocabulary/phases.yaml", "open.definition.pt", english)
      .set("interface/es.yaml", "listing.hello", `${english} {name}`);
    expect(await content.problems()).toMatchObject([
      { file: "content/interface/es.yaml", field: "listing.hello", expected: "write it in Español" },
      { file: "content/vocabulary/phases.yaml", field: "open.definition.pt", expected: "write it in Português" },
    ]);
  });

  it("does not cry wolf over sources, names, and sentences that quote another language", async () => {
    const content = new TestContent()
      .set(french, "sources", [
        "Henri Lipmanowicz and Keith McCandless, “The Surprising Power of Liberating Structures”, 2013.",
      ])
      .set(french, "alsoKnownAs", ["What is the one thing that we should do next"])
      .set(
        french,
        "steps.0.do",
        "Le nom vient de l’anglais « Start, stop, continue », que les équipes agiles connaissent bien.",
      );
    expect((await content.problems()).filter(({ expected }) => expected.startsWith("write it in"))).toEqual([]);
  });
});
