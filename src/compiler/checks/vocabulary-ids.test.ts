import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

describe("checkVocabularyIds", () => {
  it.each([
    ["goals.0", "decde", "did you mean 'decide'? Otherwise write one of: decide"],
    ["phases.0", "middle", "write one of: open, close"],
    ["level", "easi", "did you mean 'easy'? Otherwise write one of: easy, intermediate, experienced"],
    ["tags.1", "visuals", "did you mean 'visual'? Otherwise write one of: agile, remote, visual"],
    ["desk", "facilitaton", "did you mean 'facilitation'? Otherwise write one of: facilitation"],
  ])("reports an unknown id in %s", async (field, id, expected) => {
    const content = new TestContent().set(facts, field, id);
    expect(await content.problems()).toEqual([content.problemAt(facts, id, field, `'${id}'`, expected)]);
  });

  it("reports an unknown context of a session", async () => {
    const content = new TestContent().set("sessions/gamma/facts.yaml", "contexts.0", "outer-space");
    expect(await content.problems()).toEqual([
      content.problemAt(
        "sessions/gamma/facts.yaml",
        "outer-space",
        "contexts.0",
        "'outer-space'",
        "write one of: team-routine",
      ),
    ]);
  });

  it("does not call every id unknown because a list cannot be read, nor an id whose term has a mistake", async () => {
    const content = new TestContent()
      .write("vocabulary/desks.yaml", "a: [")
      .set("vocabulary/levels.yaml", "easy.name.fr", "x".repeat(35));
    expect((await content.problems()).map(({ file }) => file)).toEqual([
      "content/vocabulary/desks.yaml",
      "content/vocabulary/levels.yaml",
    ]);
  });
});
