import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const text = "Cards ready, clock running, all set";

describe("checkUntranslated", () => {
  it("reports a long text that stands in two languages", async () => {
    const content = new TestContent()
      .set("inspirations/alpha/en.yaml", "settings.1", text)
      .set("inspirations/alpha/de.yaml", "settings.1", text);
    expect(await content.problems()).toEqual([
      content.problemAt(
        "inspirations/alpha/de.yaml",
        text,
        "settings.1",
        "the same 35 characters as in en",
        "write this text in de",
      ),
    ]);
  });

  it("reports it in the vocabulary and in the interface too", async () => {
    const content = new TestContent()
      .set("vocabulary/levels.yaml", "easy.definition.en", text)
      .set("vocabulary/levels.yaml", "easy.definition.it", text)
      .set("interface/en.yaml", "listing.hello", `${text} {name}`)
      .set("interface/nl.yaml", "listing.hello", `${text} {name}`);
    expect((await content.problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([
      "content/interface/nl.yaml listing.hello",
      "content/vocabulary/levels.yaml easy.definition.it",
    ]);
  });

  it("lets names, sources and short texts be the same", async () => {
    const content = new TestContent();
    for (const locale of ["en", "de"]) {
      const file = `inspirations/alpha/${locale}.yaml`;
      content.set(file, "name", "Value Proposition Canvas of the Team");
      content.set(file, "sources", ["Esther Derby, Diana Larsen, “Retrospectives”, 2006."]);
      content.set(file, "settings.0", "Canvas: Timer, Chat");
      content.set(
        `interface/${locale}.yaml`,
        "listing.count",
        "{count, plural, one {# Name, # Minute} other {# Namen, # Minuten}}.",
      );
    }
    expect(await content.problems()).toEqual([]);
  });
});
